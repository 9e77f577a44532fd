import { startOwnThread } from '../../host/work/own-thread.ts';
import { startClock } from '../../host/work/start-clock.ts';
import type { CodeBlock } from '../../model/entry.ts';
import type { MarkdownFile } from '../../model/paths/project-files.ts';
import type { EntriesContext, ThreadOptions } from './entries-context.ts';
import { keyOfEntries } from './entry-keys.ts';
import type { LoadQueue } from './load-queue.ts';

/** A source with its bytes, as the thread gets it. */
export interface SentSource {
  readonly collection: string;
  readonly file: string;
  readonly path: string;
  /** Absent if the file has disappeared. */
  readonly bytes: Uint8Array | undefined;
}

/** What the thread makes of some sources, in their order; `null` for one that it leaves to others. */
export type LoadAnswer = readonly (SentEntry | null)[];

/** A loaded entry: head and body as JSON, which the memo takes as it is. */
export interface SentEntry {
  readonly record: Uint8Array;
  readonly body: Uint8Array;
  readonly codeBlocks: readonly CodeBlock[];
}

export interface WrittenEntry extends SentEntry {
  readonly source: MarkdownFile;
}

export interface LoadThreadData extends ThreadOptions {
  /** Of everything that entries depend on: a thread that finds another one loads nothing. */
  readonly key: string;
}

export interface LoadThreadSurroundings {
  readonly context: EntriesContext;
  readonly onLoaded: (entry: WrittenEntry) => void;
}

export interface LoadThread {
  /** Waits for what is under way. */
  readonly end: () => Promise<void>;
}

/** Sources of one message, and messages that wait in the thread, so that it never waits for this process. */
const SHARE = 16;
const SHARES_AHEAD = 3;
/** Milliseconds for the thread to load a share, beyond which it is given up. */
const PATIENCE = 30_000;

/**
 * Starts a thread that loads sources from the end of a queue, while this process loads from its front. Whatever is not plain success
 * (a mistake of a feature, a text that must be tried, a page that shows other files) it puts back for this process.
 */
export function startLoadThread(
  queue: LoadQueue<MarkdownFile>,
  options: ThreadOptions,
  { context, onLoaded }: LoadThreadSurroundings,
): LoadThread {
  const workerData: LoadThreadData = { ...options, key: keyOfEntries(context) };
  const underWay: (readonly MarkdownFile[])[] = [];
  let settle = () => {};
  const idle = new Promise<void>(resolve => {
    settle = resolve;
  });
  let isReady = false;
  let isOver = false;
  // It runs while this process waits for the thread.
  let stopClock: (() => void) | undefined;
  const workerFile = new URL('./load-worker.mjs', import.meta.url);
  const started = startOwnThread<readonly SentSource[], LoadAnswer | 'ready'>(workerFile, workerData, {
    onAnswer: answer => {
      if (stopClock !== undefined) restartClock();
      if (answer === 'ready') isReady = true;
      else take(answer);
      feed();
    },
    onEnd: giveUp,
  });

  return {
    end: async () => {
      started.wait();
      restartClock();
      if (!isReady) giveUp();
      await idle;
      stopClock?.();
      await started.end();
    },
  };

  function take(answer: LoadAnswer): void {
    const share = underWay.shift() ?? [];
    for (const [index, source] of share.entries()) {
      const entry = answer[index];
      if (entry) onLoaded({ ...entry, source });
      else queue.putBack([source]);
    }
  }

  function feed(): void {
    while (!isOver && underWay.length < SHARES_AHEAD) {
      const share = queue.fromEnd(SHARE);
      if (share.length === 0) break;
      underWay.push(share);
      started.ask(share.map(sent));
    }
    if (underWay.length === 0) finish();
  }

  function sent({ collection, file, path }: MarkdownFile): SentSource {
    return { collection: collection.name, file, path, bytes: context.tree.read(file) };
  }

  /** Leaves everything that is under way to this process. */
  function giveUp(): void {
    queue.putBack(underWay.splice(0).flat());
    finish();
  }

  function finish(): void {
    isOver = true;
    settle();
  }

  function restartClock(): void {
    stopClock?.();
    stopClock = startClock(PATIENCE, giveUp);
  }
}
