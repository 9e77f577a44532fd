import type { Diagnostic } from '../../model/diagnostic.ts';
import { ServerFailure } from './cache-server.ts';

/** What went wrong with the server of a shared cache in one run. */
export interface CacheTroubles {
  /** Whether there is still any use in asking the server. */
  readonly isUsable: (what: Direction) => boolean;
  readonly failed: (what: Direction, error: unknown) => void;
  readonly damaged: () => void;
  /** The server has taken all the time that it may have. */
  readonly ranOut: (what: Direction, seconds: number) => void;
  /** At most one for each kind of trouble. */
  readonly warnings: () => readonly Diagnostic[];
}

export type Direction = 'read' | 'written';

/** Failures of one kind, until the server is given up. */
const MOST_FAILURES = 4;

interface Trouble {
  count: number;
  isOver: boolean;
  reason: string;
  status: number | undefined;
}

/** `origin` is how messages name the server. */
export function createCacheTroubles(origin: string): CacheTroubles {
  const none = (): Trouble => ({ count: 0, isOver: false, reason: '', status: undefined });
  const troubles = { read: none(), written: none(), damaged: none() };

  function add(trouble: Trouble, reason: string, isLasting: boolean, status?: number): void {
    trouble.count += 1;
    trouble.isOver ||= isLasting || trouble.count >= MOST_FAILURES;
    trouble.reason ||= reason;
    trouble.status ??= status;
  }

  return {
    isUsable: what => !troubles[what].isOver && !troubles.damaged.isOver,
    failed: (what, error) => {
      if (!(error instanceof ServerFailure)) throw error;
      // A full server can still be read; one that cannot be reached is not asked to store anything.
      add(troubles[what], error.message, error.isLasting, error.status);
      if (what === 'read' && troubles.read.isOver) troubles.written.isOver = true;
    },
    damaged: () => add(troubles.damaged, '', false),
    ranOut: (what, seconds) => add(troubles[what], `it took more than ${Math.round(seconds)} s in all`, true),
    warnings: () => [
      ...(troubles.read.count > 0 ? [unread(origin, troubles.read)] : []),
      ...(troubles.damaged.count > 0 ? [damaged(origin, troubles.damaged)] : []),
      ...(troubles.written.count > 0 ? [unwritten(origin, troubles.written)] : []),
    ],
  };
}

function unread(origin: string, { isOver, reason, status }: Trouble): Diagnostic {
  const consequence = isOver ? 'this build went on without it' : 'some of it was made again';
  return {
    severity: 'warning',
    code: 'cache/shared-not-read',
    message: `The shared cache at ${origin} could not be read (${reason}), so ${consequence}`,
    hint:
      status === 401 || status === 403
        ? 'Check the token in cache.token of site.config.ts.'
        : 'Check cache.url in site.config.ts, and whether this machine reaches the server. Nothing but time is lost.',
  };
}

function unwritten(origin: string, { reason, status }: Trouble): Diagnostic {
  return {
    severity: 'warning',
    code: 'cache/shared-not-written',
    message: `The shared cache at ${origin} did not store everything (${reason}), so other builds will make it again`,
    hint:
      status === 401 || status === 403
        ? 'Check that the token in cache.token of site.config.ts may write, or leave out cache.write.'
        : 'Look at the disk and the log of the server. Nothing but time is lost.',
  };
}

function damaged(origin: string, { isOver, count }: Trouble): Diagnostic {
  const values = count === 1 ? 'a value' : `${count} values`;
  return {
    severity: 'warning',
    code: 'cache/shared-damaged',
    message: `The shared cache at ${origin} gave ${values} with the wrong content${isOver ? ', so this build went on without it' : ''}`,
    hint: 'Nothing of it was used. If this happens again, empty the cache on the server.',
  };
}
