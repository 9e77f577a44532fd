import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { createWorkProcess, type WorkProcess, type WorkResult } from '../../host/work/work-process.ts';
import type { TrialRequest } from './trial-worker.ts';

/** Bytes that a process may use while it parses one text. Node.js itself takes 60 MB. */
export const TRIAL_MEMORY = 500_000_000;

/** Parses texts in a separate process, because a text may hang or crash the parser. */
export interface TrialParser {
  readonly parse: (text: string, milliseconds: number) => Promise<WorkResult<Root>>;
  readonly close: () => void;
}

/** One process for all texts: starting it costs more than parsing most of them. `math` = the site has formulas. */
export function createTrialParser(math: boolean): TrialParser {
  const workerFile = fileURLToPath(new URL('./trial-worker.mjs', import.meta.url));
  const worker: WorkProcess<TrialRequest, Root> = createWorkProcess(workerFile, TRIAL_MEMORY);
  let isFresh = true;
  return {
    parse: async (text, milliseconds) => {
      const first = await worker.ask({ text, math }, milliseconds);
      // What earlier texts have left in memory does not count for this one.
      const result =
        first.outcome === 'memory' && !isFresh ? await worker.ask({ text, math }, milliseconds) : first;
      isFresh = result.outcome !== 'done';
      return result;
    },
    close: worker.close,
  };
}
