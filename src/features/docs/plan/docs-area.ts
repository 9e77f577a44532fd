import type { Tagging } from '@mapwright/site/kit';
import type { BreadcrumbData, DocLayout, Site, TocItemData, VersionLinkData } from '@mapwright/site/plan';
import type { DocIndex } from './doc-index.ts';
import type { DocsContext } from './docs-context.ts';
import type { DocsVersion } from './docs-version.ts';
import type { Sidebar } from './sidebar.ts';
import type { SidebarItems } from './sidebar-items.ts';

/** One version of the docs with everything that its pages are made of. */
export interface DocsArea {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  readonly index: DocIndex;
  readonly sidebars: readonly Sidebar[];
  /** What the sidebars show, once all links are known. */
  readonly itemsOf: (site: Site) => ReadonlyMap<Sidebar, SidebarItems>;
  readonly tagging: Tagging;
  readonly context: DocsContext;
}

/** The first sidebar that holds a page. */
export function sidebarOf(path: string, { sidebars }: DocsArea): Sidebar | undefined {
  return sidebars.find(sidebar => sidebar.has(path));
}

/** The layout of a page of the docs; one that no sidebar holds shows the first, closed. */
export function layoutOf(
  path: string,
  area: DocsArea,
  site: Site,
  { toc = [], id = '' }: { readonly toc?: readonly TocItemData[]; readonly id?: string } = {},
): DocLayout {
  const sidebar = sidebarOf(path, area) ?? area.sidebars[0];
  const items = sidebar && area.itemsOf(site).get(sidebar);
  const versions = versionLinksOf(id, area);
  const layout = {
    type: 'docs' as const,
    sidebarName: sidebar?.name ?? '',
    sidebar: items?.on(path) ?? [],
    toc,
  };
  return versions === undefined ? layout : { ...layout, versions };
}

/** From the docs' main page down to a page. */
export function breadcrumbsOf(path: string, label: string, area: DocsArea): readonly BreadcrumbData[] {
  const { version, context } = area;
  if (path === version.base) return [];
  const above = sidebarOf(path, area)?.crumbsAbove(path) ?? [];
  return [{ label: context.docs.title, href: context.href(version.base) }, ...above, { label }];
}

/** The same doc in a version, else that version's main doc. */
export function hrefInVersion(id: string, version: DocsVersion, { context }: DocsArea): string {
  return (id === '' ? undefined : version.find(id)?.entry.href) ?? context.href(version.base);
}

/** A doc of the current version in each version, by their names; nothing for another page, and where there is one version. */
export function hrefsInVersions(
  href: string,
  areas: readonly DocsArea[],
): Readonly<Record<string, string>> | undefined {
  const current = areas.find(({ version, context }) => version.base === context.docs.path);
  if (current === undefined || areas.length < 2) return undefined;
  const { version, context } = current;
  const id =
    href === context.href(version.base) ? '' : version.docs.find(({ entry }) => entry.href === href)?.id;
  if (id === undefined) return undefined;
  return Object.fromEntries(
    areas.map(area => [area.version.config.name, hrefInVersion(id, area.version, area)]),
  );
}

/** With one version there is nothing to choose. */
function versionLinksOf(id: string, area: DocsArea): readonly VersionLinkData[] | undefined {
  if (area.versions.length < 2) return undefined;
  return area.versions.map(version => ({
    name: version.config.name,
    label: version.config.label,
    href: hrefInVersion(id, version, area),
    isCurrent: version === area.version,
  }));
}
