import type { FinishedPage, OutputFile, PageFiles, PlanContext } from '@mapwright/site/plan';
import { makeIndex } from '../make/make-index.ts';
import type { SearchOptions } from '../options.ts';
import { readPage } from '../read/read-page.ts';
import type { SearchedPage } from '../read/searched-page.ts';
import { createSplitter } from '../read/split-words.ts';
import { SYNONYMS } from '../synonyms.ts';

/** The file that a browser asks for first. Its name never changes; it names all others, whose names change with their bytes. */
const FIRST = 'index.json';
const FOLDER = 'search';
/** Hosts let browsers keep what is below `assets/` for good. */
const HASHED_FOLDER = 'assets/search';

/** The index of all pages that search engines may show. */
export function indexFiles({ contact }: SearchOptions, context: PlanContext): PageFiles {
  const { config, data, href, words } = context;
  const options = {
    language: config.language,
    baseUrl: config.baseUrl,
    synonyms: Object.fromEntries(data.of(SYNONYMS).map(({ word, means }) => [word, means])),
    ...(contact !== undefined && { contact: { label: words.search.contact, href: href(contact) } }),
  };
  return {
    name: 'search',
    key: JSON.stringify(options),
    folders: [FOLDER, HASHED_FOLDER],
    read: createReader(),
    // Only `read` makes what it gets, and JSON keeps it.
    make: pages => makeIndex(pages as readonly SearchedPage[], options).map(toOutput),
  };
}

/** Reads pages, and remembers how it has split what is written: the same is written on many pages. */
function createReader(): (page: FinishedPage) => SearchedPage | null {
  const split = createSplitter();
  return ({ href, isIndexed, ...page }) => (isIndexed ? readPage({ ...page, path: href }, split) : null);
}

function toOutput({ path, text }: { readonly path: string; readonly text: string }): OutputFile {
  return { path: `${path === FIRST ? FOLDER : HASHED_FOLDER}/${path}`, content: { type: 'text', text } };
}
