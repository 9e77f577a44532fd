import { type BreadcrumbData, type LinkData, pageKind } from '@mapwright/site/contract';

/** A symbol of the API reference, or a member of one. */
export interface SymbolData extends LinkData {
  /** `class`, `method`: what it is called in the list. */
  readonly kind: string;
  readonly summary: string;
}

/** Every symbol of the API reference by the alphabet. */
export interface SymbolListContent {
  readonly title: string;
  readonly description: string;
  readonly breadcrumbs: readonly BreadcrumbData[];
  /** A letter each. */
  readonly groups: readonly { readonly label: string; readonly symbols: readonly SymbolData[] }[];
}

export const SYMBOLS = pageKind<SymbolListContent>('symbols');
