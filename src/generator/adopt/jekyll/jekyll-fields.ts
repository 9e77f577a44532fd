import { slugOf } from '../slug.ts';
import { type Fields, fieldsOf, isFields, listOf, textOf } from '../values.ts';
import { type JekyllEntry, wordsOf } from './jekyll-entries.ts';

/** Fields of front matter that mean something else here, or have another form. */
export function turnedFields(
  { fields, file, type }: JekyllEntry,
  { written, files }: { readonly written: Fields; readonly files: ReadonlyMap<string, string> },
): Fields {
  const aliases = redirectsFrom(fields);
  const image = imageOf(written, files);
  const isHtml = /\.html?$/.test(file);
  return {
    layout: undefined,
    date: undefined,
    redirect_from: undefined,
    redirect_to: undefined,
    author: undefined,
    ...(aliases.length > 0 && { aliases }),
    ...(type === 'posts' && { authors: authorsOf(fields), tags: tagsOf(fields) }),
    ...(type !== 'posts' && { tags: undefined, authors: undefined, previous: undefined, next: undefined }),
    ...(written.image !== undefined && { image }),
    ...(isHtml && { trustHtml: true }),
  };
}

/** Where an entry redirected to. `redirect_to: false` keeps a page that the defaults would redirect. */
export function redirectTo({ redirect_to: written }: Fields): string | undefined {
  return textOf(written) ?? textOf(listOf(written)[0]);
}

/** Addresses of the plugin jekyll-redirect-from. */
export function redirectsFrom(fields: Fields): readonly string[] {
  const value = fields.redirect_from;
  return (typeof value === 'string' ? [value] : listOf(value).map(String)).map(path =>
    path.startsWith('/') ? path : `/${path}`,
  );
}

/** A path of a published file, or an address elsewhere. */
function imageOf(written: Fields, files: ReadonlyMap<string, string>): string | undefined {
  const path = textOf(written.image) ?? textOf(fieldsOf(written.image).path);
  if (path === undefined || /^https:/.test(path)) return path;
  return files.get(path.startsWith('/') ? path : `/${path}`);
}

/** Ids of authors; none = no field. */
function authorsOf(fields: Fields): readonly string[] | undefined {
  const ids = authorNames(fields).map(slugOf);
  return ids.length === 0 ? undefined : ids;
}

/** The authors of an entry as it names them. */
export function authorNames({ author, authors }: Fields): readonly string[] {
  const values = [author, ...(typeof authors === 'string' ? [authors] : listOf(authors))];
  return values.flatMap(value => textOf(isFields(value) ? value.name : value) ?? []);
}

function tagsOf({ tags, tag }: Fields): readonly string[] | undefined {
  const all = [...wordsOf(tag), ...wordsOf(tags)].map(word => word.replace(/,$/, ''));
  return all.length === 0 ? undefined : all;
}
