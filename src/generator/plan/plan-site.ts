import type { SiteConfig } from '../model/config.ts';
import type { SiteData } from '../model/data-kind.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { firstOf } from '../model/first-of.ts';
import type { SitePlan } from '../model/route.ts';
import { type AddressedSite, addressSite } from './address-site.ts';
import { checkHeadFiles } from './checks/check-head-files.ts';
import { checkSvgReports } from './checks/check-svg-reports.ts';
import { createConfigLinkResolver } from './config-links.ts';
import { resolveReferences } from './links/resolve-references.ts';
import { createSiteLinks } from './links/site-links.ts';
import { checkImageOrigins } from './pictures/outside-image.ts';
import { checkPictureLibrary } from './pictures/picture-sources.ts';
import { withSocialPictures } from './pictures/social-pictures.ts';
import { createContext, type PlanContext } from './plan-context.ts';
import type { PlanInput } from './plan-input.ts';
import type { FeaturePlan } from './plan-part.ts';
import { planFooter, planShell } from './plan-shell.ts';
import type { Site } from './site.ts';
import { sitemapAreasOf } from './sitemap-areas.ts';

/** Everything that planning a site needs. */
export interface SiteInput extends PlanInput {
  /** In the order of the site's list. */
  readonly parts: readonly FeaturePlan[];
}

/** Plans the whole site: every page with its path and contents, every redirect, every link checked. It has no effects. */
export function planSite(input: SiteInput, data: SiteData, config: SiteConfig): SitePlan {
  const diagnostics: Diagnostic[] = [];
  const context = createContext(input, data, config, diagnostics);

  const addressed = addressSite(input.parts, context);
  const { parts, table, redirects } = addressed;

  // Every reference leads somewhere, or is reported.
  const { site, externalLinks } = linkSite(addressed, context);

  // Contents are composed by the code that gave each page its address.
  const composed = table.drafts.map(draft => draft.compose(site));
  const { routes, files } = withSocialPictures(composed, { parts, config, href: context.href });
  const jsonFiles = parts.flatMap(part => part.jsonFiles?.(site) ?? []);
  const versions = firstOf(parts, part => part.versions);
  const buttons = parts.flatMap(part => part.navbarButtons ?? []);
  const shell = planShell(site.link, { versions, buttons }, context);
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
    footer,
    externalLinks,
    imageOrigins: [...context.imageOrigins].sort(),
    versions: versions?.all ?? [],
    ...fromParts(parts),
    siteFiles: [...parts.flatMap(part => part.files ?? []), ...files],
    pictures: context.pictures.tasks(),
    copiedFiles: context.assets.copiedFiles(),
    diagnostics,
  };
}

/** Resolves every reference, and makes the site with which pages are composed. */
function linkSite(
  addressed: AddressedSite,
  context: PlanContext,
): { readonly site: Site; readonly externalLinks: SitePlan['externalLinks'] } {
  const { entries, parts } = addressed;
  const links = createSiteLinks(addressed, context);
  const references = resolveReferences(entries.all, links, context);
  const site: Site = {
    link: createConfigLinkResolver(links, context),
    referencesOf: references.of,
    badgesOf: entry => parts.flatMap(part => part.badges?.(entry, site) ?? []),
    pathIn: (scheme, name) => firstOf(parts, ({ schemes }) => schemes?.[scheme]?.(name)),
  };
  return { site, externalLinks: references.external };
}

/** What the plan takes from features as it is. Where there can be only one, the first feature that has it wins. */
function fromParts(parts: AddressedSite['parts']) {
  const search = firstOf(parts, part => part.search);
  const markdownPathOf = firstOf(parts, part => part.markdownPathOf);
  return {
    ...(search !== undefined && { search }),
    ...(markdownPathOf !== undefined && { markdownPathOf }),
    feeds: parts.flatMap(part => part.feeds ?? []),
    sitemapAreas: sitemapAreasOf(parts),
    pageFiles: parts.flatMap(part => part.pageFiles ?? []),
    openFolders: parts.flatMap(part => part.openFolders ?? []),
  };
}
