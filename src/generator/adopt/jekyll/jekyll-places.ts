import { basename } from 'node:path/posix';
import { keptAddressOf } from '../new-address.ts';
import type { OldProject } from '../old-project.ts';
import { bodyLine } from '../text/text-lines.ts';
import { textOf } from '../values.ts';
import type { JekyllEntry } from './jekyll-entries.ts';
import { redirectTo } from './jekyll-fields.ts';

/** Where the entries of a project go in the new site. */
export interface JekyllPlaces {
  readonly placeOf: (entry: JekyllEntry) => string;
  /** Entries that do not become pages: the program makes such pages itself, or they only redirected. */
  readonly isNeedless: (entry: JekyllEntry) => boolean;
  /** Where the list of posts is; nothing without posts. */
  readonly blog?: { readonly path: string; readonly title?: string };
  /** The path of the docs; nothing without docs. */
  readonly docsPath?: string;
}

/** Posts become the blog. A collection `docs`, or the pages of a theme for documentation, become docs; all else are pages. */
export function placesOf(
  entries: readonly JekyllEntry[],
  { read, prefix }: { readonly read: OldProject['read']; readonly prefix: string },
): JekyllPlaces {
  const hasPosts = entries.some(({ type }) => type === 'posts');
  const bodyOf = ({ file }: JekyllEntry) => bodyOfText(read(prefix + file) ?? '');
  const list = hasPosts ? entries.find(entry => isList(entry, bodyOf(entry))) : undefined;
  const isHome = ({ address }: JekyllEntry) => keptAddressOf(address) === '/';
  const isAllDocs = entries.some(({ type, fields }) => type === 'pages' && fields.nav_order !== undefined);
  const hasDocs = isAllDocs || entries.some(({ type }) => type === DOCS);
  const title = list && textOf(list.fields.title);
  return {
    placeOf: entry => placeOf(entry, isAllDocs),
    isNeedless: entry =>
      entry === list ||
      redirectTo(entry.fields) !== undefined ||
      (isHome(entry) && hasPosts && bodyOf(entry).trim() === ''),
    ...(hasPosts && {
      blog: { path: list ? keptAddressOf(list.address) : '/blog', ...(title !== undefined && { title }) },
    }),
    ...(hasDocs && { docsPath: isAllDocs ? '/' : '/docs' }),
  };
}

const DOCS = 'docs';

function placeOf({ file, type, date }: JekyllEntry, isAllDocs: boolean): string {
  const path = file.replace(new RegExp(`^(?:.*/)?_${type}/`), '');
  if (type === 'posts') {
    const folder = file.includes('/_posts/') ? `${file.split('/_posts/')[0]}/` : '';
    return `content/blog/${folder}${date}-${basename(file).replace(/^\d+-\d+-\d+-/, '')}`;
  }
  if (isAllDocs && type === 'pages') return `content/docs/${file}`;
  if (type === DOCS) return `content/docs/${path}`;
  return type === 'pages' ? `content/pages/${file}` : `content/pages/${type}/${path}`;
}

/** A page of HTML that only lists posts. */
function isList({ file, type, address, fields }: JekyllEntry, body: string): boolean {
  if (type !== 'pages' || keptAddressOf(address) === '/') return false;
  const isNamed = /\/(?:blog|news|posts|articles)$/.test(keptAddressOf(address));
  const loops =
    /\b(?:site\.posts|paginator)\b/.test(body) || /^(?:blog|news|posts|archive)$/.test(String(fields.layout));
  return loops && (isNamed || /\.html?$/.test(file));
}

/** A text below its front matter. */
export function bodyOfText(text: string): string {
  return text.split('\n').slice(bodyLine(text)).join('\n');
}
