import type { FoundWord } from './find-word.ts';
import type { SearchIndex } from './open-index.ts';
import { areaOf } from './scope-pages.ts';

/** A page that was found. */
export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** The sections that fit best, by their number in the page. */
  readonly sections: readonly number[];
}

interface Asked {
  readonly found: readonly FoundWord[];
  /** The weights of places whose name is the query. */
  readonly names: ReadonlyMap<number, number>;
  /** The path of the page that the reader is on. */
  readonly here?: string;
}

/** What is found in one place counts this much on top of what is found anywhere on the page. */
const TOGETHER = 0.6;

/** A whole name counts this much for each unit of its weight. */
const NAMED = 6;

/** Pages in the area that the reader is in. */
const HERE = 1.12;

/** A section with less than this share of the best one's score is not shown. */
const SECTION_SHARE = 0.45;
const MOST_SECTIONS = 3;

/** The pages with all words, or, if there are none, those with most of them; the best first. */
export function scorePages(index: SearchIndex, asked: Asked): readonly ScoredPage[] {
  const places = groupByPage(index, asked);
  const needed = asked.found.flatMap(({ isCommon }, at) => (isCommon ? [] : at));
  const pages = [...places].map(([page, group]) => ({
    ...scorePage(index, asked, { page, places: group }),
    group,
  }));
  const counted = pages.map(page => ({ ...page, has: countWords(needed, asked.found, page.group) }));
  const most = counted.reduce((most, { has }) => Math.max(most, has), 0);
  return counted
    .filter(({ has }) => has === most)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .map(({ page, score, sections }) => ({ page, score, sections }));
}

/** The places that were found, by page. */
function groupByPage(index: SearchIndex, { found, names }: Asked): ReadonlyMap<number, ReadonlySet<number>> {
  const groups = new Map<number, Set<number>>();
  for (const { weights } of [...found, { weights: names }])
    for (const place of weights.keys()) {
      const page = index.pageOf(place);
      const group = groups.get(page) ?? new Set();
      groups.set(page, group.add(place));
    }
  return groups;
}

function countWords(
  needed: readonly number[],
  found: readonly FoundWord[],
  places: ReadonlySet<number>,
): number {
  return needed.filter(at => [...places].some(place => found[at]?.weights.has(place))).length;
}

interface Candidate {
  readonly page: number;
  readonly places: ReadonlySet<number>;
}

function scorePage(index: SearchIndex, asked: Asked, { page, places }: Candidate): ScoredPage {
  const first = index.firstPlace(page);
  const rarities = asked.found.map(word => rarityOf(word, index.file.pages.ranks.length));
  const weightIn = (at: number, place: number) => asked.found[at]?.weights.get(place) ?? 0;
  const sum = (value: (at: number) => number) =>
    rarities.reduce((total, rarity, at) => total + rarity * value(at), 0);
  const anywhere = sum(at => Math.max(...[...places].map(place => weightIn(at, place))));
  const named = (place: number) => NAMED * (asked.names.get(place) ?? 0);
  const scored = [...places].map(place => ({
    place,
    score: sum(at => weightIn(at, place)) + named(place),
    // A section of a page about one word is about the other.
    withTitle: sum(at => Math.max(weightIn(at, place), 0.3 * weightIn(at, first))) + named(place),
  }));
  const together = Math.max(...scored.map(({ score }) => score));
  const rank = (index.file.pages.ranks[page] ?? 100) / 100;
  const near = asked.here !== undefined && areaOf(index, page) === asked.here.split('/')[1] ? HERE : 1;
  const best = Math.max(...scored.map(({ withTitle }) => withTitle));
  const sections = scored
    .filter(({ place, withTitle }) => place !== first && withTitle >= SECTION_SHARE * best)
    .sort((a, b) => b.withTitle - a.withTitle || a.place - b.place);
  return {
    page,
    score: (anywhere + TOGETHER * together) * rank * near,
    sections: sections.slice(0, MOST_SECTIONS).map(({ place }) => place - first),
  };
}

/** The fewer pages a word is on, the more it counts. */
function rarityOf({ pages, isCommon }: FoundWord, all: number): number {
  return isCommon ? 0.7 : Math.log(1 + all / (1 + pages));
}
