/** Gathers single events into one call. */
export interface ChangeBatch {
  /** Notes what happened to a file. */
  readonly note: (path: string, event: 'added' | 'changed' | 'removed') => void;
  /** Forgets what has not been reported yet. */
  readonly cancel: () => void;
}

/** Milliseconds without an event before the call, and at most between the first event and the call. */
interface Patience {
  readonly quiet: number;
  readonly longest: number;
}

const FOR_ONE_SAVE: Patience = { quiet: 15, longest: 150 };
const FOR_MANY_SAVES: Patience = { quiet: 60, longest: 250 };
const FOR_MANY_FILES: Patience = { quiet: 120, longest: 2000 };
const MANY_FILES = 20;
const RECENT = 300;

/**
 * Calls back with the sorted paths when no more changes come: soon after a single save, later if saves follow one another, and once for
 * the many files of a checkout. It never reports a temporary file that came and went, even if its end is noticed late.
 */
export function createChangeBatch(
  onChange: (changed: readonly string[]) => void,
  isThere: (path: string) => boolean,
): ChangeBatch {
  /** Path → whether it was new when it was first noted. */
  const pending = new Map<string, boolean>();
  const unreported = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let firstEvent = 0;
  let lastCall = Number.NEGATIVE_INFINITY;

  function call(): void {
    const changed: string[] = [];
    for (const [path, isNew] of pending) {
      if (isNew && !isThere(path)) unreported.add(path);
      else changed.push(path);
    }
    cancel();
    lastCall = performance.now();
    if (changed.length > 0) onChange(changed.sort());
  }

  function cancel(): void {
    clearTimeout(timer);
    pending.clear();
  }

  return {
    note(path, event) {
      if (unreported.delete(path) && event === 'removed') return;
      const now = performance.now();
      if (pending.size === 0) firstEvent = now;
      if (!pending.has(path)) pending.set(path, event === 'added');
      clearTimeout(timer);
      timer = setTimeout(call, timeToWait(patienceFor(pending.size, now - lastCall), now - firstEvent));
    },
    cancel,
  };
}

function patienceFor(files: number, sinceLastCall: number): Patience {
  if (files >= MANY_FILES) return FOR_MANY_FILES;
  return sinceLastCall < RECENT ? FOR_MANY_SAVES : FOR_ONE_SAVE;
}

function timeToWait({ quiet, longest }: Patience, sinceFirstEvent: number): number {
  return Math.max(0, Math.min(quiet, longest - sinceFirstEvent));
}
