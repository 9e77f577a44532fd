import { isNearly } from '@mapwright/site/search';
import type { WordsFile } from '../../index-format.ts';
import type { FoundWord } from './find-word.ts';
import type { SearchIndex } from './open-index.ts';

/** How many other spellings are offered. */
const MOST_SUGGESTIONS = 3;

/** The word of the site that somebody has probably mistyped: whole words before beginnings, then what is on more pages. */
export async function correctWord(index: SearchIndex, typed: string): Promise<string | undefined> {
  return nearWords(await index.words(), typed)[0];
}

function nearWords({ words, counts }: WordsFile, typed: string): readonly string[] {
  const near = words
    .split(' ')
    .flatMap((word, at) => (isNearly(word, typed) ? { word, count: counts[at] ?? 0 } : []));
  const difference = (word: string) => Math.max(1, Math.abs(word.length - typed.length));
  return near
    .sort((a, b) => difference(a.word) - difference(b.word) || b.count - a.count)
    .map(({ word }) => word);
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
  const near = nearlyNearWords(await index.words(), word);
  return near
    .slice(0, MOST_SUGGESTIONS)
    .map(other => asked.map(one => (one === word ? other : one)).join(' '));
}

/** Words with two typing errors: those that are one error away from the word without one of its letters. */
function nearlyNearWords(file: WordsFile, typed: string): readonly string[] {
  const shorter = [...typed].map((_, at) => typed.slice(0, at) + typed.slice(at + 1));
  const found = shorter.flatMap(variant => nearWords(file, variant));
  const close = found.filter(word => Math.abs(word.length - typed.length) <= 2);
  return [...new Set(close)];
}
