import { contentHash } from '../../model/content-hash.ts';
import type { MarkdownFile } from '../../model/project-files.ts';
import { keyOfLoadWords } from '../load-words.ts';
import type { EntriesContext } from './entries-context.ts';

type KeyContext = Pick<EntriesContext, 'collections' | 'config' | 'features' | 'programHash'>;

/** Gives the key of an entry's head. It is the same on every machine. */
export function headKeyOf(context: EntriesContext): (source: MarkdownFile) => string {
  const shared = keyOfEntries(context);
  return ({ collection, file }) => `${shared}:${collection.name}:${file}:${context.tree.hashOf(file)}`;
}

/** Names everything that entries depend on, but for their own bytes and what they read besides. */
export function keyOfEntries({ collections, config, features, programHash }: KeyContext): string {
  return contentHash(
    programHash,
    features.key,
    JSON.stringify([config.product, config.markdown]),
    JSON.stringify(collections.map(({ name, folders }) => [name, folders])),
    keyOfLoadWords(config),
  );
}
