import { NAME_MARK, type Posting, type WordsFile } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';
import { isWord, namesOfPage, type WeightedTerm, wordsOfPage } from './page-terms.ts';

/** A key of the dictionary and its places, in order. */
export interface DictionaryEntry {
  readonly key: string;
  readonly postings: readonly Posting[];
  /** It is on so many pages that running text does not count. */
  readonly isCommon: boolean;
}

/** A word on so large a part of the pages says nothing about a page in whose running text it is. */
const COMMON_SHARE = 0.3;

/** Below this number of pages no word is common. */
const FEWEST_COMMON = 40;

/** A word of running text must be on so many pages before somebody may have meant it. */
const FEWEST_PAGES = 3;

interface Draft {
  readonly postings: (Posting & { readonly isText: boolean })[];
  pages: number;
  lastPage: number;
  isTitled: boolean;
}

/** The dictionary of all pages, in the order of its keys, and the site's own words. */
export function makeDictionary(pages: readonly SearchedPage[]): {
  readonly entries: readonly DictionaryEntry[];
  readonly words: WordsFile;
} {
  const drafts = new Map<string, Draft>();
  let first = 0;
  for (const [page, searched] of pages.entries()) {
    for (const term of wordsOfPage(searched)) addTerm(drafts, { ...term, place: first + term.place }, page);
    for (const { term, ...name } of namesOfPage(searched))
      addTerm(drafts, { ...name, term: `${term}${NAME_MARK}`, place: first + name.place }, page);
    first += searched.sections.length;
  }
  const sorted = [...drafts].sort(([a], [b]) => (a < b ? -1 : 1));
  const most = Math.max(FEWEST_COMMON, pages.length * COMMON_SHARE);
  return { entries: sorted.map(([key, draft]) => entryOf(key, draft, most)), words: wordsOf(sorted) };
}

function addTerm(drafts: Map<string, Draft>, term: WeightedTerm, page: number): void {
  let draft = drafts.get(term.term);
  if (!draft) {
    draft = { postings: [], pages: 0, lastPage: -1, isTitled: false };
    drafts.set(term.term, draft);
  }
  if (draft.lastPage !== page) draft.pages += 1;
  draft.lastPage = page;
  draft.isTitled ||= !term.isText;
  draft.postings.push(term);
}

function entryOf(key: string, { postings, pages }: Draft, most: number): DictionaryEntry {
  const isCommon = pages > most && !key.endsWith(NAME_MARK);
  const kept = isCommon ? postings.filter(({ isText }) => !isText) : postings;
  return { key, postings: kept.map(({ place, weight }) => ({ place, weight })), isCommon };
}

function wordsOf(sorted: readonly (readonly [string, Draft])[]): WordsFile {
  const own = sorted.filter(
    ([key, { isTitled, pages }]) => isWord(key) && (isTitled || pages >= FEWEST_PAGES),
  );
  return { words: own.map(([key]) => key).join(' '), counts: own.map(([, { pages }]) => pages) };
}
