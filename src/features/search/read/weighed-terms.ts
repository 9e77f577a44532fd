/** Keys of the dictionary that are in a text, and how much each counts there. Both lists have one order. */
export interface WeighedTerms {
  readonly terms: readonly string[];
  readonly weights: readonly number[];
}

/**
 * A heading or a label, and the terms in it; `''` for the titles and names of the page itself. A heading on very many pages, such as
 * `Examples`, says nothing about one of them.
 */
export type ShortText = readonly [text: string, terms: WeighedTerms];

/** Two decimals: weights are remembered as text. */
export function toWeighedTerms(weights: ReadonlyMap<string, number>): WeighedTerms {
  return {
    terms: [...weights.keys()],
    weights: [...weights.values()].map(weight => Math.round(weight * 100) / 100),
  };
}
