import { searchWords } from '@mapwright/site/search';
import { MOST_WEIGHT, NAME_WEIGHTS } from '../index-format.ts';
import type { SearchedPage, SearchedSection } from '../read/searched-page.ts';

/** A word in a place of a page, or a whole name of it. */
export interface WeightedTerm {
  readonly term: string;
  /** The place's number in the page. */
  readonly place: number;
  readonly weight: number;
  /** It is only in running text. */
  readonly isText: boolean;
}

/** How much a word counts in each kind of text. */
const WEIGHTS = { title: 34, name: 26, heading: 18, label: 10, description: 6, text: 9 } as const;

/** Part of a word that is written like `getGeoViewBox` counts less than a word of its own. */
const PART = 0.45;

/** The length of a text, in words, in which a word counts half when it occurs once. */
const USUAL_LENGTH = 120;

/** Longer ones are hashes and data. */
const LONGEST_WORD = 40;

/** Whether a heading or a label is on so many pages that it says nothing about one of them: `Examples`. */
export type IsUsual = (text: string) => boolean;

/** Adds a word of a page. */
export type AddTerm = (term: WeightedTerm) => void;

/** Finds the words of pages, and remembers how it has split what is written: the same is written on many pages. */
export function createWordFinder(isUsual: IsUsual): (page: SearchedPage, add: AddTerm) => void {
  const split = rememberWords();
  return (page, add) => {
    for (const [place, section] of page.sections.entries())
      for (const [term, { weight, isText }] of weighWords(page, section, { place, split, isUsual }))
        add({ term, place, weight: Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight))), isText });
  };
}

type Split = (text: string) => readonly Word[];

interface WordWeight {
  weight: number;
  readonly isText: boolean;
}

function weighWords(
  page: SearchedPage,
  section: SearchedSection,
  { place, split, isUsual }: { readonly place: number; readonly split: Split; readonly isUsual: IsUsual },
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
  addText(weights, split(`${section.heading} ${section.text}`));
  return weights;
}

/** Adds the words of a short text: the fewer they are, the more each counts. A word that is there already keeps its larger weight. */
function addShort(weights: Map<string, WordWeight>, words: readonly Word[], given: WordWeight): void {
  const whole = words.filter(({ isPart }) => !isPart).length;
  for (const { word, isPart } of words) {
    const weight = (given.weight * (isPart ? PART : 1)) / (1 + 0.12 * (whole - 1));
    const known = weights.get(word);
    if (!known) weights.set(word, { weight, isText: given.isText });
    else known.weight = Math.max(known.weight, weight);
  }
}

/** Adds the words of running text: the more often a word occurs in a shorter text, the more it counts. */
function addText(weights: Map<string, WordWeight>, words: readonly Word[]): void {
  const counts = new Map<string, number>();
  for (const { word, isPart } of words) counts.set(word, (counts.get(word) ?? 0) + (isPart ? PART : 1));
  for (const [word, count] of counts) {
    const weight = (WEIGHTS.text * count) / (count + 0.3 + words.length / USUAL_LENGTH);
    const known = weights.get(word);
    if (known) known.weight += weight;
    else weights.set(word, { weight, isText: true });
  }
}

interface Word {
  readonly word: string;
  readonly isPart: boolean;
}

/** Splits texts into words and the parts of words like `getGeoViewBox` and `pop-up`, which is `popup` too. */
function rememberWords(): Split {
  const known = new Map<string, readonly Word[]>();
  return text => {
    const found: Word[] = [];
    for (const piece of text.match(/[^\s/|,;()[\]{}<>"“”]+/g) ?? []) {
      const words = known.get(piece) ?? wordsOfPiece(piece);
      known.set(piece, words);
      for (const word of words) found.push(word);
    }
    return found;
  };
}

function wordsOfPiece(piece: string): readonly Word[] {
  const all = searchWords(piece).filter(word => word.length <= LONGEST_WORD);
  // A letter that is part of a code, such as `AR-M`, is no word.
  const words = all.length > 1 ? all.filter(word => word.length > 1) : all;
  const list: Word[] = words.map(word => ({ word, isPart: false }));
  if (/^[\p{L}]+-[\p{L}]+$/u.test(piece)) list.push({ word: words.join(''), isPart: true });
  if (/\p{Ll}\p{Lu}/u.test(piece)) {
    const parts = searchWords(piece.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 '));
    list.push(...parts.filter(part => !words.includes(part)).map(word => ({ word, isPart: true })));
  }
  return list;
}

/** The whole names of a page, by place. */
export function namesOfPage(page: SearchedPage, isUsual: IsUsual): readonly WeightedTerm[] {
  const own = [
    ...nameOf(page.title, 0, NAME_WEIGHTS.title),
    ...[page.title.split(':')[0] ?? '', ...page.names].flatMap(name => nameOf(name, 0, NAME_WEIGHTS.name)),
    ...versionsIn(page.title).flatMap(name => nameOf(name, 0, NAME_WEIGHTS.title)),
  ];
  const sections = page.sections.flatMap((section, place) => {
    const { heading, labels } = section;
    const unusual = {
      heading: isUsual(heading) ? '' : heading,
      labels: labels.filter(label => !isUsual(label)),
    };
    return namesOfSection({ ...section, ...unusual }, place);
  });
  return best([...own, ...sections]);
}

/** The version with which a title begins: `8.6.0` is `8.6` too. */
function versionsIn(title: string): readonly string[] {
  const version = /^v?\d+(?:\.\d+)+/.exec(title)?.[0];
  return version === undefined ? [] : [version, version.replace(/(\.\d+)\.0$/, '$1')];
}

function namesOfSection({ id, heading, labels }: SearchedSection, place: number): readonly WeightedTerm[] {
  return [
    ...nameOf(heading, place, NAME_WEIGHTS.heading),
    ...(isSymbol(id) ? nameOf(id.slice(id.lastIndexOf('.') + 1), place, NAME_WEIGHTS.member) : []),
    ...(isSymbol(id) ? nameOf(id, place, NAME_WEIGHTS.name) : []),
    ...(isNameIn(id, heading) ? nameOf(id, place, NAME_WEIGHTS.member) : []),
    ...labels.flatMap(label => nameOf(label, place, NAME_WEIGHTS.label)),
  ];
}

/** Whether a heading begins with an id and says more: `limit` in `limit number`. */
function isNameIn(id: string, heading: string): boolean {
  return searchWords(heading)
    .join(' ')
    .startsWith(`${searchWords(id).join(' ')} `);
}

/** `Shape.getById` is the id of a member in a reference. */
export function isSymbol(id: string): boolean {
  return /^[\w$]+\.[\w$.]+$/.test(id);
}

function nameOf(text: string, place: number, weight: number): readonly WeightedTerm[] {
  const term = searchWords(text).join(' ');
  return term === '' ? [] : [{ term, place, weight, isText: false }];
}

/** Of the same name in the same place, the one with the largest weight. */
function best(names: readonly WeightedTerm[]): readonly WeightedTerm[] {
  const byKey = new Map<string, WeightedTerm>();
  for (const name of names) {
    const key = `${name.place} ${name.term}`;
    if ((byKey.get(key)?.weight ?? 0) < name.weight) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** Whether a word is worth remembering for people who mistype it. */
export function isWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}
