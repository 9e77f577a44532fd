import { join } from 'node:path/posix';
import { withoutNumberPrefix } from '../../model/paths/file-path.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { type Fields, textOf } from '../values.ts';

/** A doc's id, and its address below the route of its version (https://docusaurus.io/docs/create-doc). */
export interface DocAddress {
  readonly id: string;
  readonly path: string;
}

/**
 * `id` renames the last part, `slug` replaces it or the whole; numbers in front of names are left out, unless `docs`, the options of the plugin,
 * keep them.
 */
export function docAddressOf(file: string, text: string, docs: Fields): DocAddress {
  const fields = frontMatterOf(text);
  const names = file
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map(name => (docs.numberPrefixParser === false ? name : withoutNumberPrefix(name)));
  const [folders, last = ''] = [names.slice(0, -1), names.at(-1)];
  const base = textOf(fields.id) ?? last;
  const slug = textOf(fields.slug);
  const folder = folders.join('/');
  const isIndex =
    /^(?:index|readme)$/i.test(last) ||
    (folders.length > 0 && last.toLowerCase() === folders.at(-1)?.toLowerCase());
  const path =
    slug !== undefined
      ? join('/', slug.startsWith('/') ? '' : folder, slug)
      : join('/', folder, isIndex ? '' : base);
  return { id: [...folders, base].join('/'), path };
}
