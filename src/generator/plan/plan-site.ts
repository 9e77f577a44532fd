import type { SiteConfig } from '../model/config.ts';
import type { SiteData } from '../model/data-kind.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { SitePlan } from '../model/route.ts';
import { addressEntries } from './address-entries.ts';
import { checkHeadFiles } from './check-head-files.ts';
import { checkSiteFiles } from './check-site-files.ts';
import { checkStaticFiles } from './check-static-files.ts';
import { checkSvgReports } from './check-svg-reports.ts';
import { createConfigLinkResolver } from './config-links.ts';
import { folderRedirects } from './folder-redirects.ts';
import { checkImageOrigins } from './outside-image.ts';
import { checkPictureLibrary } from './picture-sources.ts';
import { createContext } from './plan-context.ts';
import { homeRedirect, sectionsOf, wayBack } from './plan-home.ts';
import type { PlanInput } from './plan-input.ts';
import { planNotFound } from './plan-not-found.ts';
import { planPages } from './plan-pages.ts';
import type { PlanPart } from './plan-part.ts';
import { planRedirects } from './plan-redirects.ts';
import { planFooter, planShell } from './plan-shell.ts';
import { requestedRedirects } from './requested-redirects.ts';
import { resolveReferences } from './resolve-references.ts';
import { createRouteTable } from './route-table.ts';
import { createSchemes } from './schemes.ts';
import type { Site } from './site.ts';
import { createSiteLinks } from './site-links.ts';
import { sitemapAreasOf } from './sitemap-areas.ts';
import { withSocialPictures } from './social-pictures.ts';

/** Everything that planning a site needs. */
export interface SiteInput extends PlanInput {
  /** The features' parts of the plan, in the order of the site's list. */
  readonly parts: readonly { readonly feature: string; readonly place: Place; readonly plan: PlanPart }[];
}

/** Plans the whole site: every page with its path and contents, every redirect, every link checked. It has no effects. */
export function planSite(input: SiteInput, data: SiteData, config: SiteConfig): SitePlan {
  const diagnostics: Diagnostic[] = [];
  const context = createContext(input, data, config, diagnostics);

  // Addresses: every page, redirect and feed has its path.
  const entries = addressEntries(context);
  const named = input.parts.map(({ plan, ...owner }) => ({ ...owner, part: plan(entries, context) }));
  const parts = named.map(({ part }) => part);
  const sections = sectionsOf(parts);
  const requests = [
    ...requestedRedirects(entries.all, context),
    ...parts.flatMap(part => part.redirects ?? []),
  ];
  const table = createRouteTable(
    [
      ...planPages(entries.of('pages')),
      ...parts.flatMap(({ drafts }) => drafts),
      planNotFound(wayBack(entries, sections, context), context),
    ],
    context,
  );
  checkStaticFiles(table, context);
  checkSiteFiles(named, context);
  const folders = folderRedirects(
    parts.flatMap(({ sidebars = [] }) => sidebars),
    { table, requests, hidden: entries.hidden },
    context,
  );
  const redirects = planRedirects(
    [...requests, ...homeRedirect(entries, sections, requests), ...folders],
    { table, feeds: new Set(parts.flatMap(({ feeds = [] }) => feeds.map(({ output }) => `/${output}`))) },
    context,
  );

  // Links: every reference leads somewhere, or is reported.
  const links = createSiteLinks({ table, entries, redirects, parts }, context);
  const references = resolveReferences(entries.all, links, context);
  const site: Site = {
    link: createConfigLinkResolver(links, context),
    referencesOf: references.of,
    badgesOf: entry => parts.flatMap(part => part.badges?.(entry, site) ?? []),
    pathIn: createSchemes(parts),
  };

  // Contents, composed by the code that gave each page its address.
  const composed = table.drafts.map(draft => draft.compose(site));
  const { routes, files } = withSocialPictures(composed, { parts, config, href: context.href });
  const jsonFiles = parts.flatMap(part => part.jsonFiles?.(site) ?? []);
  const versions = parts.find(part => part.versions)?.versions;
  const buttons = parts.flatMap(part => part.navbarButtons ?? []);
  const shell = planShell(site.link, { versions, buttons }, context);
  const search = parts.find(part => part.search)?.search;
  const markdownPathOf = parts.find(part => part.markdownPathOf)?.markdownPathOf;
  const footer = planFooter(site.link, context);
  checkHeadFiles(context);
  checkImageOrigins(context);
  checkPictureLibrary(context);
  checkSvgReports(context);

  return {
    routes,
    redirects,
    jsonFiles,
    shell,
    ...(search !== undefined && { search }),
    ...(markdownPathOf !== undefined && { markdownPathOf }),
    footer,
    externalLinks: references.external,
    imageOrigins: [...context.imageOrigins].sort(),
    feeds: parts.flatMap(part => part.feeds ?? []),
    sitemapAreas: sitemapAreasOf(parts),
    versions: versions?.all ?? [],
    pageFiles: parts.flatMap(part => part.pageFiles ?? []),
    siteFiles: [...parts.flatMap(part => part.files ?? []), ...files],
    openFolders: parts.flatMap(part => part.openFolders ?? []),
    pictures: context.pictures.tasks(),
    copiedFiles: context.assets.copiedFiles(),
    diagnostics,
  };
}
