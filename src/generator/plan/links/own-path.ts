import type { SiteConfig } from '../../model/config.ts';

/** The path that a URL with the site's own address leads to: `https://example.com/docs/a#b` leads to `/docs/a#b`. */
export function ownPathOf(url: string, site: Pick<SiteConfig, 'url' | 'baseUrl'>): string | undefined {
  const rest = afterScheme(url);
  const start = afterScheme(site.url + site.baseUrl);
  if (rest.startsWith(start)) return rest.slice(start.length - 1);
  return rest === start.slice(0, -1) ? '/' : undefined;
}

/** A site that is served by HTTPS may be linked by HTTP. */
function afterScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}

/** The first folder of a path: `/docs/` of `/docs/a`; `undefined` if the path is a name alone. */
export function firstFolderOf(path: string): string | undefined {
  return /^\/[^/]+\//.exec(path)?.[0];
}
