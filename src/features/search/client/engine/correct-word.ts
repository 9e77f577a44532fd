import { isNearly } from '@mapwright/site/search';
import type { FoundWord } from './find-word.ts';
import type { SearchIndex } from './open-index.ts';

/** How many other spellings are offered. */
const MOST_SUGGESTIONS = 3;

/** The word of the site that somebody has probably mistyped: whole words before beginnings, then what is on more pages. */
export async function correctWord(index: SearchIndex, typed: string): Promise<string | undefined> {
  const [own, { keys }] = await Promise.all([index.words(), index.terms(typed)]);
  // Rare words are only in the dictionary; after an error they are still near.
  const others = keys.filter(key => /^\p{L}+$/u.test(key));
  return nearWords([...own.words.split(' '), ...others], typed)[0];
}

/** The words, given from the most to the least frequent, that are one error away. */
function nearWords(words: readonly string[], typed: string): readonly string[] {
  const difference = (word: string) => Math.max(1, Math.abs(word.length - typed.length));
  return words.filter(word => isNearly(word, typed)).sort((a, b) => difference(a) - difference(b));
}

/** The query with the words that find nothing replaced by others with two errors, or left out. */
export async function suggestQueries(
  index: SearchIndex,
  asked: readonly string[],
  found: readonly FoundWord[],
): Promise<readonly string[]> {
  const missing = asked.filter((_, at) => found[at]?.weights.size === 0);
  const [word, ...more] = missing;
  if (word === undefined || more.length > 0) return [];
  const near = nearlyNearWords((await index.words()).words.split(' '), word);
  return near
    .slice(0, MOST_SUGGESTIONS)
    .map(other => asked.map(one => (one === word ? other : one)).join(' '));
}

/** Words with two typing errors: those that are one error away from the word with a letter left out or swapped. */
function nearlyNearWords(words: readonly string[], typed: string): readonly string[] {
  const variants = [...typed].flatMap((letter, at) => {
    const [before, next = '', after] = [typed.slice(0, at), typed[at + 1], typed.slice(at + 2)];
    return [before + next + after, before + next + letter + after];
  });
  const found = variants.flatMap(variant => nearWords(words, variant));
  const close = found.filter(word => Math.abs(word.length - typed.length) <= 2);
  return [...new Set(close)];
}
