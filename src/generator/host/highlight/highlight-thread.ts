import { Worker } from 'node:worker_threads';
import type { SiteConfig } from '../../model/config.ts';
import type { CodeBlock } from '../../model/entry.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { startClock } from '../work/start-clock.ts';
import type { HighlightAnswer, HighlightRequest } from './answer-block.ts';
import { type HighlightedBlock, type HighlightFailure, withoutColours } from './highlighted-block.ts';

/** How a site has its code highlighted. `timeout` is for each block, in milliseconds. */
export type HighlightOptions = Pick<SiteConfig['markdown'], 'highlighter' | 'timeout'>;

/** A thread that highlights. It starts when it is needed, and again after it has hung or died. */
export interface HighlightThread {
  /** In the order of the blocks. */
  readonly highlight: (
    blocks: readonly CodeBlock[],
    options: HighlightOptions,
  ) => Promise<readonly HighlightedBlock[]>;
  readonly close: () => Promise<void>;
}

/** Milliseconds for a thread to start or to load a grammar; both are quick even on a busy machine. */
const LOADING_TIME = 60_000;
/** After a thread has hung or died at this many blocks, the others of its share stay without colours too. */
const MOST_FAILURES = 8;

/** `workerFile` is the compiled thread. */
export function createHighlightThread(workerFile: URL): HighlightThread {
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(workerFile);
    // A thread that dies while idle is replaced at the next block.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  return {
    highlight: async (blocks, options) => {
      const done: HighlightedBlock[] = [];
      let failures = 0;
      while (done.length < blocks.length) {
        worker ??= start();
        const failure = await collect(worker, { blocks: blocks.slice(done.length), options, done });
        if (failure === null) continue;
        await end();
        failures += 1;
        // The current block is at fault: those before it are done.
        const lost = blocks.slice(done.length, failures < MOST_FAILURES ? done.length + 1 : undefined);
        done.push(...lost.map(block => withoutColours(block, failure)));
      }
      return done;
    },
    close: end,
  };
}

interface Share {
  readonly blocks: readonly CodeBlock[];
  readonly options: HighlightOptions;
  /** Takes what is done. */
  readonly done: HighlightedBlock[];
}

/** Has a thread highlight the blocks; what it died of, if it did. */
function collect(worker: Worker, { blocks, options, done }: Share): Promise<HighlightFailure | null> {
  return new Promise(resolve => {
    const wanted = done.length + blocks.length;
    let thrown: string | undefined;
    const late = () => settle({ kind: 'timeout' });
    let stopClock = startClock(LOADING_TIME, late);
    worker.on('message', hear).on('error', fail).on('exit', die);
    const request: HighlightRequest = { highlighter: options.highlighter, blocks };
    worker.postMessage(request);

    function hear(answer: HighlightAnswer): void {
      stopClock();
      if (typeof answer !== 'string') done.push(answer);
      if (done.length === wanted) settle(null);
      else stopClock = startClock(answer === 'loading' ? LOADING_TIME : options.timeout, late);
    }

    /** An error may overtake earlier answers; the end of the thread comes after all of them. */
    function fail(error: unknown): void {
      thrown = messageOf(error);
    }

    function die(code: number): void {
      settle({ kind: 'crashed', message: thrown ?? `the highlighter stopped (${code})` });
    }

    function settle(failure: HighlightFailure | null): void {
      stopClock();
      worker.off('message', hear).off('error', fail).off('exit', die);
      resolve(failure);
    }
  });
}
