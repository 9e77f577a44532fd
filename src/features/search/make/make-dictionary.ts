import { MOST_WEIGHT, NAME_MARK, type WordsFile } from '../index-format.ts';
import type { SearchedPage } from '../read/searched-page.ts';
import { createDrafts, type Draft } from './dictionary-drafts.ts';
import { roomOf } from './room-of.ts';

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

/** A word of running text must be on so many pages before it counts as one that a visitor may have meant. */
const FEWEST_PAGES = 3;

/** How many words are remembered for people who mistype them: those on most pages. */
const MOST_WORDS = 5_000;

/** The dictionary of all pages, in the order of its keys, and the site's own words. */
export function makeDictionary(pages: readonly SearchedPage[]): {
  readonly entries: readonly DictionaryEntry[];
  readonly words: WordsFile;
} {
  const drafts = createDrafts();
  const isUsual = usualTexts(pages);
  for (const { sections } of pages) {
    drafts.beginPage(roomOf(sections));
    for (const { shortTexts, runningText } of sections) {
      drafts.beginPlace();
      for (const [text, found] of shortTexts) if (!isUsual(text)) drafts.addShort(found);
      drafts.addRunning(runningText);
    }
  }
  const sorted = drafts.inOrder();
  const most = Math.max(FEWEST_COMMON, pages.length * COMMON_SHARE);
  return { entries: sorted.map(([key, draft]) => entryOf(key, draft, most)), words: wordsOf(sorted) };
}

/** The headings and labels that are on so many pages that they say nothing about one of them. */
function usualTexts(pages: readonly SearchedPage[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    const texts = new Set(sections.flatMap(({ shortTexts }) => shortTexts.map(([text]) => text)));
    for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = Math.max(FEWEST_USUAL, pages.length * USUAL_SHARE);
  const usual = new Set([...counts].flatMap(([text, count]) => (count > most ? text : [])));
  return text => usual.has(text);
}

function entryOf(key: string, { postings, titled, pages }: Draft, most: number): DictionaryEntry {
  const isCommon = pages > most && !key.endsWith(NAME_MARK);
  const places = isCommon ? new Set(titled) : undefined;
  const kept: number[] = [];
  for (let at = 0; at < postings.length; at += 2) {
    const [place = 0, weight = 0] = [postings[at], postings[at + 1]];
    if (places?.has(place) !== false)
      kept.push(place, Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight))));
  }
  return { key, postings: kept, isCommon };
}

function wordsOf(sorted: readonly (readonly [string, Draft])[]): WordsFile {
  const own = sorted.filter(
    ([key, { titled, pages }]) => isWord(key) && (titled.length > 0 || pages >= FEWEST_PAGES),
  );
  const best = own.sort(([, a], [, b]) => b.pages - a.pages).slice(0, MOST_WORDS);
  return best.map(([key]) => key).join(' ');
}

/** Whether a word is worth remembering for people who mistype it. */
function isWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}
