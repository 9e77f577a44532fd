import { contentHash } from '../../model/content-hash.ts';
import type { MarkdownFile } from '../../model/paths/project-files.ts';
import type { EntriesContext } from './entries-context.ts';

type KeyContext = Pick<EntriesContext, 'config' | 'features' | 'programHash'>;

/** Gives the key of an entry's head. It is the same on every machine. */
export function headKeyOf(context: EntriesContext): (source: MarkdownFile) => string {
  const shared = keyOfEntries(context);
  return ({ collection, file }) => `${shared}:${collection.name}:${file}:${context.tree.hashOf(file)}`;
}

/** Names everything that all entries depend on: everything except their own bytes and the files that they include. */
export function keyOfEntries(context: KeyContext): string {
  const folders = context.features.collections.map(({ name, folders }) => [name, folders]);
  return contentHash(keyOfLoading(context), JSON.stringify(folders));
}

/**
 * Names what loading any text depends on: the program, the code of the features, and the configuration. A changed word loads everything
 * again, which is acceptable because words rarely change.
 */
export function keyOfLoading({ config, features, programHash }: KeyContext): string {
  const { product, markdown, language, words } = config;
  return contentHash(programHash, features.key, JSON.stringify([product, markdown, language, words]));
}
