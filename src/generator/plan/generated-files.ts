import type { SiteConfig } from '../model/config.ts';
import { joinPath } from '../model/paths/join-path.ts';
import type { PlannedPart } from './plan-part.ts';
import { sitemapAreasOf } from './sitemap-areas.ts';

/** The paths of files that the publish stage writes beside pages and static files: sitemaps, feeds, files of features. */
export function generatedFiles(
  parts: readonly PlannedPart[],
  { security }: Pick<SiteConfig, 'security'>,
): ReadonlySet<string> {
  const areas = sitemapAreasOf(parts).map(path => joinPath(path, 'sitemap.xml'));
  const files = parts.flatMap(part => [...(part.feeds ?? []), ...(part.files ?? [])]);
  const ownFiles = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];
  if (security !== null) ownFiles.push('/.well-known/security.txt');
  return new Set([...ownFiles, ...areas, ...files.map(({ output }) => `/${output}`)]);
}
