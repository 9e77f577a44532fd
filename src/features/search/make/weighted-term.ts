/** A word in a place of a page, or a whole name of it. */
export interface WeightedTerm {
  readonly term: string;
  /** The place's number in the page. */
  readonly place: number;
  readonly weight: number;
  /** It is only in running text. */
  readonly isText: boolean;
}

/** Whether a heading or a label is on so many pages that it says nothing about one of them: `Examples`. */
export type IsUsual = (text: string) => boolean;
