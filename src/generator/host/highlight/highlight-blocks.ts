import { Worker } from 'node:worker_threads';
import type { CodeBlock } from '../../model/entry.ts';
import type { Highlighter } from './highlighter.ts';

/** Highlights code, in this thread or, when there is much of it, in others. Results do not depend on the number of threads. */
export interface CodeHighlighter {
  /** HTML in the order of the blocks. */
  readonly highlight: (blocks: readonly CodeBlock[]) => Promise<readonly string[]>;
  /** Ends the threads, if any were started. */
  readonly close: () => Promise<void>;
}

/** Blocks that one thread highlights in about the time that another takes to start and to load its grammars. */
const BLOCKS_WORTH_A_WORKER = 200;

export function createCodeHighlighter(workerCount: number): CodeHighlighter {
  const workers: Worker[] = [];
  let own: Promise<Highlighter> | undefined;

  async function inThisThread(blocks: readonly CodeBlock[]): Promise<readonly string[]> {
    own ??= import('./highlighter.ts').then(({ createHighlighter }) => createHighlighter());
    const highlighter = await own;
    await highlighter.load(blocks);
    return blocks.map(highlighter.highlight);
  }

  return {
    highlight: async blocks => {
      const count = Math.min(workerCount, Math.floor(blocks.length / BLOCKS_WORTH_A_WORKER));
      if (count < 2) return inThisThread(blocks);
      while (workers.length < count)
        workers.push(new Worker(new URL('./highlight-worker.mjs', import.meta.url)));
      const share = Math.ceil(blocks.length / count);
      const parts = workers
        .slice(0, count)
        .map((worker, index) => ask(worker, blocks.slice(index * share, (index + 1) * share)));
      return (await Promise.all(parts)).flat();
    },
    close: async () => {
      await Promise.all(workers.splice(0).map(worker => worker.terminate()));
    },
  };
}

function ask(worker: Worker, blocks: readonly CodeBlock[]): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (html: readonly string[]) => {
      worker.off('error', reject);
      resolve(html);
    });
    worker.postMessage(blocks);
  });
}
