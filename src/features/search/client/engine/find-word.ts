import { foldText, inflectedForms, wordsInName } from '@mapwright/site/search';
import { BEGINNING_MARK, NAME_MARK, type TermsFile } from '../../index-format.ts';
import { decodePostings } from './decode-postings.ts';
import { EMPTY_TERMS, type SearchIndex } from './open-index.ts';

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
  const inflected = /^en\b/.test(index.file.language) ? inflectedForms(word) : new Set<string>();
  const forms = formsOf(index, word, inflected);
  const [{ weights, isCommon }, shard] = await Promise.all([
    findForms(index, forms),
    index.terms(`${word}${BEGINNING_MARK}`),
  ]);
  addBeginning(weights, shard, word);
  const isForm = matcherOf(new Set(forms.keys()), word);
  return { weights, isCommon, pages: countPages(index, weights), matches: isForm };
}

/** Finds the places of two words that are written as one, and of its synonyms. */
export async function findJoined(index: SearchIndex, word: string): Promise<FoundWord> {
  const forms = formsOf(index, word, new Set());
  const { weights, isCommon } = await findForms(index, forms);
  return { weights, isCommon, pages: countPages(index, weights), matches: matcherOf(new Set(forms.keys())) };
}

/** The forms of a word and its synonyms, with how well each fits. */
function formsOf(
  { file: { synonyms } }: SearchIndex,
  word: string,
  inflected: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const synonymsOf = (form: string) => (Object.hasOwn(synonyms, form) ? (synonyms[form] ?? []) : []);
  const fits = new Map<string, number>();
  for (const other of [word, ...inflected].flatMap(synonymsOf)) fits.set(other, FITS.synonym);
  for (const form of inflected) fits.set(form, FITS.inflected);
  return fits.set(word, 1);
}

async function findForms(
  index: SearchIndex,
  forms: ReadonlyMap<string, number>,
): Promise<{ readonly weights: Map<number, number>; readonly isCommon: boolean }> {
  const shards = await Promise.all([...forms.keys()].map(index.terms));
  const weights = new Map<number, number>();
  let isCommon = false;
  for (const [at, [form, fit]] of [...forms].entries()) {
    const isIn = addWord(weights, shards[at] ?? EMPTY_TERMS, { key: form, fit });
    isCommon ||= isIn === 'common' && fit > FITS.synonym;
  }
  return { weights, isCommon };
}

function countPages(index: SearchIndex, weights: ReadonlyMap<number, number>): number {
  return new Set([...weights.keys()].map(index.pageOf)).size;
}

function addWord(
  weights: Map<number, number>,
  shard: TermsFile,
  { key, fit }: { readonly key: string; readonly fit: number },
): 'common' | 'rare' | null {
  const at = shard.keys.indexOf(key);
  if (at === -1) return null;
  add(weights, shard.postings[at] ?? '', fit);
  return shard.common.includes(at) ? 'common' : 'rare';
}

/** Adds the words that begin with a word: the closer they are in length, the better they fit. */
function addBeginning(weights: Map<number, number>, shard: TermsFile, word: string): void {
  if (addWord(weights, shard, { key: `${word}${BEGINNING_MARK}`, fit: FITS.beginning }) !== null) return;
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

/** Matches a form, a word that begins with what was typed, and a word like `getGeoViewBox` with a part that does. */
function matcherOf(forms: ReadonlySet<string>, beginning?: string): (written: string) => boolean {
  const isFound = (word: string) =>
    forms.has(word) || (beginning !== undefined && word.startsWith(beginning));
  return written => isFound(foldText(written)) || wordsInName(written).some(isFound);
}
