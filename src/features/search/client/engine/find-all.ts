import { searchWords } from '@mapwright/site/search';
import { correctWord, suggestQueries } from './correct-word.ts';
import { findNames } from './find-names.ts';
import { type FoundWord, findJoined, findWord } from './find-word.ts';
import type { Found, Scope } from './found.ts';
import type { SearchIndex } from './open-index.ts';
import { countByArea, inScope } from './scope-pages.ts';
import { scorePages } from './score-pages.ts';
import { showResult } from './show-result.ts';

/** How many pages a search answers with, unless it says. */
const MOST = 10;

/** Answers a query from an index. */
export async function findAll(index: SearchIndex, query: string, scope: Scope): Promise<Found> {
  const asked = searchWords(query);
  if (asked.length === 0) return { results: [], total: 0, counts: {}, suggestions: [] };
  const searched = await Promise.all(asked.map(word => findOrCorrect(index, word)));
  const words = searched.map(({ word }) => word);
  const found = await joinWords(
    index,
    searched.map(({ found }) => found),
    words,
  );
  const names = await findNames(index, words);
  const scored = scorePages(index, { found, names, ...(scope.here !== undefined && { here: scope.here }) });
  const inVersion = scored.filter(({ page }) =>
    inScope(index, page, { version: scope.version ?? index.file.versions[0] ?? 'all' }),
  );
  const shown =
    scope.area === undefined
      ? inVersion
      : inVersion.filter(({ page }) => inScope(index, page, { area: scope.area ?? '' }));
  const isCorrected = words.some((word, at) => word !== asked[at]);
  const best = shown.slice(0, scope.most ?? MOST);
  return {
    results: (await Promise.all(best.map(page => showResult(index, page, found)))).flatMap(
      result => result ?? [],
    ),
    total: shown.length,
    counts: countByArea(
      index,
      inVersion.map(({ page }) => page),
    ),
    ...(isCorrected && { corrected: words.join(' ') }),
    suggestions: shown.length === 0 ? await suggestQueries(index, asked, found) : [],
  };
}

async function findOrCorrect(
  index: SearchIndex,
  word: string,
): Promise<{ readonly word: string; readonly found: FoundWord }> {
  const found = await findWord(index, word);
  if (found.weights.size > 0 || found.isCommon) return { word, found };
  const other = await correctWord(index, word);
  return other === undefined ? { word, found } : { word: other, found: await findWord(index, other) };
}

/** Two words may be written as one: each of them finds what the one word finds. */
async function joinWords(
  index: SearchIndex,
  found: readonly FoundWord[],
  words: readonly string[],
): Promise<readonly FoundWord[]> {
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const joined = await Promise.all(pairs.map(pair => findJoined(index, pair)));
  return found.map((word, at) => [joined[at - 1], joined[at]].reduce<FoundWord>(joinFound, word));
}

function joinFound(word: FoundWord, other: FoundWord | undefined): FoundWord {
  if (!other || other.weights.size === 0) return word;
  const weights = new Map(word.weights);
  for (const [place, weight] of other.weights) weights.set(place, Math.max(weights.get(place) ?? 0, weight));
  return { ...word, weights, matches: written => word.matches(written) || other.matches(written) };
}
