import type { SplitWord } from './split-words.ts';
import { toWeighedTerms, type WeighedTerms } from './weighed-terms.ts';

/** How much a word of running text counts at most. */
const MOST = 9;

/** How much a part of a word such as `getGeoViewBox` counts. */
export const PART = 0.45;

/** The length of a text, in words, in which a word counts half when it occurs once. */
const USUAL_LENGTH = 120;

/** The words of running text: the more often one occurs in a shorter text, the more it counts. `more` is added. */
export function weighText(split: readonly SplitWord[], more?: WeighedTerms): WeighedTerms {
  const counts = new Map<string, number>();
  for (const { word, isPart } of split) counts.set(word, (counts.get(word) ?? 0) + (isPart ? PART : 1));
  const length = split.length / USUAL_LENGTH;
  const weights = new Map<string, number>();
  for (const [word, count] of counts) weights.set(word, (MOST * count) / (count + 0.3 + length));
  for (const [index, word] of more?.terms.entries() ?? [])
    weights.set(word, (weights.get(word) ?? 0) + (more?.weights[index] ?? 0));
  return toWeighedTerms(weights);
}
