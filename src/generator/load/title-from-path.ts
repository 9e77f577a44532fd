import { posix } from 'node:path';
import { withoutMarkdownEnding } from '../model/paths/markdown-file.ts';

/**
 * A title for a page that has none, from the name of its file: `guides/01-first-steps.md` gives “First steps”. `indexTitle` is the title
 * of the collection’s own index.
 */
export function titleFromPath(path: string, indexTitle: string): string {
  const folder = posix.basename(posix.dirname(path));
  const name = withoutMarkdownEnding(posix.basename(path));
  const isIndex = /^(?:index|readme)$/i.test(name);
  if (isIndex && (folder === '.' || folder === '')) return indexTitle;
  return wordsOf(isIndex ? folder : name);
}

function wordsOf(name: string): string {
  const bare = name.replace(/^(?:\d{4}-\d{2}-\d{2}-|\d{1,3}[-_](?=\D))/, '') || name;
  const words = bare.replace(/[-_]+/g, ' ').trim() || name;
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
