import { basename, dirname, join } from 'node:path/posix';
import type { AdoptedBlog } from '../adopted-site.ts';
import { given, textOf } from '../values.ts';
import { type HugoEntry, isIndex } from './hugo-entries.ts';

/** Where the pages of a project go in the new site. */
export interface HugoPlaces {
  /** The new file of an entry. */
  readonly placeOf: (entry: HugoEntry) => string;
  /** Whether an entry is a post. */
  readonly isPost: (entry: HugoEntry) => boolean;
  /** The page of the list of posts, which the program makes itself. */
  readonly list?: HugoEntry;
  readonly blog?: AdoptedBlog;
  /** The path of the docs; nothing without docs. */
  readonly docsPath?: string;
}

/** Pages with a date in a section for news become the blog. A section `docs` becomes the docs; without one, all other pages do. */
export function hugoPlacesOf(entries: readonly HugoEntry[]): HugoPlaces {
  const sections = [...new Set(entries.map(sectionOf))];
  const docs = DOCS.find(name => sections.includes(name));
  const news = NEWS.find(name => entries.some(entry => isDated(entry) && sectionOf(entry) === name));
  const list = entries.find(({ path, isSection }) => isSection && path === news);
  const isPost = (entry: HugoEntry) => isDated(entry) && sectionOf(entry) === news;
  const isDoc = (entry: HugoEntry) => docs === undefined || sectionOf(entry) === docs;
  const docsPath = docs === undefined ? '/' : `/${docs}`;
  return {
    placeOf: entry => {
      const path = entry.path === '' ? 'index' : entry.path + (isIndex(entry) ? '/index' : '');
      if (isPost(entry)) return `content/blog/${postName(entry, path.slice(`${news}/`.length))}.md`;
      const below = docs === undefined ? path : path.slice(docs.length + 1);
      return isDoc(entry) ? `content/docs/${below}.md` : `content/pages/${path}.md`;
    },
    isPost,
    ...given('list', list),
    ...(news !== undefined && {
      blog: {
        path: list?.address.replace(/\/$/, '') ?? `/${news}`,
        ...given('title', textOf(list?.fields.title)),
      },
    }),
    ...(entries.some(entry => isDoc(entry) && !isPost(entry) && entry !== list) && { docsPath }),
  };
}

const DOCS = ['docs', 'documentation', 'doc'];

const NEWS = ['blog', 'posts', 'post', 'news', 'articles'];

function sectionOf({ path, file }: HugoEntry): string {
  return file.includes('/') ? (path.split('/')[0] ?? '') : '';
}

function isDated({ date, isSection }: HugoEntry): boolean {
  return date !== undefined && !isSection;
}

/** The day of a post is in its name, or in that of its folder. */
function postName(entry: HugoEntry, path: string): string {
  const named = isIndex(entry) ? dirname(path) : path;
  const dated = join(dirname(named), `${entry.date}-${basename(named).replace(/^\d{4}-\d{2}-\d{2}-/, '')}`);
  return isIndex(entry) ? `${dated}/index` : dated;
}
