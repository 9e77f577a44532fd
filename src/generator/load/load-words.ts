import { type Counter, createCounter } from '../../templates/shared/words/create-counter.ts';
import type { Words } from '../../templates/shared/words/words.ts';
import type { Wording } from '../model/wording.ts';

/** The words that loading writes into HTML. */
export interface LoadWords {
  readonly words: Words;
  readonly counter: Counter;
}

/** The words from a site's configuration. */
export function loadWordsOf({ language, words }: Wording): LoadWords {
  return { words, counter: createCounter(language) };
}
