import { foldCase } from '../../model/paths/fold-case.ts';
import { joinPath } from '../../model/paths/join-path.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { type AdoptedPages, adoptPages } from '../adopt-pages.ts';
import type { AdoptedSite, WrittenFile } from '../adopted-site.ts';
import { yamlIn } from '../data-text.ts';
import { filesBelow } from '../old-project.ts';
import { slugOf } from '../slug.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { type Fields, fieldsOf, given, isFields, listOf, textOf } from '../values.ts';
import { folderIn, routeOf } from './docusaurus-config.ts';
import type { DocsSource } from './docusaurus-docs.ts';
import { turnDocusaurusText } from './docusaurus-text.ts';

/** The posts, and the file of their authors. */
export interface AdoptedPosts extends AdoptedPages {
  /** Their folder in the project, with a final slash. */
  readonly prefix: string;
  /** Where the blog was. */
  readonly route: string;
  readonly path: string;
  readonly title?: string;
  readonly texts: readonly WrittenFile[];
  /** Of the pages of authors. */
  readonly addresses: readonly string[];
  /** From the addresses that such pages were given, and from the feeds. */
  readonly redirects: AdoptedSite['redirects'];
}

/** Adopts the blog; nothing without posts. */
export function adoptBlog({ project, config, statics }: DocsSource): AdoptedPosts | undefined {
  const { blog } = config;
  if (blog === undefined) return undefined;
  const prefix = folderIn(config, blog.path, 'blog');
  const route = `/${routeOf(blog.routeBasePath, 'blog')}`;
  // The home page is no list of posts here.
  const path = route === '/' ? '/blog' : route;
  const files = filesBelow(project, prefix).filter(file => isMarkdownFile(file) && !/(?:^|\/)_/.test(file));
  if (files.length === 0) return undefined;
  const authors = new Map(
    Object.entries(fieldsOf(yamlIn(project.read(`${prefix}authors.yml`)))).map(([id, author]) => [
      id,
      fieldsOf(author),
    ]),
  );
  const adopted = adoptPages(files, {
    project,
    prefix,
    placeOf: file => `content/blog/${placeOf(file)}`,
    baseUrl: config.address.baseUrl,
    base: `/${prefix.slice(config.home.length)}`,
    addressOf: (file, text) => joinPath(route, postPathOf(file, textOf(frontMatterOf(text).slug))),
    fieldsOf: (file, text) => fieldsFor(file, frontMatterOf(text), authors),
    isDraft: (_, text) => frontMatterOf(text).draft === true,
    turn: (text, file) =>
      turnDocusaurusText(
        text.replaceAll(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g, '<!-- more -->'),
        file,
        { project, config },
      ),
    statics,
  });
  const title = textOf(blog.blogTitle);
  const authorsOf = authorPages(joinPath(path, 'authors'), authors, adopted);
  return {
    ...adopted,
    prefix,
    route,
    path,
    ...given('title', title),
    texts: authorsFile(authors),
    addresses: authorsOf.addresses,
    redirects: [...authorsOf.redirects, ...feedRedirects({ route, path }, fieldsOf(blog.feedOptions).type)],
  };
}

/** The feeds of a blog (https://docusaurus.io/docs/blog#feed), which are one here. Readers of feeds know both formats. */
function feedRedirects(
  { route, path }: { readonly route: string; readonly path: string },
  types: unknown = ['rss', 'atom'],
): AdoptedSite['redirects'] {
  const chosen = listOf(types === 'all' ? ['rss', 'atom'] : typeof types === 'string' ? [types] : types);
  return ['rss', 'atom']
    .filter(type => chosen.includes(type))
    .map(type => ({ from: joinPath(route, `${type}.xml`), to: joinPath(path, 'feed.xml') }));
}

