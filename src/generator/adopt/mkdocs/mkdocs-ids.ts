import type { HeadingIds } from '../text/heading-ids.ts';
import { textOf } from '../values.ts';
import type { MkdocsConfig } from './mkdocs-config.ts';

/**
 * Ids of headings as MkDocs makes them (https://python-markdown.github.io/extensions/toc/). Nothing if the project names a function for that:
 * most of those make the same ids as this program.
 */
export function mkdocsIds({ extensions }: MkdocsConfig): HeadingIds | undefined {
  const { slugify, separator } = extensions.get('toc') ?? {};
  return slugify === undefined
    ? { idOf: words => slugOf(words, textOf(separator) ?? '-'), joint: '_' }
    : undefined;
}

/** Only ASCII remains. Without any, the ids of a page were numbers, which changed with each heading. */
function slugOf(words: string, separator: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .split(separator)
    .join(' ')
    .replaceAll(/\s+/g, separator);
}
