import { foldText, inflectedForms, searchWords } from '@mapwright/site/search';
import { BEGINNING_MARK, NAME_MARK, type TermsFile } from '../../index-format.ts';
import { decodePostings } from './decode-postings.ts';
import type { SearchIndex } from './open-index.ts';

/** What a word of a query finds. */
export interface FoundWord {
  /** How well each place fits. */
  readonly weights: ReadonlyMap<number, number>;
  /** How many pages it is on. */
  readonly pages: number;
  /** It is on so many pages that only titles, headings and names count: a page need not have it. */
  readonly isCommon: boolean;
  /** Whether a word of a text, as written there, is what was found. */
  readonly matches: (written: string) => boolean;
}

/** How well each kind of match fits, compared with the word itself. */
const FITS = { inflected: 0.85, synonym: 0.8, beginning: 0.75 };

/** Finds the places of a word: as it is, inflected, as a synonym, and as the beginning of longer words. */
export async function findWord(index: SearchIndex, word: string): Promise<FoundWord> {
  const { synonyms, language } = index.file;
  const inflected = /^en\b/.test(language) ? inflectedForms(word) : new Set<string>();
  const others = [word, ...inflected].flatMap(form =>
    Object.hasOwn(synonyms, form) ? (synonyms[form] ?? []) : [],
  );
  const fits = new Map<string, number>();
  for (const other of others) fits.set(other, FITS.synonym);
  for (const form of inflected) fits.set(form, FITS.inflected);
  fits.set(word, 1);
  const weights = new Map<number, number>();
  let isCommon = false;
  for (const [form, fit] of fits) {
    const isIn = addWord(weights, await index.terms(form), form, fit);
    isCommon ||= isIn === 'common' && fit > FITS.synonym;
  }
  addBeginning(weights, await index.terms(`${word}${BEGINNING_MARK}`), word);
  const pages = new Set([...weights.keys()].map(index.pageOf)).size;
  return { weights, pages, isCommon, matches: matcherOf(word, new Set(fits.keys())) };
}

function addWord(
  weights: Map<number, number>,
  shard: TermsFile,
  key: string,
  fit: number,
): 'common' | 'rare' | null {
  const at = shard.keys.indexOf(key);
  if (at === -1) return null;
  add(weights, shard.postings[at] ?? '', fit);
  return shard.common.includes(at) ? 'common' : 'rare';
}

/** Adds the words that begin with a word: the closer they are in length, the better they fit. */
function addBeginning(weights: Map<number, number>, shard: TermsFile, word: string): void {
  if (addWord(weights, shard, `${word}${BEGINNING_MARK}`, FITS.beginning) !== null) return;
  for (const [at, key] of shard.keys.entries()) {
    if (!key.startsWith(word) || key === word || !isWordKey(key)) continue;
    add(weights, shard.postings[at] ?? '', FITS.beginning * (0.5 + (0.5 * word.length) / key.length));
  }
}

function isWordKey(key: string): boolean {
  return !key.endsWith(NAME_MARK) && !key.endsWith(BEGINNING_MARK);
}

function add(weights: Map<number, number>, encoded: string, fit: number): void {
  for (const { place, weight } of decodePostings(encoded))
    weights.set(place, Math.max(weights.get(place) ?? 0, weight * fit));
}

function matcherOf(word: string, forms: ReadonlySet<string>): (written: string) => boolean {
  const isFound = (part: string) => forms.has(part) || part.startsWith(word);
  return written =>
    isFound(foldText(written)) ||
    (/\p{Ll}\p{Lu}/u.test(written) &&
      searchWords(written.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')).some(isFound));
}
