import type { SiteConfig } from './config.ts';

/** The paths below which pages have a sitemap of their own, `/docs/sitemap.xml`, besides the site's. */
export function sitemapAreas({ docs, api }: Pick<SiteConfig, 'docs' | 'api'>): readonly string[] {
  return [...new Set([docs.path, ...(api === null ? [] : [api.path])])];
}
