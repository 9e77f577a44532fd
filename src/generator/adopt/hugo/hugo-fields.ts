import { dirname, join } from 'node:path/posix';
import type { WrittenFile } from '../adopted-site.ts';
import { authorsText } from '../authors-text.ts';
import { keptAddressOf } from '../new-address.ts';
import { slugOf } from '../slug.ts';
import { type Fields, isFields, listOf, textOf } from '../values.ts';
import type { HugoEntry } from './hugo-entries.ts';

/** Fields of front matter that mean something else here, or have another form. */
export function turnedHugoFields(
  { fields, address, file }: HugoEntry,
  { isPost, files }: { readonly isPost: boolean; readonly files: ReadonlyMap<string, string> },
): Fields {
  const authors = isPost ? authorNames(fields).map(slugOf) : [];
  const image = textOf(fields.image);
  return {
    date: undefined,
    author: undefined,
    authors: authors.length > 0 ? authors : undefined,
    ...(fields.aliases !== undefined && { aliases: aliasesOf(fields, address) }),
    ...NEEDLESS,
    ...(!isPost && { tags: undefined }),
    ...(fields.image !== undefined && { image: image && files.get(join('/', image)) }),
    ...(file.endsWith('.html') && { trustHtml: true }),
  };
}

/** Neighbours and templates by names that mean nothing here. */
const NEEDLESS: Fields = { prev: undefined, previous: undefined, next: undefined, layout: undefined };

/** Old addresses; those without a slash at their start are beside the page. */
function aliasesOf({ aliases }: Fields, address: string): readonly string[] {
  return listOf(aliases)
    .map(String)
    .map(alias => (alias.startsWith('/') ? alias : join(dirname(address), alias)))
    .filter(alias => !alias.includes('*') && keptAddressOf(alias) !== keptAddressOf(address));
}

/** The authors of posts, as a file of the new site. */
export function hugoAuthorsFile(posts: readonly HugoEntry[]): readonly WrittenFile[] {
  const names = new Map(posts.flatMap(({ fields }) => authorNames(fields)).map(name => [slugOf(name), name]));
  return authorsText(names);
}

/** Names without the links that themes let writers add: `Ann ([@ann](https://…))`. */
function authorNames({ author, authors }: Fields): readonly string[] {
  return [author, authors].flat().flatMap(value => {
    const name = textOf(isFields(value) ? value.name : value);
    return name === undefined
      ? []
      : [name.replaceAll(/\s*\(\[[^\]]*\]\([^)]*\)\)/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')];
  });
}
