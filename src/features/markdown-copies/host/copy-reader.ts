import { createAnsweringThread } from '@mapwright/site/system';
import { type PageToCopy, readCopy } from '../read/read-copy.ts';

/** Converts pages to Markdown. */
export interface CopyReader {
  /** `null` for a page without a `<main>`. */
  readonly read: (page: PageToCopy) => string | null | Promise<string | null>;
  /** Every page has been read. */
  readonly end: () => void;
}

/** A thread takes as long to start as it takes to convert about so many pages. */
const FEW = 100;

/** Few pages are converted here; more in a thread, beside the rendering of the pages. */
export function createCopyReader(
  workerFile = new URL('./markdown-copies-worker.mjs', import.meta.url),
): CopyReader {
  const thread = createAnsweringThread<PageToCopy, string | null>('the Markdown copies', workerFile);
  let count = 0;
  return {
    read: page => {
      count += 1;
      return count <= FEW ? readCopy(page) : thread.ask(page);
    },
    end: () => {
      count = 0;
      thread.end();
    },
  };
}