/** Authors of posts have pages if they want them, at an address of their choice. Here they all have one, at their id. */
function authorPages(
  folder: string,
  authors: ReadonlyMap<string, Fields>,
  { pages }: AdoptedPages,
): Pick<AdoptedPosts, 'addresses' | 'redirects'> {
  const writing = new Set(pages.flatMap(({ fields, isDraft }) => (isDraft ? [] : fields.authors)));
  const paged = [...authors].filter(([id, { page }]) => writing.has(id) && (page === true || isFields(page)));
  return {
    addresses: paged.map(([id]) => `${folder}/${id}`),
    redirects: paged.flatMap(([id, { page }]) => {
      const old = textOf(fieldsOf(page).permalink);
      return old === undefined ? [] : [{ from: `${folder}/${routeOf(old, '')}`, to: `${folder}/${id}` }];
    }),
  };
}

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.*?)(?:\/index)?\.mdx?$/;

/** The date in the path of a file is part of the address, unless a slug replaces it (https://docusaurus.io/docs/blog). */
function postPathOf(file: string, slug: string | undefined): string {
  if (slug !== undefined) return slug.replaceAll(/^\/|\/$/g, '');
  const [whole, folder = '', year, month = '', day = '', name] = DATED.exec(file) ?? [];
  if (whole === undefined) return file.replace(/(?:\/index)?\.mdx?$/, '');
  return `${folder}${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}/${name}`;
}

/** A date in front of the name of a file or of its folder stays; one in folders is put there. */
function placeOf(file: string): string {
  const [whole, folder = '', year, month = '', day = '', name] = DATED.exec(file) ?? [];
  if (whole === undefined) return file;
  const isFolder = /\/index\.mdx?$/.test(file);
  return `${folder}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}-${name}${isFolder ? '/index.md' : '.md'}`;
}

/** Authors that a post describes itself are added to those that are known. */
function fieldsFor(file: string, written: Fields, authors: Map<string, Fields>): Fields {
  const list = Array.isArray(written.authors) ? written.authors : [written.authors ?? inlineAuthor(written)];
  const ids = list.flatMap((author): string[] => {
    if (typeof author === 'string') return [author];
    const name = textOf(fieldsOf(author).name);
    if (name === undefined) return [];
    const id = textOf(fieldsOf(author).key) ?? slugOf(name);
    // The pages of two authors cannot differ in capital letters alone.
    const known = [...authors.keys()].find(other => foldCase(other) === foldCase(id));
    if (known === undefined) authors.set(id, fieldsOf(author));
    return [known ?? id];
  });
  const day = dayOf(written.date);
  return {
    authors: ids.length > 0 ? ids : undefined,
    ...Object.fromEntries(
      ['author', 'author_title', 'author_url', 'author_image_url', 'id'].map(name => [name, undefined]),
    ),
    ...(written.date !== undefined && { date: DATED.test(file) && day === undefined ? undefined : day }),
    ...(typeof written.image === 'string' && { image: undefined }),
  };
}

/** The day of a date. One that the month does not have is in the next month, as JavaScript reads it: 29 February 2017 is 1 March. */
function dayOf(date: unknown): string | undefined {
  const text = date instanceof Date ? date.toISOString() : String(date ?? '');
  const [day, year, month, dayOfMonth] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (day === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth))).toISOString().slice(0, 10);
}

function inlineAuthor({ author, author_url, author_title }: Fields): Fields {
  return { name: author, url: author_url, title: author_title };
}

function authorsFile(authors: ReadonlyMap<string, Fields>): AdoptedPosts['texts'] {
  if (authors.size === 0) return [];
  const lines = [...authors].flatMap(([id, { name, title, url }]) => [
    `${JSON.stringify(id)}:\n  name: ${JSON.stringify(textOf(name) ?? id)}\n`,
    ...(textOf(title) === undefined ? [] : [`  title: ${JSON.stringify(textOf(title))}\n`]),
    ...(/^https?:/.test(textOf(url) ?? '') ? [`  url: ${JSON.stringify(textOf(url))}\n`] : []),
  ]);
  return [{ file: 'content/authors.yml', text: lines.join('') }];
}
