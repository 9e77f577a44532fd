import { type LinkData, pageKind } from '@mapwright/site/contract';

/** The page on which visitors search. */
export interface SearchContent {
  readonly title: string;
  /** For visitors without JavaScript: the site map. */
  readonly siteMap: string;
  /** The site's host and base path, to which another search engine can limit a search. */
  readonly site: string;
  /** Where a visitor who has found nothing can ask. */
  readonly contact?: LinkData;
}

export const SEARCH = pageKind<SearchContent>('search');
