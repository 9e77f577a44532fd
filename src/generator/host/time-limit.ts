import { Script } from 'node:vm';

export type TimedResult<Item, Value> =
  | { readonly item: Item; readonly isDone: true; readonly value: Value }
  | { readonly item: Item; readonly isDone: false };

const script = new Script('__timeLimited()');

/** Starting the clock costs about 0.07 ms, so it runs for some items together. */
const BATCH = 32;

/**
 * Runs synchronous work for each item and gives up on one that takes longer than `milliseconds`, even inside an endless loop.
 * The clock runs for a batch; whoever is under way when it stops has used nearly all of it. Errors of the work are thrown on.
 */
export function* withTimeLimit<Item, Value>(
  milliseconds: number,
  items: readonly Item[],
  work: (item: Item) => Value,
): Generator<TimedResult<Item, Value>> {
  let rest = items;
  while (rest.length > 0) {
    const values: Value[] = [];
    const batch = rest.slice(0, BATCH);
    const isInTime = runFor(milliseconds, () => {
      for (const item of batch) values.push(work(item));
    });
    for (const [index, value] of values.entries()) yield { item: at(batch, index), isDone: true, value };
    if (!isInTime && values.length < batch.length) yield { item: at(batch, values.length), isDone: false };
    rest = rest.slice(isInTime ? batch.length : Math.min(values.length + 1, batch.length));
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
