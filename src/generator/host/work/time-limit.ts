import { withoutInterruptListeners } from '../on-interrupt.ts';
import { runFor } from './run-for.ts';
import type { SiteCode } from './site-code.ts';

/** The result of the work for one item. `stopped` is the code of the site in which it was broken off. */
export type TimedResult<Item, Value> =
  | { readonly item: Item; readonly outcome: 'done'; readonly value: Value }
  | { readonly item: Item; readonly outcome: 'timeout'; readonly stopped?: SiteCode }
  | { readonly item: Item; readonly outcome: 'thrown'; readonly error: unknown };

/**
 * The clock is a separate thread, and starting it takes 60 µs, more on busy processors, so one clock covers several items. Their results
 * wait for one another: many large ones would outlive the young generation of the heap, and with 100,000 pages the process would take 3 GB
 * instead of 1.5.
 */
const LARGE_ITEMS = 8;
const SMALL_ITEMS = 32;
/** Milliseconds that a small item takes at most. */
const SMALL = 0.5;
/** Milliseconds after which a batch is broken off, so that signals are heard between two batches. */
const LONGEST_BATCH = 1_000;

/**
 * Runs synchronous work for each item, which it takes when its turn is near, and stops one that takes longer than `milliseconds`, even
 * inside an endless loop. A clock runs for each batch. When it stops, the current item gets a second try alone, with the whole time for
 * itself; a signal then ends the process at once. An error of the work is the result of its item.
 */
export function* withTimeLimit<Item, Value>(
  milliseconds: number,
  items: Iterable<Item>,
  work: (item: Item) => Value,
): Generator<TimedResult<Item, Value>> {
  const source = items[Symbol.iterator]();
  let size = LARGE_ITEMS;
  let batch = take(source, size);
  while (batch.length > 0) {
    const results: TimedResult<Item, Value>[] = [];
    const start = performance.now();
    const { isInTime } = runFor(Math.min(milliseconds, LONGEST_BATCH), () => {
      for (const item of batch) results.push(attempt(item, work));
    });
    const slow = isInTime ? undefined : batch.at(results.length);
    if (slow !== undefined) results.push(attemptAlone(milliseconds, slow, work));
    size = performance.now() - start < SMALL * results.length ? SMALL_ITEMS : LARGE_ITEMS;
    yield* results;
    const rest = batch.slice(results.length);
    batch = [...rest, ...take(source, size - rest.length)];
  }
}

/** Up to `most` of the next items. */
function take<Item>(source: Iterator<Item>, most: number): readonly Item[] {
  const taken: Item[] = [];
  while (taken.length < most) {
    const next = source.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
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
  const ending = withoutInterruptListeners(() =>
    runFor(milliseconds, () => {
      result = attempt(item, work);
    }),
  );
  return ending.isInTime || ending.stopped === undefined ? result : { ...result, stopped: ending.stopped };
}
