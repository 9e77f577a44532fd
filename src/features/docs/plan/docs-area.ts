import type { Tagging } from '@mapwright/site/kit';
import type { BreadcrumbData, DocLayout, Site, TocItemData } from '@mapwright/site/plan';
import type { DocIndex } from './doc-index.ts';
import { type VersionArea, versionLinksOf } from './other-versions.ts';
import type { Sidebar } from './sidebar.ts';
import type { SidebarItems } from './sidebar-items.ts';

/** One version of the docs with everything that its pages need. */
export interface DocsArea extends VersionArea {
  readonly index: DocIndex;
  readonly sidebars: readonly Sidebar[];
  /** The items of the sidebars, once all links are known. */
  readonly itemsOf: (site: Site) => ReadonlyMap<Sidebar, SidebarItems>;
  readonly tagging: Tagging;
}

/** The first sidebar that contains a page. */
export function sidebarOf(path: string, { sidebars }: DocsArea): Sidebar | undefined {
  return sidebars.find(sidebar => sidebar.has(path));
}

/** The layout of a page of the docs. A page that is in no sidebar shows the first one, closed. */
export function layoutOf(
  path: string,
  area: DocsArea,
  site: Site,
  { toc = [], id }: { readonly toc?: readonly TocItemData[]; readonly id?: string } = {},
): DocLayout {
  const sidebar = sidebarOf(path, area) ?? area.sidebars[0];
  const items = sidebar && area.itemsOf(site).get(sidebar);
  const versions = versionLinksOf({ path, id }, area);
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
