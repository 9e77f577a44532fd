import { SEARCH, type SearchContent } from '../../../src/features/search/contract.ts';
import Search from '../../../src/features/search/templates/search.tsx';
import { PLAIN } from '../../../src/templates/contract/layout.ts';
import type { SamplePage } from '../../unit/templates/sample-pages.ts';

/** As the bundler compiles them. */
export const TEMPLATES = { pages: { search: Search }, inlineScripts: {} };

/** The search page of a site at which visitors can ask. */
export const SEARCH_PAGE: SamplePage<SearchContent> = {
  kind: SEARCH.name,
  layout: PLAIN,
  content: {
    title: 'Search',
    site: 'maps.example/base',
    siteMap: '/base/sitemap.xml',
    contact: { label: 'Contact us', href: '/base/contact' },
  },
};
