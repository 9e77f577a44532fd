import { isNearly } from '@mapwright/site/search';
import { countErrors } from './count-errors.ts';
import type { FoundWord } from './find-word.ts';
import type { SearchIndex } from './open-index.ts';

/** How many other spellings are offered. */
const MOST_SUGGESTIONS = 3;

/** Two typing errors are considered in words of this length or longer. */
const LENGTH_FOR_TWO = 7;

/** The word of the site that somebody has probably mistyped: whole words before beginnings, then what is on more pages. */
export async function correctWord(index: SearchIndex, typed: string): Promise<string | undefined> {
  return nearWords(await wordsFor(index, typed), typed)[0];
}

/**
 * The words that may have been meant, the most frequent first. Rare words are only in the dictionary, in whose order a mistyped word is
 * still near the right one.
 */
async function wordsFor(index: SearchIndex, typed: string): Promise<readonly string[]> {
  const [own, { keys }] = await Promise.all([index.words(), index.terms(typed)]);
  return [...own.split(' '), ...keys.filter(key => /^\p{L}+$/u.test(key))];
}

/** The words, given from the most to the least frequent, that are one error away. */
function nearWords(words: readonly string[], typed: string): readonly string[] {
  const difference = (word: string) => Math.max(1, Math.abs(word.length - typed.length));
  return words.filter(word => isNearly(word, typed)).sort((a, b) => difference(a) - difference(b));
}

/**
 * The query with other spellings of the one word that finds nothing: those one typing error away, or two if there are none. A query with
 * several such words gets no suggestions.
 */
export async function suggestQueries(
  index: SearchIndex,
  asked: readonly string[],
  found: readonly FoundWord[],
): Promise<readonly string[]> {
  const missing = asked.filter((_, at) => found[at]?.weights.size === 0 && !found[at]?.isCommon);
  const [word, ...more] = missing;
  if (word === undefined || more.length > 0) return [];
  const words = await wordsFor(index, word);
  const near = nearWords(words, word);
  return [...new Set(near.length > 0 ? near : wordsWithTwoErrors(words, word))]
    .slice(0, MOST_SUGGESTIONS)
    .map(other => asked.map(one => (one === word ? other : one)).join(' '));
}

/** In a shorter word, two errors leave too little of what was meant. */
function wordsWithTwoErrors(words: readonly string[], typed: string): readonly string[] {
  if (typed.length < LENGTH_FOR_TWO) return [];
  return words.filter(word => Math.abs(word.length - typed.length) <= 2 && countErrors(word, typed) <= 2);
}
