import type { EntryHead } from '@mapwright/site/plan';
import type { ApiMemberKind, ApiSymbolKind } from './api-kind.ts';

/** A symbol or a member of the API reference, as indexes, the search and links use it. */
export type SymbolHead = OwnHead | MemberHead;

interface Head {
  /** Includes the symbol that it belongs to: `ArrayIndexed.push`. */
  readonly name: string;
  /** Its anchor. */
  readonly id: string;
  /** Plain text; empty if there is none, or if `isInherited`. */
  readonly summary: string;
}

/** A symbol. */
export interface OwnHead extends Head {
  readonly owner?: undefined;
  readonly kind: ApiSymbolKind;
  readonly isInherited?: undefined;
}

/** A member of the symbol before it. */
export interface MemberHead extends Head {
  /** The name of the symbol that it belongs to. Two symbols may share one: a constant and its type. */
  readonly owner: string;
  /** As lists call it: `push()`, `new ArrayIndexed()`. */
  readonly title: string;
  readonly kind: ApiMemberKind;
  /** The member is described elsewhere: links may name it, but lists leave it out. */
  readonly isInherited?: boolean;
}

/** The symbols of a module with their members, in the order of the page; `undefined` for an entry that is not a module. */
export function symbolsIn({ data }: EntryHead): readonly SymbolHead[] | undefined {
  // In this collection, `load-module.ts` has made all entries with data.
  return data as readonly SymbolHead[] | undefined;
}
