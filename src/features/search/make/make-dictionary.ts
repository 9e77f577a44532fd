import { NAME_MARK, type WordsFile } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';
import { namesOfPage } from './page-names.ts';
import { createWordFinder } from './page-words.ts';
import type { IsUsual, WeightedTerm } from './weighted-term.ts';

/** A key of the dictionary and its places, in order. */
export interface DictionaryEntry {
  readonly key: string;
  /** Place, weight, place, weight…: a site has hundreds of thousands of them, and objects would take most of the time. */
  readonly postings: readonly number[];
  /** It is on so many pages that running text does not count. */
  readonly isCommon: boolean;
}

/** A word on so large a part of the pages says nothing about a page in whose running text it is. */
const COMMON_SHARE = 0.3;

/** Below this number of pages no word is common. */
const FEWEST_COMMON = 40;

/** The same for a whole heading or label. */
const USUAL_SHARE = 0.1;
const FEWEST_USUAL = 20;

/** A word of running text must be on so many pages before somebody may have meant it. */
const FEWEST_PAGES = 3;

/** How many words are remembered for people who mistype them: those on most pages. */
const MOST_WORDS = 5_000;

interface Draft {
  readonly postings: number[];
  /** Those that are not only in running text. */
  readonly titled: number[];
  pages: number;
  lastPage: number;
}

/** The dictionary of all pages, in the order of its keys, and the site's own words. */
export function makeDictionary(pages: readonly SearchedPage[]): {
  readonly entries: readonly DictionaryEntry[];
  readonly words: WordsFile;
} {
  const drafts = createDrafts();
  const isUsual = usualTexts(pages);
  const addWords = createWordFinder(isUsual);
  for (const searched of pages) {
    drafts.beginPage(searched.sections.length);
    addWords(searched, word => drafts.add(word.term, word));
    for (const name of namesOfPage(searched, isUsual)) drafts.add(`${name.term}${NAME_MARK}`, name);
  }
  const sorted = drafts.inOrder();
  const most = Math.max(FEWEST_COMMON, pages.length * COMMON_SHARE);
  return { entries: sorted.map(([key, draft]) => entryOf(key, draft, most)), words: wordsOf(sorted) };
}

/** The headings and labels that are on so many pages that they say nothing about one of them. */
function usualTexts(pages: readonly SearchedPage[]): IsUsual {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    const texts = new Set(sections.flatMap(({ heading, labels }) => [heading, ...labels]));
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = Math.max(FEWEST_USUAL, pages.length * USUAL_SHARE);
  const usual = new Set([...counts].flatMap(([text, count]) => (count > most ? text : [])));
  return text => usual.has(text);
}

/** Collects keys page by page. */
function createDrafts() {
  const drafts = new Map<string, Draft>();
  let page = -1;
  let first = 0;
  let next = 0;
  return {
    beginPage(places: number): void {
      page += 1;
      first = next;
      next += places;
    },
    add(key: string, { place, weight, isText }: WeightedTerm): void {
      let draft = drafts.get(key);
      if (!draft) {
        draft = { postings: [], titled: [], pages: 0, lastPage: -1 };
        drafts.set(key, draft);
      }
      if (draft.lastPage !== page) draft.pages += 1;
      draft.lastPage = page;
      draft.postings.push(first + place, weight);
      if (!isText) draft.titled.push(first + place, weight);
    },
    /** Sorting the keys alone is faster. */
    inOrder: (): readonly (readonly [string, Draft])[] =>
      [...drafts.keys()].sort().flatMap((key): [string, Draft][] => {
        const draft = drafts.get(key);
        return draft ? [[key, draft]] : [];
      }),
  };
}

function entryOf(key: string, { postings, titled, pages }: Draft, most: number): DictionaryEntry {
  const isCommon = pages > most && !key.endsWith(NAME_MARK);
  return { key, postings: isCommon ? titled : postings, isCommon };
}

function wordsOf(sorted: readonly (readonly [string, Draft])[]): WordsFile {
  const own = sorted.filter(
    ([key, { titled, pages }]) => isWord(key) && (titled.length > 0 || pages >= FEWEST_PAGES),
  );
  const best = own.sort(([, a], [, b]) => b.pages - a.pages).slice(0, MOST_WORDS);
  return { words: best.map(([key]) => key).join(' '), counts: best.map(([, { pages }]) => pages) };
}

/** Whether a word is worth remembering for people who mistype it. */
function isWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}
