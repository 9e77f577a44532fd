import type { FoundWord } from './find-word.ts';
import type { SearchIndex } from './open-index.ts';
import { areaAround, areaOf } from './scope-pages.ts';

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
  readonly here: string | undefined;
}

/** What is found in one place counts this much on top of what is found anywhere on the page. */
const TOGETHER = 1.2;

/** A word in the title of a page counts this much in each of its sections. */
const TITLED = 0.3;

/** A whole name counts this much for each unit of its weight. */
const NAMED = 6;

/** Pages in the area that the reader is in: in a reference, its pages count as much as others. */
const HERE = 1.38;

/** A section with less than this share of the best one's score is not shown. */
const SECTION_SHARE = 0.45;
const MOST_SECTIONS = 3;

/** With so many words, pages that lack one of them are shown too, after the others. */
const FORGIVING = 3;

/** How rare a word is that a page need not have. */
const COMMON = 0.4;

/** The pages with all words, or, if there are none, those with most of them; the best first. */
export function scorePages(index: SearchIndex, asked: Asked): readonly ScoredPage[] {
  const needed = asked.found.flatMap(({ isCommon }, at) => (isCommon ? [] : at));
  const pages = [...groupByPage(index, asked)].map(([page, places]) => ({
    page,
    places,
    has: needed.filter(at => [...places].some(place => asked.found[at]?.weights.has(place))).length,
  }));
  const most = pages.reduce((most, { has }) => Math.max(most, has), 0);
  const fewest = needed.length >= FORGIVING ? Math.max(1, most - 1) : most;
  return pages
    .filter(({ has }) => has >= fewest)
    .map(candidate => scorePage(index, asked, candidate))
    .sort((a, b) => b.score - a.score || a.page - b.page);
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
  const all = sum(() => 1);
  const best = rarities.map((_, at) => Math.max(...[...places].map(place => weightIn(at, place))));
  const scored = [...places].map(place => {
    // A section of a page about one word is about the other. With only some of the words, it counts less.
    const weightNear = (at: number) => Math.max(weightIn(at, place), TITLED * weightIn(at, first));
    const share = sum(at => (weightNear(at) > 0 ? 1 : 0)) / all;
    return { place, score: sum(weightNear) * share + NAMED * (asked.names.get(place) ?? 0) };
  });
  const together = Math.max(...scored.map(({ score }) => score));
  const coverage = sum(at => (best[at] ? 1 : 0)) / all;
  const rank = (index.file.pages.ranks[page] ?? 100) / 100;
  const near = asked.here !== undefined && areaOf(index, page) === areaAround(index, asked.here) ? HERE : 1;
  const sections = scored
    .filter(({ place, score }) => place !== first && score >= SECTION_SHARE * together)
    .sort((a, b) => b.score - a.score || a.place - b.place);
  return {
    page,
    score: (sum(at => best[at] ?? 0) + TOGETHER * together) * coverage ** 2 * rank * near,
    sections: sections.slice(0, MOST_SECTIONS).map(({ place }) => place - first),
  };
}

/** The fewer pages a word is on, the more it counts. */
function rarityOf({ pages, isCommon }: FoundWord, all: number): number {
  return isCommon ? COMMON : Math.log(1 + all / (1 + pages));
}
