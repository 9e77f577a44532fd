import type { SiteConfig } from '../model/config.ts';
import type { SitePlan } from '../model/route.ts';

/** A sitemap and the paths of its pages. */
export interface SitemapPages {
  /** Output path: `docs/sitemap.xml`. */
  readonly output: string;
  readonly paths: readonly string[];
}

/** The site's sitemap, then one for each area. An area without any page has none. */
export function sitemapPages(plan: SitePlan, config: SiteConfig): readonly SitemapPages[] {
  const isExcluded = (path: string) => isBelowAny(path, config.sitemap.excludes);
  const listed = plan.routes.filter(route => route.visibility.isInSitemap && !isExcluded(route.path));
  const site = { output: 'sitemap.xml', paths: listed.map(route => route.path) };
  return [site, ...plan.sitemapAreas.flatMap(area => areaPages(area, { plan, config, listed: site.paths }))];
}

interface Site {
  readonly plan: SitePlan;
  readonly config: SiteConfig;
  readonly listed: readonly string[];
}

function areaPages(area: string, { plan, config, listed }: Site): SitemapPages[] {
  if (!plan.routes.some(route => isBelow(route.path, area))) return [];
  const paths = listed.filter(path => isBelow(path, area) && !isBelowAny(path, config.sitemap.areaExcludes));
  // The schema wants a page at least: where the area has none to show yet, the way to it is the home page.
  return [{ output: `${area.slice(1)}/sitemap.xml`, paths: paths.length > 0 ? paths : ['/'] }];
}

function isBelowAny(path: string, folders: readonly string[]): boolean {
  return folders.some(folder => isBelow(path, folder));
}

function isBelow(path: string, folder: string): boolean {
  const stem = folder.replace(/\/$/, '');
  return path === stem || path.startsWith(`${stem}/`);
}
