import { mainElementOf } from '@mapwright/site/html';
import {
  isContactUrl,
  isOutsideUrl,
  type OutputFile,
  type PageFiles,
  type PlanContext,
  splitUrl,
} from '@mapwright/site/plan';
import { createIndexThread } from '../host/index-thread.ts';
import { INDEX_FILE } from '../index-format.ts';
import type { SearchOptions } from '../options.ts';
import { SYNONYMS } from '../synonyms.ts';

const FOLDER = 'search';
/** Hosts let browsers cache what is below `assets/` for a year, because its names change with its bytes. */
const HASHED_FOLDER = 'assets/search';

/** The index of all pages that search engines may show. */
export function indexFiles({ contact }: SearchOptions, context: PlanContext): PageFiles {
  const { config, data, words } = context;
  const options = {
    language: config.language,
    baseUrl: config.baseUrl,
    synonyms: Object.fromEntries(data.of(SYNONYMS).map(({ word, means }) => [word, means])),
    ...(contact !== undefined && {
      contact: { label: words.search.contact, href: targetOf(contact, context) },
    }),
  };
  const thread = createIndexThread();
  return {
    name: 'search',
    key: JSON.stringify(options),
    owns: output => [FOLDER, HASHED_FOLDER].some(folder => output.startsWith(`${folder}/`)),
    // What surrounds the main element is larger, and would have to be copied for the thread.
    read: async ({ href, isIndexed, isInSitemap, html, ...page }) =>
      isIndexed ? thread.read({ ...page, path: href, html: mainElementOf(html) }) : null,
    // Readings are texts: only `read` makes them.
    make: async (readings, versions) =>
      (await thread.make(readings as readonly string[], { ...options, versions })).map(toOutput),
  };
}

/** Where a link of the configuration leads. The page that searches reports a broken one. */
function targetOf(to: string, { href }: PlanContext): string {
  if (isOutsideUrl(to) || isContactUrl(to)) return to;
  const { path, query, hash } = splitUrl(to);
  return href(path) + query + hash;
}

function toOutput({ path, text }: { readonly path: string; readonly text: string }): OutputFile {
  return { path: `${path === INDEX_FILE ? FOLDER : HASHED_FOLDER}/${path}`, content: { type: 'text', text } };
}
