import type { CodeBlock } from '../../model/entry.ts';
import { createHighlightThread, type HighlightThread } from './highlight-thread.ts';
import type { HighlightedBlock } from './highlighted-block.ts';

/**
 * Highlights code in other threads, since only a thread can be ended that hangs in a grammar. Results do not depend on the
 * number of threads.
 */
export interface CodeHighlighter {
  /** In the order of the blocks. One that takes longer than `milliseconds`, or that the highlighter fails at, stays without colours. */
  readonly highlight: (
    blocks: readonly CodeBlock[],
    milliseconds: number,
  ) => Promise<readonly HighlightedBlock[]>;
  /** Ends the threads, if any were started. */
  readonly close: () => Promise<void>;
}

/** Blocks that one thread highlights in about the time that another takes to start and to load its grammars. */
const BLOCKS_WORTH_A_WORKER = 200;

export function createCodeHighlighter(
  workerCount: number,
  workerFile = new URL('./highlight-worker.mjs', import.meta.url),
): CodeHighlighter {
  const threads: HighlightThread[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  async function share(blocks: readonly CodeBlock[], milliseconds: number): Promise<HighlightedBlock[]> {
    const count = Math.max(1, Math.min(workerCount, Math.floor(blocks.length / BLOCKS_WORTH_A_WORKER)));
    while (threads.length < count) threads.push(createHighlightThread(workerFile));
    const size = Math.ceil(blocks.length / count);
    const parts = threads
      .slice(0, count)
      .map((thread, index) => thread.highlight(blocks.slice(index * size, (index + 1) * size), milliseconds));
    return (await Promise.all(parts)).flat();
  }

  return {
    // The development server may be asked for two pages at once: one after the other.
    highlight: (blocks, milliseconds) => {
      const result = turn.then(() => share(blocks, milliseconds));
      turn = result.catch(() => {});
      return result;
    },
    close: async () => {
      await turn;
      await Promise.all(threads.splice(0).map(thread => thread.close()));
    },
  };
}
