import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import { REPLACEABLE_FILES } from '../model/replaceable-files.ts';
import type { SitePlan } from '../model/route.ts';
import { compareText } from '../model/text/compare-text.ts';
import { wordingOf } from '../model/wording.ts';
import { aliasPages } from './alias-pages.ts';
import type { ContentSecurityPolicy } from './content-security-policy.ts';
import type { HostFileKind } from './host-file-kinds.ts';
import { hostFiles } from './host-files.ts';
import { indexAliases } from './index-aliases.ts';
import { folderHeaders } from './open-folders.ts';
import { finalRedirects } from './redirect-targets.ts';
import { robots } from './robots.ts';
import { securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { sitemaps } from './sitemaps.ts';
import { webManifest } from './web-manifest.ts';

export interface SiteFilesOptions {
  /** The plan's rule: path of the site → final URL path, percent-encoded, with the base URL. */
  readonly hrefOf: (path: string) => string;
  /** The plan's rule: path of the site → output file. */
  readonly outputOf: (path: string) => string;
  readonly policy: ContentSecurityPolicy;
  /** Hosts whose file is wanted beside `_headers` and `_redirects`. */
  readonly hostFileKinds: readonly HostFileKind[];
}

/** Every file of the site that is neither a page nor an asset. The result depends on nothing but the arguments. */
export async function siteFiles(
  plan: SitePlan,
  config: SiteConfig,
  options: SiteFilesOptions,
): Promise<OutputFile[]> {
  const { hrefOf, outputOf, policy, hostFileKinds } = options;
  const urlOf = (path: string) => config.url + hrefOf(path);
  const redirects = finalRedirects(plan, { hrefOf, urlOf, outputOf });
  const aliases = hostFileKinds.includes('plain')
    ? [...redirects, ...indexAliases(plan, redirects, { hrefOf, urlOf })]
    : redirects;
  const headers = securityHeaders(config, policy.header);
  const files = [
    ...(await sitemaps(sitemapPages(plan, config), { urlOf, picturesOf: picturesIn(plan, config) })),
    ...aliasPages(aliases, { ...wordingOf(config), policy: policy.meta }),
    ...hostFiles(hostFileKinds, {
      baseUrl: config.baseUrl,
      redirects,
      headers,
      folders: folderHeaders(plan.openFolders, config.baseUrl, headers),
      sections: sectionsOf(plan),
      depth: depthOf(plan),
    }),
    ...securityText(config, urlOf),
    robots(urlOf),
    webManifest(plan, config, hrefOf),
  ];
  const written = new Set(plan.copiedFiles.map(({ output }) => output));
  return files.filter(({ path }) => !(REPLACEABLE_FILES.has(path) && written.has(path)));
}

/** The pictures of each page, as absolute URLs. */
function picturesIn({ routes }: SitePlan, { url }: SiteConfig): (path: string) => readonly string[] {
  const pictures = new Map(
    routes.flatMap(route => (route.pictures === undefined ? [] : [[route.path, route.pictures]])),
  );
  return path => (pictures.get(path) ?? []).map(href => url + href);
}

/** The folders of pages at the top of the site. */
function sectionsOf({ routes }: SitePlan): readonly string[] {
  const sections = routes.flatMap(({ path }) => /^\/([^/]+)\/./.exec(path)?.[1] ?? []);
  return [...new Set(sections)].sort(compareText);
}

/** Segments of the longest path. */
function depthOf({ routes }: SitePlan): number {
  return Math.max(0, ...new Set(routes.map(({ path }) => path.split('/').length - 1)));
}

/**
 * Equal for two calls with equal results, and cheap. The sitemap library takes 40 µs a page, so a build in which no path, title or
 * setting changed should not call `siteFiles`.
 */
export function siteFilesKey(
  plan: SitePlan,
  config: SiteConfig,
  { hrefOf, policy, hostFileKinds }: SiteFilesOptions,
): string {
  return JSON.stringify([
    config,
    hrefOf('/'),
    hostFileKinds,
    plan.redirects,
    plan.openFolders,
    plan.sitemapAreas,
    plan.copiedFiles.map(file => file.output),
    plan.routes.map(route => [route.path, route.title, route.visibility.isInSitemap, route.pictures]),
    policy,
  ]);
}
