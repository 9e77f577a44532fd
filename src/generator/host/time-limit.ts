import { Script } from 'node:vm';
import { withoutInterruptListeners } from './on-interrupt.ts';
import { errorCode } from './system-error.js';

/** The result of the work for one item. */
export type TimedResult<Item, Value> =
  | { readonly item: Item; readonly outcome: 'done'; readonly value: Value }
  | { readonly item: Item; readonly outcome: 'timeout' }
  | { readonly item: Item; readonly outcome: 'thrown'; readonly error: unknown };

const script = new Script('__timeLimited()');

/** The clock is a separate thread, and starting it is slow, so one clock covers many items. */
const BATCH = 256;
/** Milliseconds after which a batch is broken off, so that signals are heard between two batches. */
const LONGEST_BATCH = 1_000;

/**
 * Runs synchronous work for each item and stops one that takes longer than `milliseconds`, even inside an endless loop. A clock runs
 * for each batch. When it stops, the current item gets a second try alone, with the whole time for itself; a signal then ends the
 * process at once. An error of the work is the result of its item.
 */
export function* withTimeLimit<Item, Value>(
  milliseconds: number,
  items: readonly Item[],
  work: (item: Item) => Value,
): Generator<TimedResult<Item, Value>> {
  let done = 0;
  while (done < items.length) {
    const results: TimedResult<Item, Value>[] = [];
    const batch = items.slice(done, done + BATCH);
    const isInTime = runFor(Math.min(milliseconds, LONGEST_BATCH), () => {
      for (const item of batch) results.push(attempt(item, work));
    });
    const slow = isInTime ? undefined : batch.at(results.length);
    if (slow !== undefined) results.push(attemptAlone(milliseconds, slow, work));
    done += results.length;
    yield* results;
  }
}

function attempt<Item, Value>(item: Item, work: (item: Item) => Value): TimedResult<Item, Value> {
  try {
    return { item, outcome: 'done', value: work(item) };
  } catch (error) {
    return { item, outcome: 'thrown', error };
  }
}

function attemptAlone<Item, Value>(
  milliseconds: number,
  item: Item,
  work: (item: Item) => Value,
): TimedResult<Item, Value> {
  let result: TimedResult<Item, Value> = { item, outcome: 'timeout' };
  withoutInterruptListeners(() =>
    runFor(milliseconds, () => {
      result = attempt(item, work);
    }),
  );
  return result;
}

/** Runs synchronous work; `false` if it was broken off. */
export function runFor(milliseconds: number, work: () => void): boolean {
  const place: typeof globalThis & { __timeLimited?: () => void } = globalThis;
  place.__timeLimited = work;
  try {
    script.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    delete place.__timeLimited;
  }
}
