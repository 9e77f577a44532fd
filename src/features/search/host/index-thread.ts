import { createAnsweringThread } from '@mapwright/site/system';
import type { IndexedFile, IndexOptions } from '../make/make-index.ts';
import type { PageToRead } from '../read/searched-page.ts';

/** What the thread is asked. */
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
  const thread = createAnsweringThread<IndexRequest, unknown>('the search', workerFile);
  return {
    // The type of an answer follows from that of its request: see `worker.ts`.
    read: async page => (await thread.ask({ type: 'read', page })) as string | null,
    make: async (readings, options) => {
      try {
        return (await thread.ask({ type: 'make', readings, options })) as readonly IndexedFile[];
      } finally {
        thread.end();
      }
    },
  };
}
