import { joinPath } from '../model/join-path.ts';
import type { JsonFile } from '../model/route.ts';
import type { AddressedEntries, AddressedEntry } from './address-entries.ts';
import { buildSidebars } from './build-sidebars.ts';
import { categoryDrafts, docsIndexDraft, docsTagDrafts } from './category-drafts.ts';
import { docDraft } from './doc-draft.ts';
import { createDocIndex } from './doc-index.ts';
import type { DocsArea } from './docs-area.ts';
import { groupVersions } from './docs-version.ts';
import type { PageDraft } from './page-draft.ts';
import type { PlanContext } from './plan-context.ts';
import { createSidebarItems } from './sidebar-items.ts';
import { perSite, type Site } from './site.ts';
import { resolveTagging } from './tagging.ts';

/** The docs of every version, with what their sidebars fetch. */
export interface PlannedDocs {
  readonly drafts: readonly PageDraft[];
  readonly jsonFiles: (site: Site) => readonly JsonFile[];
  /** One for each version. */
  readonly areas: readonly DocsArea[];
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
