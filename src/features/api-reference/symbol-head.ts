import type { EntryHead } from '@mapwright/site/plan';
import type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

/** A symbol or a member of the API reference, as indexes, the search and links name it. */
export interface SymbolHead {
  /** With the symbol that it belongs to: `ArrayIndexed.push`. */
  readonly name: string;
  /** Its anchor. */
  readonly id: string;
  readonly kind: ApiSymbolKind | ApiMemberKind;
  /** Plain text; empty where there is none or `isInherited`. */
  readonly summary: string;
  /** The member is described elsewhere: links may name it, lists leave it out. */
  readonly isInherited?: boolean;
}

/** The symbols of a module with their members, in the order of the page; `undefined` for what is no module. */
export function symbolsIn({ data }: EntryHead): readonly SymbolHead[] | undefined {
  // Entries with data in this collection are those that `load-module.ts` has made.
  return data as readonly SymbolHead[] | undefined;
}
