import type { SiteConfig } from '../model/config.ts';
import { isPathBelow } from '../model/paths/path-below.ts';
import type { SitePlan } from '../model/route.ts';
import { isInSitemap } from '../model/sitemap-paths.ts';

/** A sitemap and the paths of its pages. */
export interface SitemapPages {
  /** Output path: `docs/sitemap.xml`. */
  readonly output: string;
  readonly paths: readonly string[];
}

/** The site's sitemap, then one for each area. An area without any page has none. */
export function sitemapPages(plan: SitePlan, config: SiteConfig): readonly SitemapPages[] {
  const listed = plan.routes.filter(route => isInSitemap(route, config));
  const site = { output: 'sitemap.xml', paths: listed.map(route => route.path) };
  return [site, ...plan.sitemapAreas.flatMap(area => areaPages(area, { plan, config, listed: site.paths }))];
}

interface Site {
  readonly plan: SitePlan;
  readonly config: SiteConfig;
  readonly listed: readonly string[];
}

function areaPages(area: string, { plan, config, listed }: Site): SitemapPages[] {
  if (!plan.routes.some(route => isPathBelow(route.path, area))) return [];
  const paths = listed.filter(
    path => isPathBelow(path, area) && !isBelowAny(path, config.sitemap.areaExcludes),
  );
  // The schema wants a page at least: where the area has none to show yet, the way to it is the home page.
  return [{ output: `${area.slice(1)}/sitemap.xml`, paths: paths.length > 0 ? paths : ['/'] }];
}

function isBelowAny(path: string, folders: readonly string[]): boolean {
  return folders.some(folder => isPathBelow(path, folder));
}
