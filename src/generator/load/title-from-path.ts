import { posix } from 'node:path';
import type { Collection } from '../model/entry.ts';

const COLLECTION_TITLES: Readonly<Record<Collection, string>> = {
  pages: 'Home',
  docs: 'Docs',
  api: 'API',
  blog: 'Blog',
  changelog: 'Changelog',
};

/** A title for a page that has none, from its file's name: `guides/01-first-steps.md` gives “First steps”, a release its version. */
export function titleFromPath(collection: Collection, path: string): string {
  const folder = posix.basename(posix.dirname(path));
  const name = posix.basename(path).replace(/\.md$/i, '');
  const isIndex = /^(?:index|readme)$/i.test(name);
  if (isIndex && (folder === '.' || folder === '')) return COLLECTION_TITLES[collection];
  const named = isIndex ? folder : name;
  return collection === 'changelog' ? named.replace(DATE_PREFIX, '') || named : wordsOf(named);
}

const DATE_PREFIX = /^\d{4}-\d{2}-\d{2}-/;

function wordsOf(name: string): string {
  const bare = name.replace(/^(?:\d{4}-\d{2}-\d{2}-|\d{1,3}[-_](?=\D))/, '') || name;
  const words = bare.replace(/[-_]+/g, ' ').trim() || name;
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
