import { type Counter, createCounter } from '../../templates/shared/words/create-counter.ts';
import type { Words } from '../../templates/shared/words/words.ts';
import type { SiteConfig } from '../model/config.ts';

/** The words that loading writes into HTML. */
export interface LoadWords {
  readonly words: Words;
  readonly counter: Counter;
}

/** The words from a site's configuration. */
export function loadWordsOf({ language, words }: Pick<SiteConfig, 'language' | 'words'>): LoadWords {
  return { words, counter: createCounter(language) };
}

/** The part of every key that covers the words. A changed word loads everything again, which is acceptable because words rarely change. */
export function keyOfLoadWords({ language, words }: Pick<SiteConfig, 'language' | 'words'>): string {
  return JSON.stringify([language, words]);
}
