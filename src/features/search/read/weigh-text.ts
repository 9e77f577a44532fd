import type { SplitWord } from './split-words.ts';

/** How much a word of running text counts at most. */
const MOST = 9;

/** What counts a part of a word that is written like `getGeoViewBox`. */
export const PART = 0.45;

/** The length of a text, in words, in which a word counts half when it occurs once. */
const USUAL_LENGTH = 120;

/** The words of running text, and how much each counts: the more often it occurs in a shorter text, the more. Both lists have one order. */
export interface WeighedText {
  readonly words: readonly string[];
  readonly weights: readonly number[];
}

export function weighText(split: readonly SplitWord[]): WeighedText {
  const counts = new Map<string, number>();
  for (const { word, isPart } of split) counts.set(word, (counts.get(word) ?? 0) + (isPart ? PART : 1));
  const length = split.length / USUAL_LENGTH;
  const weights = [...counts.values()].map(count => (MOST * count) / (count + 0.3 + length));
  return { words: [...counts.keys()], weights: weights.map(weight => Math.round(weight * 100) / 100) };
}
