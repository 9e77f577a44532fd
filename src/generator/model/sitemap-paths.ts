import type { SiteConfig } from './config.ts';
import { isPathBelow } from './paths/path-below.ts';
import type { Route } from './route.ts';

/** Whether the site's sitemap lists a page. */
export function isInSitemap(
  { path, visibility }: Pick<Route, 'path' | 'visibility'>,
  { sitemap }: Pick<SiteConfig, 'sitemap'>,
): boolean {
  return visibility.isInSitemap && !sitemap.excludes.some(folder => isPathBelow(path, folder));
}
