import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { breathe } from '../../host/work/breathe.ts';
import type { SiteCode } from '../../host/work/site-code.ts';
import { type TimedResult, withTimeLimit } from '../../host/work/time-limit.ts';
import { createWorkProcess, type WorkProcess, type WorkResult } from '../../host/work/work-process.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { DirectiveFailure } from '../directives/directive-failure.ts';
import { Unprepared } from '../lazy-module.ts';
import { UntriedText } from '../markdown/untried-text.ts';
import { FeatureError } from './feature-error.ts';
import type { TrialRequest } from './trial-worker.ts';

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
/** Bytes that a process may use while it parses one text. Node.js itself takes 60 MB. */
const TRIAL_MEMORY = 500_000_000;

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
      else yield { item, diagnostic: failureOf(result, timeout) };
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
  return problemIn(trial, place, timeout);
}

interface TrialParser {
  readonly parse: (text: string, milliseconds: number) => Promise<WorkResult<Root>>;
  readonly close: () => void;
}

/** One process for all texts: starting it costs more than parsing most of them. */
function createTrialParser(math: boolean): TrialParser {
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

function problemIn(trial: WorkResult<unknown>, place: Place, milliseconds: number): Diagnostic | undefined {
  switch (trial.outcome) {
    case 'done':
      return undefined;
    case 'time':
      return tooSlow(place, milliseconds);
    case 'memory':
      return {
        severity: 'error',
        code: 'markdown/too-dense',
        message: `Reading this page takes more than ${TRIAL_MEMORY / 1_000_000} MB of memory`,
        place,
        hint: 'Split the passage that begins here with empty lines, or put it in a code block.',
      };
    case 'crash':
      return crashed(place, trial.reason);
  }
}

function failureOf<Item extends { readonly file: string }, Value>(
  result: Exclude<TimedResult<Item, Value>, { readonly outcome: 'done' }>,
  milliseconds: number,
): Diagnostic {
  const { file } = result.item;
  if (result.outcome === 'timeout')
    return result.stopped === undefined
      ? tooSlow({ file }, milliseconds)
      : stoppedIn(result.stopped, file, milliseconds);
  const { error } = result;
  return error instanceof DirectiveFailure ? directiveCrashed(error) : crashed({ file }, messageOf(error));
}

function tooSlow(place: Place, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/timeout',
    message: `This page takes longer than ${milliseconds} ms to read`,
    place,
    hint:
      place.line === undefined
        ? 'Split the page, or raise markdown.timeout in site.config.ts.'
        : 'Split the passage that begins here with empty lines, or raise markdown.timeout in site.config.ts.',
  };
}

function stoppedIn({ what, place }: SiteCode, file: string, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/timeout',
    message: `This page takes longer than ${milliseconds} ms to read. ${what} was running`,
    place: place ?? { file },
    hint: 'Look for a loop that never ends in that code. Or raise markdown.timeout in site.config.ts.',
  };
}

function directiveCrashed({ message, place }: DirectiveFailure): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/crashed',
    message,
    place,
    hint: 'Fix the code of the directive, or leave it out.',
  };
}

function crashed(place: Place, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/crashed',
    message: `This page could not be parsed: ${reason}`,
    place,
    hint: "To find the passage, remove half of the page again and again. Or try markdown.parser: 'remark' in site.config.ts.",
  };
}
