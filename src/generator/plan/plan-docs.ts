import { joinPath } from '../model/join-path.ts';
import type { JsonFile } from '../model/route.ts';
import type { AddressedEntries, AddressedEntry } from './address-entries.ts';
import { buildSidebars } from './build-sidebars.ts';
import { categoryDrafts, docsIndexDraft, docsTagDrafts } from './category-drafts.ts';
import { docDraft } from './doc-draft.ts';
import { createDocIndex } from './doc-index.ts';
import { type DocsArea, hrefsInVersions } from './docs-area.ts';
import { docsBaseOf } from './docs-paths.ts';
import { groupVersions } from './docs-version.ts';
import type { PageDraft } from './page-draft.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlanPart, Versions } from './plan-part.ts';
import type { Sidebar } from './sidebar.ts';
import { createSidebarItems } from './sidebar-items.ts';
import { perSite, type Site } from './site.ts';
import { resolveTagging } from './tagging.ts';

/** The docs of every version, with what their sidebars fetch. */
export interface PlannedDocs {
  readonly drafts: readonly PageDraft[];
  readonly jsonFiles: (site: Site) => readonly JsonFile[];
  readonly sidebars: readonly Sidebar[];
  /** One for each version. */
  readonly areas: readonly DocsArea[];
}

/** The docs of the site as a part of it. */
export const docsPart: PlanPart = (entries, context) => {
  const { config } = context;
  const { title, versions } = config.docs;
  const members = entries.of('docs');
  const current = versions.find(({ isUnreleased }) => !isUnreleased) ?? versions[0];
  const { areas, ...part } = planDocs(members, entries, context);
  return {
    ...part,
    ...(members.length > 0 && current && { section: { title, path: docsBaseOf(current, config) } }),
    ...(areas.length > 1 && { versions: versionsOf(areas) }),
  };
};

function versionsOf(areas: readonly DocsArea[]): Versions {
  return {
    names: areas.map(({ version }) => version.config.name),
    hrefsOf: href => hrefsInVersions(href, areas),
  };
}

/** Plans docs of `context.config.docs`: sidebars, a page for each of `docs`, the generated indexes and the pages of their tags. */
export function planDocs(
  docs: readonly AddressedEntry[],
  entries: AddressedEntries,
  context: PlanContext,
): PlannedDocs {
  const versions = groupVersions(docs, context);
  const index = createDocIndex(versions, entries, context);
  const sidebars = buildSidebars(versions, { index, context });
  const areas = versions.map((version): DocsArea => {
    const members = version.docs.map(({ entry }) => entry);
    const tagging = resolveTagging(members, joinPath(version.base, 'tags'), context);
    const own = sidebars.get(version) ?? [];
    const itemsOf = perSite(
      site => new Map(own.map(sidebar => [sidebar, createSidebarItems(sidebar, site, context.href)])),
    );
    return { version, versions, index, sidebars: own, itemsOf, tagging, context };
  });
  return {
    drafts: areas.flatMap(area => draftsOf(area, entries)),
    jsonFiles: site =>
      areas.flatMap(area => [...area.itemsOf(site).values()].flatMap(({ branches }) => branches)),
    sidebars: areas.flatMap(area => area.sidebars),
    areas,
  };
}

function draftsOf(area: DocsArea, { all }: AddressedEntries): readonly PageDraft[] {
  return [
    ...area.version.docs.map(doc => docDraft(doc, area)),
    ...categoryDrafts(area),
    ...(all.some(({ path }) => path === area.version.base) ? [] : [docsIndexDraft(area)]),
    ...docsTagDrafts(area),
  ];
}
