import { MOST_WEIGHT } from '../index-format.ts';
import type { SearchedPage, WeighedSection } from '../read/searched-page.ts';
import { createSplitter, type SplitWord, type SplitWords } from '../read/split-words.ts';
import { PART, type WeighedText } from '../read/weigh-text.ts';
import { isSymbol } from './page-names.ts';
import type { IsUsual, WeightedTerm } from './weighted-term.ts';

/** How much a word counts in each kind of text. */
const WEIGHTS = { title: 34, name: 26, heading: 18, label: 10, description: 6 } as const;

/** Adds a word of a page. */
export type AddTerm = (term: WeightedTerm) => void;

/** Finds the words of pages, and remembers how it has split what is written: the same is written on many pages. */
export function createWordFinder(isUsual: IsUsual): (page: SearchedPage, add: AddTerm) => void {
  const split = createSplitter();
  return (page, add) => {
    for (const [place, section] of page.sections.entries())
      for (const [term, { weight, isText }] of weighWords(page, section, { place, split, isUsual }))
        add({ term, place, weight: Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight))), isText });
  };
}

interface WordWeight {
  weight: number;
  readonly isText: boolean;
}

function weighWords(
  page: SearchedPage,
  section: WeighedSection,
  {
    place,
    split,
    isUsual,
  }: { readonly place: number; readonly split: SplitWords; readonly isUsual: IsUsual },
): ReadonlyMap<string, WordWeight> {
  const weights = new Map<string, WordWeight>();
  const add = (text: string, weight: number, isText = false) =>
    addShort(weights, split(text), { weight, isText });
  if (place === 0) {
    add(page.title, WEIGHTS.title);
    for (const name of page.names) add(name, WEIGHTS.name);
  }
  if (!isUsual(section.heading)) add(section.heading, WEIGHTS.heading);
  if (isSymbol(section.id)) add(section.id, WEIGHTS.heading * PART);
  for (const label of section.labels) if (!isUsual(label)) add(label, WEIGHTS.label);
  if (place === 0) add(page.description, WEIGHTS.description, true);
  addText(weights, section.weighed);
  return weights;
}

/** Adds the words of a short text: the fewer they are, the more each counts. A word that is there already keeps its larger weight. */
function addShort(weights: Map<string, WordWeight>, words: readonly SplitWord[], given: WordWeight): void {
  const whole = words.filter(({ isPart }) => !isPart).length;
  for (const { word, isPart } of words) {
    const weight = (given.weight * (isPart ? PART : 1)) / (1 + 0.12 * (whole - 1));
    const known = weights.get(word);
    if (!known) weights.set(word, { weight, isText: given.isText });
    else known.weight = Math.max(known.weight, weight);
  }
}

/** Adds the words of running text, which have been weighed when the page was read. */
function addText(known: Map<string, WordWeight>, { words, weights }: WeighedText): void {
  for (const [index, word] of words.entries()) {
    const weight = weights[index] ?? 0;
    const found = known.get(word);
    if (found) found.weight += weight;
    else known.set(word, { weight, isText: true });
  }
}
