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
const PART = 0.6;

/** The length of a text, in words, in which a word counts half when it occurs once. */
const USUAL_LENGTH = 120;

/** Longer ones are hashes and data. */
const LONGEST_WORD = 40;

/** All words of a page by place, with their weights. */
export function wordsOfPage(page: SearchedPage): readonly WeightedTerm[] {
  return page.sections.flatMap((section, place) => wordsOfPlace(page, section, place));
}

function wordsOfPlace(page: SearchedPage, section: SearchedSection, place: number): readonly WeightedTerm[] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => addShort(weights, text, weight);
  if (place === 0) {
    add(page.title, WEIGHTS.title);
    for (const name of page.names) add(name, WEIGHTS.name);
  }
  add(section.heading, WEIGHTS.heading);
  if (section.id.includes('.')) add(section.id, WEIGHTS.heading * PART);
  for (const label of section.labels) add(label, WEIGHTS.label);
  const titled = new Set(weights.keys());
  if (place === 0) add(page.description, WEIGHTS.description);
  addText(weights, section.text);
  return [...weights].map(([term, weight]) => ({
    term,
    place,
    weight: Math.min(MOST_WEIGHT, Math.max(1, Math.round(weight))),
    isText: !titled.has(term),
  }));
}

/** Adds the words of a short text: the fewer they are, the more each counts. A word that is there already keeps its larger weight. */
function addShort(weights: Map<string, number>, text: string, weight: number): void {
  if (text === '') return;
  const words = wordsWithParts(text);
  const whole = words.filter(({ isPart }) => !isPart).length;
  for (const { word, isPart } of words) {
    const part = (weight * (isPart ? PART : 1)) / (1 + 0.12 * (whole - 1));
    weights.set(word, Math.max(weights.get(word) ?? 0, part));
  }
}

/** Adds the words of running text: the more often a word occurs in a shorter text, the more it counts. */
function addText(weights: Map<string, number>, text: string): void {
  const counts = new Map<string, number>();
  const words = wordsWithParts(text);
  for (const { word, isPart } of words) counts.set(word, (counts.get(word) ?? 0) + (isPart ? PART : 1));
  for (const [word, count] of counts) {
    const weight = (WEIGHTS.text * count) / (count + 0.3 + words.length / USUAL_LENGTH);
    weights.set(word, (weights.get(word) ?? 0) + weight);
  }
}

interface Word {
  readonly word: string;
  readonly isPart: boolean;
}

/** The words of a text, and the parts of words like `getGeoViewBox` and `pop-up`, which is `popup` too. */
function wordsWithParts(text: string): readonly Word[] {
  return (text.match(/[^\s/|,;()[\]{}<>"“”]+/g) ?? []).flatMap(piecesOf);
}

function piecesOf(piece: string): readonly Word[] {
  const words = searchWords(piece).filter(word => word.length <= LONGEST_WORD);
  const list: Word[] = words.map(word => ({ word, isPart: false }));
  if (/^[\p{L}]+-[\p{L}]+$/u.test(piece)) list.push({ word: words.join(''), isPart: true });
  if (/\p{Ll}\p{Lu}/u.test(piece)) {
    const parts = searchWords(piece.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 '));
    list.push(...parts.filter(part => !words.includes(part)).map(word => ({ word, isPart: true })));
  }
  return list;
}

/** The whole names of a page, by place. */
export function namesOfPage(page: SearchedPage): readonly WeightedTerm[] {
  const version = /^v?\d+(?:\.\d+)+/.exec(page.title)?.[0];
  const own = [
    ...nameOf(page.title, 0, NAME_WEIGHTS.title),
    ...[page.title.split(':')[0] ?? '', ...page.names].flatMap(name => nameOf(name, 0, NAME_WEIGHTS.name)),
    ...(version === undefined ? [] : nameOf(version, 0, NAME_WEIGHTS.title)),
  ];
  return best([...own, ...page.sections.flatMap((section, place) => namesOfSection(section, place))]);
}

function namesOfSection({ id, heading, labels }: SearchedSection, place: number): readonly WeightedTerm[] {
  const symbols = /^[\w$]+\.[\w$.]+$/.test(id) ? [id, id.slice(id.lastIndexOf('.') + 1)] : [];
  return [
    ...nameOf(heading, place, NAME_WEIGHTS.heading),
    ...symbols.flatMap(symbol => nameOf(symbol, place, NAME_WEIGHTS.name)),
    ...labels.flatMap(label => nameOf(label, place, NAME_WEIGHTS.label)),
  ];
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
