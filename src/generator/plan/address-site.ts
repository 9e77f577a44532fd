import type { Redirect } from '../model/route.ts';
import { type AddressedEntries, addressEntries } from './address-entries.ts';
import { checkGeneratedFiles } from './checks/check-generated-files.ts';
import { checkSiteFiles } from './checks/check-site-files.ts';
import { checkStaticFiles } from './checks/check-static-files.ts';
import { generatedFiles } from './generated-files.ts';
import type { PlanContext } from './plan-context.ts';
import { homeRedirect, notFoundLinks, sectionsOf } from './plan-home.ts';
import { planNotFound } from './plan-not-found.ts';
import { planPages } from './plan-pages.ts';
import type { FeaturePlan, PlannedPart } from './plan-part.ts';
import { folderRedirects } from './redirects/folder-redirects.ts';
import { planRedirects } from './redirects/plan-redirects.ts';
import { type RequestedRedirect, requestedRedirects } from './redirects/requested-redirects.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';

/** A site whose pages, redirects and files have their addresses. No link is resolved and no page is composed yet. */
export interface AddressedSite {
  readonly table: RouteTable;
  readonly entries: AddressedEntries;
  readonly redirects: readonly Redirect[];
  readonly parts: readonly PlannedPart[];
  /** The paths of the files that the program writes beside pages and static files. */
  readonly generated: ReadonlySet<string>;
}

/** Gives everything on a site its address. It reports addresses that clash or cannot be published. */
export function addressSite(features: readonly FeaturePlan[], context: PlanContext): AddressedSite {
  const entries = addressEntries(context);
  const owned = features.map(({ plan, ...owner }) => ({ ...owner, part: plan(entries, context) }));
  const parts = owned.map(({ part }) => part);
  const requests = [
    ...requestedRedirects(entries.all, context),
    ...parts.flatMap(part => part.redirects ?? []),
  ];
  const links = notFoundLinks(entries, sectionsOf(parts), context);
  const table = createRouteTable(
    [
      ...planPages(entries.of('pages')),
      ...parts.flatMap(({ drafts }) => drafts),
      planNotFound(links, context),
    ],
    context,
  );
  checkStaticFiles(table, context);
  checkSiteFiles(owned, context);
  const generated = generatedFiles(parts, context.config);
  checkGeneratedFiles(generated, table, context);
  const redirects = redirectsOf({ table, entries, parts, generated }, requests, context);
  return { table, entries, redirects, parts, generated };
}

/** The redirects that were asked for, and those that the site adds: from `/` without a home page, and from folders without a page. */
function redirectsOf(
  { table, entries, parts, generated }: Omit<AddressedSite, 'redirects'>,
  requests: readonly RequestedRedirect[],
  context: PlanContext,
): readonly Redirect[] {
  const folders = folderRedirects(
    parts.flatMap(({ sidebars = [] }) => sidebars),
    { table, requests, hidden: entries.hidden },
    context,
  );
  const all = [...requests, ...homeRedirect(entries, sectionsOf(parts), requests), ...folders];
  return planRedirects(all, { table, files: generated }, context);
}
