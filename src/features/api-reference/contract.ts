import { type BreadcrumbData, type LinkData, pageKind } from '@mapwright/site/contract';

/** A symbol of the API reference. */
export interface SymbolData extends LinkData {
  /** The word for its kind: `Class`, `Function`. */
  readonly kind: string;
  readonly summary: string;
  /** Its own members in alphabetical order, without its name: `push()`. */
  readonly members: readonly LinkData[];
}

/** Every symbol of the API reference in alphabetical order. */
export interface SymbolListContent {
  readonly title: string;
  readonly description: string;
  readonly breadcrumbs: readonly BreadcrumbData[];
  /** One for each letter. */
  readonly groups: readonly { readonly label: string; readonly symbols: readonly SymbolData[] }[];
}

export const SYMBOLS = pageKind<SymbolListContent>('symbols');
