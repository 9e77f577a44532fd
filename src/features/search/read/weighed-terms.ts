/** Keys of the dictionary that are in a text, and how much each counts there. Both lists have one order. */
export interface WeighedTerms {
  readonly terms: readonly string[];
  readonly weights: readonly number[];
}

/** A heading or a label, or `''` for what is the page's own, and the terms in it. On very many pages, a heading says nothing about one of them: `Examples`. */
export type ShortText = readonly [text: string, terms: WeighedTerms];

/** Two decimals: weights are remembered as text. */
export function toWeighedTerms(weights: ReadonlyMap<string, number>): WeighedTerms {
  return {
    terms: [...weights.keys()],
    weights: [...weights.values()].map(weight => Math.round(weight * 100) / 100),
  };
}
