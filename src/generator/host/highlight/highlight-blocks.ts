import type { CodeBlock } from '../../model/entry.ts';
import { processorCount } from '../work/processor-count.ts';
import { createHighlightThread, type HighlightOptions, type HighlightThread } from './highlight-thread.ts';
import type { HighlightedBlock } from './highlighted-block.ts';

/**
 * Highlights code in other threads, because a grammar that hangs can only be ended with its thread. The result does not depend on the
 * number of threads.
 */
export interface CodeHighlighter {
  /** In the order of the blocks. A block stays without colours if it takes too long or the highlighter fails. */
  readonly highlight: (
    blocks: readonly CodeBlock[],
    options: HighlightOptions,
  ) => Promise<readonly HighlightedBlock[]>;
  /** Ends the threads, if any have started. */
  readonly close: () => Promise<void>;
}

/** The number of blocks that one thread highlights while another starts and loads its grammars. */
const BLOCKS_WORTH_A_WORKER = 1_000;

/** At most `workerCount` threads, and one fewer than there are processors; they start when there is code for them. */
export function createCodeHighlighter(
  workerCount: number,
  workerFile = new URL('./highlight-worker.mjs', import.meta.url),
  processors = processorCount,
): CodeHighlighter {
  const threads: HighlightThread[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  // The thread that renders needs a processor too.
  const most = Math.min(workerCount, Math.max(1, processors - 1));

  async function share(blocks: readonly CodeBlock[], options: HighlightOptions): Promise<HighlightedBlock[]> {
    // A build that gives up may still have code in its queue. A thread that starts now would never be ended.
    if (isClosed) throw new Error('The highlighter has been closed');
    const count = Math.max(1, Math.min(most, Math.floor(blocks.length / BLOCKS_WORTH_A_WORKER)));
    while (threads.length < count) threads.push(createHighlightThread(workerFile));
    const size = Math.ceil(blocks.length / count);
    const parts = threads
      .slice(0, count)
      .map((thread, index) => thread.highlight(blocks.slice(index * size, (index + 1) * size), options));
    return (await Promise.all(parts)).flat();
  }

  return {
    // The development server may get requests for two pages at once: this handles one after the other.
    highlight: (blocks, options) => {
      const result = turn.then(() => share(blocks, options));
      turn = result.catch(() => {});
      return result;
    },
    close: async () => {
      isClosed = true;
      await turn;
      await Promise.all(threads.splice(0).map(thread => thread.close()));
    },
  };
}
