import type { EntryHead } from '@mapwright/site/plan';
import type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

/** A symbol or a member of the API reference, as indexes, the search and links use it. */
export interface SymbolHead {
  /** Includes the symbol that it belongs to: `ArrayIndexed.push`. */
  readonly name: string;
  /** The symbol that a member belongs to. */
  readonly owner?: string;
  /** Its anchor. */
  readonly id: string;
  readonly kind: ApiSymbolKind | ApiMemberKind;
  /** Plain text; empty if there is none, or if `isInherited`. */
  readonly summary: string;
  /** The member is described elsewhere: links may name it, but lists leave it out. */
  readonly isInherited?: boolean;
}

/** The symbols of a module with their members, in the order of the page; `undefined` for an entry that is not a module. */
export function symbolsIn({ data }: EntryHead): readonly SymbolHead[] | undefined {
  // In this collection, `load-module.ts` has made all entries with data.
  return data as readonly SymbolHead[] | undefined;
}
