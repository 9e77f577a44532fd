import { Script } from 'node:vm';

export type TimedResult<Item, Value> =
  | { readonly item: Item; readonly isDone: true; readonly value: Value }
  | { readonly item: Item; readonly isDone: false };

const script = new Script('__timeLimited()');

/** The clock is a thread of its own, and dear: it runs for many items together. */
const BATCH = 256;

/**
 * Runs synchronous work for each item and gives up on one that takes longer than `milliseconds`, even inside an endless loop.
 * The clock runs for a batch. Whoever is under way when it stops is tried once more alone, with all the time for itself.
 * Errors of the work are thrown on.
 */
export function* withTimeLimit<Item, Value>(
  milliseconds: number,
  items: readonly Item[],
  work: (item: Item) => Value,
): Generator<TimedResult<Item, Value>> {
  let done = 0;
  let batchSize = BATCH;
  while (done < items.length) {
    const values: Value[] = [];
    const batch = items.slice(done, done + batchSize);
    const isInTime = runFor(milliseconds, () => {
      for (const item of batch) values.push(work(item));
    });
    for (const value of values) yield { item: at(items, done++), isDone: true, value };
    const isSlow = !isInTime && values.length < batch.length;
    if (isSlow && batchSize === 1) yield { item: at(items, done++), isDone: false };
    batchSize = isSlow && batchSize > 1 ? 1 : BATCH;
  }
}

function runFor(milliseconds: number, work: () => void): boolean {
  const place: typeof globalThis & { __timeLimited?: () => void } = globalThis;
  place.__timeLimited = work;
  try {
    script.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false;
    throw error;
  } finally {
    delete place.__timeLimited;
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index}`);
  return item;
}
