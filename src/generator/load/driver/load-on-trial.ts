import type { Root } from 'mdast';
import { breathe } from '../../host/work/breathe.ts';
import { withTimeLimit } from '../../host/work/time-limit.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { Unprepared } from '../lazy-module.ts';
import { UntriedText } from '../markdown/untried-text.ts';
import { FeatureError } from './feature-error.ts';
import { loadFailure, trialFailure } from './load-failures.ts';
import { createTrialParser, type TrialParser } from './trial-parser.ts';

export interface TrialContext<Item, Value> {
  /** Milliseconds for each item, and for each trial. */
  readonly timeout: number;
  /** Whether the site has formulas. */
  readonly math: boolean;
  /** Trees of the texts that passed their trial. */
  readonly tried: Map<string, Root>;
  readonly load: (item: Item) => Value;
}

/** A loaded value, or why the item cannot be loaded. */
export type LoadResult<Item, Value> =
  | { readonly item: Item; readonly value: Value }
  | { readonly item: Item; readonly diagnostic: Diagnostic };

/** How many items are loaded before the process handles signals and messages of other processes again. */
const PAUSE = 8;

/**
 * Loads items, each within the time limit. If an item contains an untried text, a separate process parses that text, beside the other
 * items, and then the item is loaded again with its tree. If that process does not succeed, the item is refused. An error of a feature is
 * not the item's: it is thrown on.
 */
export async function* loadOnTrial<Item extends { readonly file: string }, Value>(
  items: Iterable<Item>,
  context: TrialContext<Item, Value>,
): AsyncGenerator<LoadResult<Item, Value>> {
  const { timeout, load } = context;
  const again: Item[] = [];
  const refused: LoadResult<Item, Value>[] = [];
  const parser = createTrialParser(context.math);
  let trials = Promise.resolve();
  let done = 0;
  try {
    for (const result of withTimeLimit(timeout, withThoseReady(), load)) {
      const { item } = result;
      if (result.outcome === 'done') yield { item, value: result.value };
      else if (result.outcome === 'thrown' && result.error instanceof Unprepared) {
        await result.error.prepare();
        again.push(item);
      } else if (result.outcome === 'thrown' && result.error instanceof UntriedText) {
        const { error } = result;
        trials = trials.then(async () => {
          const diagnostic = await refusalOf(error, parser, context);
          if (diagnostic === undefined) again.push(item);
          else refused.push({ item, diagnostic });
        });
      } else if (result.outcome === 'thrown' && result.error instanceof FeatureError) throw result.error;
      else yield { item, diagnostic: loadFailure(result, timeout) };
      if (++done % PAUSE === 0) await breathe();
    }
    await trials;
  } finally {
    parser.close();
  }
  yield* refused;
  if (again.length > 0) yield* loadOnTrial(again, context);

  /** The items, and between them those that can be loaded again. */
  function* withThoseReady(): Generator<Item> {
    for (const item of items) {
      yield* again.splice(0);
      yield item;
    }
  }
}

/** Parses a text in the separate process, unless that has already happened for another page. */
async function refusalOf(
  { text, place }: UntriedText,
  parser: TrialParser,
  { tried, timeout }: { readonly tried: Map<string, Root>; readonly timeout: number },
): Promise<Diagnostic | undefined> {
  if (tried.has(text)) return undefined;
  const trial = await parser.parse(text, timeout);
  if (trial.outcome === 'done') tried.set(text, trial.answer);
  return trialFailure(trial, place, timeout);
}
