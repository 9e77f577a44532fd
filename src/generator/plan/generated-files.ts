import type { SiteConfig } from '../model/config.ts';
import { joinPath } from '../model/paths/join-path.ts';
import { jsonFeedOutput } from '../model/paths/json-feed-output.ts';
import type { PlannedPart } from './plan-part.ts';
import { sitemapAreasOf } from './sitemap-areas.ts';

/** The paths of files that the publish stage writes beside pages and static files: sitemaps, feeds, files of features. */
export function generatedFiles(
  parts: readonly PlannedPart[],
  { security }: Pick<SiteConfig, 'security'>,
): ReadonlySet<string> {
  const areas = sitemapAreasOf(parts).map(path => joinPath(path, 'sitemap.xml'));
  const feeds = parts.flatMap(({ feeds = [] }) => feeds.map(({ output }) => output));
  const files = parts.flatMap(({ files = [] }) => files.map(({ output }) => output));
  const outputs = [...feeds, ...feeds.map(jsonFeedOutput), ...files];
  const ownFiles = ['/sitemap-index.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];
  if (security !== null) ownFiles.push('/.well-known/security.txt');
  return new Set([...ownFiles, ...areas, ...outputs.map(output => `/${output}`)]);
}
