import type { AddressedEntries } from '@mapwright/site/plan';
import type { DocsContext } from './docs-context.ts';
import { type DocsVersion, idsOfHiddenDocs } from './docs-version.ts';

/** The docs of all versions by id, for resolving the names that writers use. */
export interface DocIndex {
  /** Whether any version has a doc with this id, drafts included. */
  readonly isKnown: (id: string) => boolean;
  /** Every id, for suggestions ("did you mean"). */
  readonly ids: () => readonly string[];
}

/** Indexes the ids of all docs. */
export function createDocIndex(
  versions: readonly DocsVersion[],
  entries: AddressedEntries,
  context: DocsContext,
): DocIndex {
  const hidden = idsOfHiddenDocs(entries, context);
  return {
    isKnown: id => hidden.has(id) || versions.some(version => version.find(id) !== undefined),
    ids: () => versions.flatMap(({ docs }) => docs.map(({ id }) => id)),
  };
}
