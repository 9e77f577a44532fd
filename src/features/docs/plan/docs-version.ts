import type { AddressedEntries, AddressedEntry } from '@mapwright/site/plan';
import type { DocsVersionConfig } from '../options.ts';
import type { DocsContext } from './docs-context.ts';
import { docIdOf, docsBaseOf, docsVersionOf, isFolderIndex } from './docs-paths.ts';

/** A doc with its id in sidebars. */
export interface Doc {
  readonly id: string;
  readonly entry: AddressedEntry;
}

/** A version of the docs that has at least one doc. Its main page is at `base`. */
export interface DocsVersion {
  readonly config: DocsVersionConfig;
  readonly base: string;
  readonly docs: readonly Doc[];
  /** Finds a doc by its id; a folder's name finds the folder's index. */
  readonly find: (id: string) => Doc | undefined;
}

/** Groups entries by version, in the order of the configuration. */
export function groupVersions(
  entries: readonly AddressedEntry[],
  { docs }: DocsContext,
): readonly DocsVersion[] {
  const byVersion = new Map<DocsVersionConfig, Doc[]>(docs.versions.map(version => [version, []]));
  for (const entry of entries) {
    const version = docsVersionOf(entry.head, docs);
    if (version !== undefined) byVersion.get(version)?.push({ id: docIdOf(entry.head), entry });
  }
  return [...byVersion]
    .filter(([, members]) => members.length > 0)
    .map(([version, members]) => ({
      config: version,
      base: docsBaseOf(version, docs),
      docs: members,
      find: createFinder(members),
    }));
}

/** The ids of drafts. Writers may use them too: the items are left out without an error. */
export function idsOfHiddenDocs(
  { hidden }: AddressedEntries,
  { input, ownCollection }: DocsContext,
): ReadonlySet<string> {
  if (hidden.size === 0) return new Set();
  const heads = input.entries.filter(
    ({ collection, file }) => collection === ownCollection && hidden.has(file.normalize('NFC')),
  );
  return new Set(heads.map(docIdOf));
}

function createFinder(docs: readonly Doc[]): (id: string) => Doc | undefined {
  let known: ReadonlyMap<string, Doc> | undefined;
  return id => {
    known ??= new Map([...docs.filter(isIndex).map(byFolder), ...docs.map(doc => [doc.id, doc] as const)]);
    return known.get(id);
  };
}

function isIndex({ entry }: Doc): boolean {
  return isFolderIndex(entry.head);
}

function byFolder(doc: Doc): readonly [folder: string, Doc] {
  return [doc.id.slice(0, Math.max(0, doc.id.lastIndexOf('/'))), doc];
}
