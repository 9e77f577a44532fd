import { Worker } from 'node:worker_threads';
import type { IndexedFile, IndexOptions } from '../make/make-index.ts';
import type { PageToRead } from '../read/searched-page.ts';

/** What the thread is asked; it handles one request after the other. */
export type IndexRequest =
  | { readonly type: 'read'; readonly page: PageToRead }
  | { readonly type: 'make'; readonly readings: readonly string[]; readonly options: IndexOptions };

/** Reads pages and makes the index in a thread, beside the rendering of the pages. It starts at a request and ends when an index is made. */
export interface IndexThread {
  /** What the index needs of a page, as text; `null` for nothing. */
  readonly read: (page: PageToRead) => Promise<string | null>;
  readonly make: (readings: readonly string[], options: IndexOptions) => Promise<readonly IndexedFile[]>;
}

export function createIndexThread(workerFile = new URL('./search-worker.mjs', import.meta.url)): IndexThread {
  let running: RunningThread | undefined;

  function ask(request: IndexRequest): Promise<unknown> {
    running ??= startThread(workerFile, () => {
      running = undefined;
    });
    return running.ask(request);
  }

  return {
    // The answers come from our own worker, compiled with this program.
    read: async page => (await ask({ type: 'read', page })) as string | null,
    make: async (readings, options) => {
      try {
        return (await ask({ type: 'make', readings, options })) as readonly IndexedFile[];
      } finally {
        running?.close();
      }
    },
  };
}

interface RunningThread {
  readonly ask: (request: IndexRequest) => Promise<unknown>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that waits for a request does not keep the process alive. */
function startThread(workerFile: URL, onEnd: () => void): RunningThread {
  const worker = new Worker(workerFile);
  const waiting: Waiting[] = [];
  worker.unref();

  worker.on('message', (answer: unknown) => {
    waiting.shift()?.resolve(answer);
    if (waiting.length === 0) worker.unref();
  });
  worker.on('error', error => end(error));
  worker.on('exit', code => end(new Error(`The thread of the search stopped (${code})`)));

  function end(error: unknown): void {
    onEnd();
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  return {
    ask: request =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.ref();
        worker.postMessage(request);
      }),
    close: () => {
      onEnd();
      void worker.terminate();
    },
  };
}
