import { fillWord } from '../../templates/shared/words/fill-word.ts';
import { shellWords } from '../../templates/words.ts';
import { LoadError } from '../load-error.ts';
import type { Destination } from './navigation.ts';
import { isWellFormedPath, normalizePath } from './normalize-path.ts';
import type { PageSource } from './page-source.ts';
import { type LoadedPage, readPage, readRefresh } from './read-page.ts';

type Located = Destination<LoadedPage>;

/** What loading a page depends on. */
export interface PageLoading {
  readonly source: Pick<PageSource, 'load'>;
  readonly parse: (html: string) => Document;
  readonly origin: string;
  readonly baseUrl: string;
}

const MOST_HOPS = 5;

/**
 * Loads the page of a path as written in a link. It follows redirects and aliases, tries other spellings of the path, and returns the
 * not-found page for a path that does not exist. Rejects when the network or the server fails.
 */
export async function loadPage(written: string, loading: PageLoading): Promise<Located> {
  const clean = normalizePath(written, loading.baseUrl);
  if (!isWellFormedPath(written)) return loadNotFound(clean, loading);
  const located = await follow(clean, loading);
  if (located && !isNotFound(located)) return located;
  // Only a page whose own path ends in `.html` is found there and not at its clean path.
  const raw = written.endsWith('.html') ? await follow(written, loading) : null;
  if (raw && !isNotFound(raw)) return raw;
  return located ? { ...located, path: clean, hash: '' } : loadNotFound(clean, loading);
}

function isNotFound({ page }: Located): boolean {
  return page?.data.layout.type === 'not-found';
}

/** Follows redirects and aliases to a page. Returns nothing if the path does not exist and the response is not a page either. */
async function follow(start: string, loading: PageLoading): Promise<Located | null> {
  let place: Located = { path: start, hash: '' };
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const text = await loading.source.load(place.path);
    const document = text.html === undefined ? null : loading.parse(text.html);
    const page = document && readPage(document);
    if (page) return { path: page.data.path, hash: place.hash, page };
    if (text.status >= 400) return null;
    const url = document && refreshUrl(document, new URL(text.path, loading.origin));
    if (url?.origin !== loading.origin) return place;
    place = { path: normalizePath(url.pathname, loading.baseUrl), hash: url.hash };
  }
  throw new LoadError(fillWord(shellWords.tooManyRedirects, { path: start, count: MOST_HOPS }));
}

function refreshUrl(document: Document, base: URL): URL | null {
  const target = readRefresh(document);
  return target === null ? null : new URL(target, base);
}

async function loadNotFound(path: string, { source, parse, baseUrl }: PageLoading): Promise<Located> {
  const { html } = await source.load(`${baseUrl}404.html`);
  const page = html === undefined ? null : readPage(parse(html));
  return page ? { path, hash: '', page } : { path, hash: '' };
}
