import {
  baseOfGenerated,
  generatedDraft,
  type PageDraft,
  PLAIN,
  type PlanContext,
  type PlanPart,
} from '@mapwright/site/plan';
import { SEARCH, type SearchContent } from '../contract.ts';
import type { SearchOptions } from '../options.ts';
import { indexFiles } from './index-files.ts';
import { openSearchFile } from './open-search.ts';

const PATH = '/search';

/** Plans the page `/search`, and the index that the page and the box in the navbar read. `field` is where the options are written. */
export function planSearch(options: SearchOptions, field: string): PlanPart {
  return (_, context) => {
    const { title } = context.words.search;
    const description = openSearchFile(PATH, context);
    return {
      drafts: [searchDraft(options, field, context)],
      files: [description],
      pageFiles: indexFiles(options, context),
      search: { title, path: PATH, description: description.output },
    };
  };
}

/** Searches do not find the page that searches. */
function searchDraft({ contact }: SearchOptions, field: string, context: PlanContext): PageDraft {
  const { words, config, href } = context;
  const { title } = words.search;
  const base = { ...baseOfGenerated(PATH, title), visibility: { isIndexed: false, isInSitemap: false } };
  return generatedDraft(SEARCH, base, ({ link }) => {
    const content: SearchContent = {
      title,
      siteMap: href('/sitemap.xml'),
      site: `${new URL(config.url).host}${config.baseUrl}`.replace(/\/$/, ''),
      ...(contact !== undefined && {
        contact: { label: words.search.contact, href: link(contact, `${field}.contact`).href },
      }),
    };
    return { layout: PLAIN, content };
  });
}
