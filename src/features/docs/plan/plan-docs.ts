import { resolveTagging } from '@mapwright/site/kit';
import {
  type AddressedEntries,
  type AddressedEntry,
  type JsonFile,
  joinPath,
  type PageDraft,
  type PlanPart,
  perSite,
  type Site,
  type Versions,
} from '@mapwright/site/plan';
import type { DocsOptions } from '../options.ts';
import { buildSidebars } from './build-sidebars.ts';
import { categoryDrafts, docsIndexDraft, docsTagDrafts } from './category-drafts.ts';
import { docDraft } from './doc-draft.ts';
import { createDocIndex } from './doc-index.ts';
import { breadcrumbsOf, type DocsArea, sidebarOf } from './docs-area.ts';
import type { DocsContext } from './docs-context.ts';
import { docsBaseOf } from './docs-paths.ts';
import { groupVersions } from './docs-version.ts';
import { hrefsInVersions } from './other-versions.ts';
import type { Sidebar } from './sidebar.ts';
import { createSidebarItems } from './sidebar-items.ts';

/** The docs of every version, with the files that their sidebars fetch. */
export interface PlannedDocs {
  readonly drafts: readonly PageDraft[];
  readonly jsonFiles: (site: Site) => readonly JsonFile[];
  readonly sidebars: readonly Sidebar[];
  /** The titles in the breadcrumbs above a page that is in a sidebar. */
  readonly titlesAbove: (path: string) => readonly string[] | undefined;
  /** One for each version. */
  readonly areas: readonly DocsArea[];
}

/** Plans the docs of the site. `field` is the field of their options in the configuration. */
export function planDocsOf(options: DocsOptions, field: string): PlanPart {
  return (entries, context) => {
    const docs = { ...options, title: options.title ?? context.words.docs.title };
    const members = entries.of('docs');
    const current = docs.versions.find(({ isCurrent }) => isCurrent);
    const own = { ...context, docs, field, ownCollection: 'docs' };
    checkFolders(own);
    const { areas, ...part } = planDocs(members, entries, own);
    return {
      ...part,
      // Docs that are the whole site are in its own sitemap.
      sitemapAreas: docs.path === '/' ? [] : [docs.path],
      ...(members.length > 0 &&
        current && { section: { title: docs.title, path: docsBaseOf(current, docs) } }),
      ...(areas.length > 1 && { versions: versionsOf(areas) }),
    };
  };
}

/** A version without a folder is nowhere on the site. Only a site that names no version may have no docs. */
function checkFolders({ docs: { versions }, field, input, placeInConfig, report }: DocsContext): void {
  for (const [index, { name, folder }] of versions.entries()) {
    if (folder === 'docs' && versions.length === 1) continue;
    if (input.contentFiles.some(file => file.startsWith(`content/${folder}/`))) continue;
    report({
      severity: 'warning',
      code: 'docs/missing-folder',
      message: `The docs version “${name}” has no pages: there is no folder content/${folder}`,
      place: placeInConfig(`${field}.versions[${index}].folder`),
      hint: 'Write the name of a folder below content/, or leave the version out until it has pages.',
    });
  }
}

function versionsOf(areas: readonly DocsArea[]): Versions {
  return {
    all: areas.map(({ version: { base, config }, context }) => ({
      name: config.name,
      label: config.label,
      href: context.href(base),
      isUnreleased: config.isUnreleased,
    })),
    hrefsOf: href => hrefsInVersions(href, areas),
  };
}

/** Plans docs according to `context.docs`: sidebars, a page for each of `docs`, generated indexes and tag pages. */
export function planDocs(
  docs: readonly AddressedEntry[],
  entries: AddressedEntries,
  context: DocsContext,
): PlannedDocs {
  const versions = groupVersions(docs, context);
  const index = createDocIndex(versions, entries, context);
  const sidebars = buildSidebars(versions, { index, context });
  const categories = [...sidebars.values()].flat().flatMap(sidebar => sidebar.categories);
  const indexPaths = new Set(categories.flatMap(({ index }) => index?.path ?? []));
  const areas = versions.map((version): DocsArea => {
    const members = version.docs.map(({ entry }) => entry);
    const tagging = resolveTagging(members, joinPath(version.base, 'tags'), context);
    const own = sidebars.get(version) ?? [];
    const itemsOf = perSite(
      site => new Map(own.map(sidebar => [sidebar, createSidebarItems(sidebar, site, context.href)])),
    );
    return { version, versions, indexPaths, index, sidebars: own, itemsOf, tagging, context };
  });
  return {
    drafts: areas.flatMap(area => draftsOf(area, entries)),
    jsonFiles: site =>
      areas.flatMap(area => [...area.itemsOf(site).values()].flatMap(({ branches }) => branches)),
    sidebars: areas.flatMap(area => area.sidebars),
    titlesAbove: path => {
      const area = areas.find(one => sidebarOf(path, one) !== undefined);
      return (
        area &&
        breadcrumbsOf(path, '', area)
          .slice(0, -1)
          .map(({ label }) => label)
      );
    },
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
