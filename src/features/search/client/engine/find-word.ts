import { foldText, inflectedForms, wordsInName } from '@mapwright/site/search';
import { BEGINNING_MARK, MOST_PLACES, NAME_MARK, type Posting, type TermsFile } from '../../index-format.ts';
import { decodePostings } from './decode-postings.ts';
import { EMPTY_TERMS, type SearchIndex } from './open-index.ts';

/** What a word of a query finds. */
export interface FoundWord {
  /** How well each place fits. */
  readonly weights: ReadonlyMap<number, number>;
  /** How many pages it is on. */
  readonly pages: number;
  /** It says little, or is on so many pages that only titles, headings and names count: a page need not have it. */
  readonly isCommon: boolean;
  /** The index knows only the best places. */
  readonly isCut: boolean;
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
  const isCut = addBeginning(weights, shard, word);
  const isForm = matcherOf(forms, word);
  return { weights, isCommon, isCut, pages: countPages(index, weights), matches: isForm };
}

/** Finds the places of a word as it is. */
export function findExact(index: SearchIndex, word: string): Promise<FoundWord> {
  return findWhole(index, new Map([[word, 1]]));
}

/** Finds the places of two words that are written as one, and of its synonyms. */
export function findJoined(index: SearchIndex, word: string): Promise<FoundWord> {
  return findWhole(index, formsOf(index, word, new Set()));
}

async function findWhole(index: SearchIndex, forms: ReadonlyMap<string, number>): Promise<FoundWord> {
  const { weights, isCommon } = await findForms(index, forms);
  const pages = countPages(index, weights);
  return { weights, isCommon, isCut: false, pages, matches: matcherOf(forms) };
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
  const found = await Promise.all([...forms.keys()].map(form => findForm(index, form)));
  const weights = new Map<number, number>();
  let isCommon = false;
  for (const [at, fit] of [...forms.values()].entries()) {
    for (const posting of found[at]?.postings ?? []) add(weights, posting, fit);
    isCommon ||= found[at]?.isCommon === true && fit > FITS.synonym;
  }
  return { weights, isCommon };
}

interface FoundForm {
  readonly postings: readonly Posting[];
  readonly isCommon: boolean;
}

/** The places that have all words of a form: a synonym may have several. */
async function findForm(index: SearchIndex, form: string): Promise<FoundForm> {
  const words = form.split(' ');
  const shards = await Promise.all(words.map(index.terms));
  return words.map((word, at) => findKey(shards[at] ?? EMPTY_TERMS, word)).reduce(inBoth);
}

function findKey(shard: TermsFile, key: string): FoundForm {
  const at = shard.keys.indexOf(key);
  return { postings: decodePostings(shard.postings[at] ?? ''), isCommon: shard.common.includes(at) };
}

function inBoth(one: FoundForm, other: FoundForm): FoundForm {
  const weights = new Map(other.postings.map(({ place, weight }) => [place, weight]));
  const postings = one.postings.flatMap(({ place, weight }) => {
    const also = weights.get(place);
    return also === undefined ? [] : { place, weight: Math.min(weight, also) };
  });
  return { postings, isCommon: one.isCommon && other.isCommon };
}

function countPages(index: SearchIndex, weights: ReadonlyMap<number, number>): number {
  return new Set([...weights.keys()].map(index.pageOf)).size;
}

/** Adds the words that begin with a word: the closer they are in length, the better they fit. Returns whether there may be more. */
function addBeginning(weights: Map<number, number>, shard: TermsFile, word: string): boolean {
  const best = findKey(shard, `${word}${BEGINNING_MARK}`).postings;
  for (const posting of best) add(weights, posting, FITS.beginning);
  if (best.length > 0) return best.length >= MOST_PLACES;
  for (const [at, key] of shard.keys.entries()) {
    if (!key.startsWith(word) || key === word || !isWordKey(key)) continue;
    const fit = FITS.beginning * (0.5 + (0.5 * word.length) / key.length);
    for (const posting of decodePostings(shard.postings[at] ?? '')) add(weights, posting, fit);
  }
  return false;
}

function isWordKey(key: string): boolean {
  return !key.endsWith(NAME_MARK) && !key.endsWith(BEGINNING_MARK);
}

function add(weights: Map<number, number>, { place, weight }: Posting, fit: number): void {
  weights.set(place, Math.max(weights.get(place) ?? 0, weight * fit));
}

/** Matches a form, a word that begins with what was typed, and a word like `getGeoViewBox` with a part that does. */
function matcherOf(forms: ReadonlyMap<string, number>, beginning?: string): (written: string) => boolean {
  const words = new Set([...forms.keys()].flatMap(form => form.split(' ')));
  const isFound = (word: string) =>
    words.has(word) || (beginning !== undefined && word.startsWith(beginning));
  return written => isFound(foldText(written)) || wordsInName(written).some(isFound);
}
