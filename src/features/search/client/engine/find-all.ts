import { type AskedWord, readQuery } from '../quotes.ts';
import { correctWord, suggestQueries } from './correct-word.ts';
import { fillersIn } from './filler-words.ts';
import { findNames } from './find-names.ts';
import { type FoundWord, findExact, findJoined, findWord } from './find-word.ts';
import type { Found, Scope } from './found.ts';
import type { SearchIndex } from './open-index.ts';
import { areaOf, countByArea, isInVersion, searchedVersion } from './scope-pages.ts';
import { scorePages } from './score-pages.ts';
import { showResult } from './show-result.ts';

/** How many pages a search shows, unless its scope says. */
const MOST = 10;

const NOTHING: Found = { results: [], total: 0, isCut: false, counts: new Map(), suggestions: [] };

/** Answers a query from an index: finds its words, scores the pages that have them, and shows the best in the scope. */
export async function findAll(index: SearchIndex, query: string, scope: Scope): Promise<Found> {
  const asked = readQuery(query);
  if (asked.length === 0) return NOTHING;
  const { words, found } = await findWords(index, asked);
  const names = await findNames(index, words);
  const scored = scorePages(index, { found, names, here: scope.here });
  const version = searchedVersion(index, scope);
  const inVersion = scored.filter(({ page }) => isInVersion(index, page, version));
  const inScope =
    scope.area === undefined ? inVersion : inVersion.filter(({ page }) => areaOf(index, page) === scope.area);
  const best = inScope.slice(0, scope.most ?? MOST);
  const results = await Promise.all(best.map(page => showResult(index, page, found)));
  const isCorrected = words.some((word, at) => word !== asked[at]?.word);
  return {
    results: results.flatMap(result => result ?? []),
    total: inScope.length,
    isCut: inScope.length > 0 && isCut(found),
    counts: countByArea(index, inVersion),
    ...(version !== undefined && { version }),
    ...(isCorrected && { corrected: words.join(' ') }),
    suggestions: await suggestQueries(index, words, found),
  };
}

/** What each word of a query finds, and the words that were searched: some may be corrected. Pages need not have filler words. */
async function findWords(
  index: SearchIndex,
  asked: readonly AskedWord[],
): Promise<{ readonly words: readonly string[]; readonly found: readonly FoundWord[] }> {
  const searched = await Promise.all(asked.map(one => findOrCorrect(index, one)));
  const words = searched.map(({ word }) => word);
  const fillers = fillersIn(words, index.file.language);
  const found = searched.map(({ found }, at) =>
    fillers[at] && !asked[at]?.isExact ? { ...found, isCommon: true } : found,
  );
  return { words, found: await joinWords(index, found, words) };
}

async function findOrCorrect(
  index: SearchIndex,
  { word, isExact }: AskedWord,
): Promise<{ readonly word: string; readonly found: FoundWord }> {
  const found = await (isExact ? findExact : findWord)(index, word);
  if (isExact || found.weights.size > 0 || found.isCommon) return { word, found };
  const other = await correctWord(index, word);
  return other === undefined ? { word, found } : { word: other, found: await findWord(index, other) };
}

/** Whether there may be more pages: a word that a page need not have adds none to those with the other words. */
function isCut(found: readonly FoundWord[]): boolean {
  const needed = found.filter(({ isCommon }) => !isCommon);
  return (needed.length === 0 ? found : needed).some(word => word.isCut);
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
