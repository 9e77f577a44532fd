import { searchWords } from '@mapwright/site/search';
import { NAME_MARK } from '../index-format.ts';
import type { SplitWords } from './split-words.ts';
import { PART } from './weigh-text.ts';
import { toWeighedTerms, type WeighedTerms } from './weighed-terms.ts';

/** Collects the words and the whole names in short texts. Of the same key, the largest weight counts. */
export function createTermCollector(split: SplitWords) {
  const weights = new Map<string, number>();

  function add(key: string, weight: number): void {
    if ((weights.get(key) ?? 0) < weight) weights.set(key, weight);
  }

  return {
    /** The fewer words, the more each counts. `weight` is that of a single one. */
    addWords(text: string, weight: number): void {
      const words = split(text);
      const whole = words.filter(({ isPart }) => !isPart).length;
      for (const { word, isPart } of words)
        add(word, (weight * (isPart ? PART : 1)) / (1 + 0.12 * (whole - 1)));
    },

    addName(text: string, weight: number): void {
      const term = searchWords(text).join(' ');
      if (term !== '') add(`${term}${NAME_MARK}`, weight);
    },

    terms: (): WeighedTerms => toWeighedTerms(weights),
  };
}
