import type { Tagging } from '@mapwright/site/kit';
import type { BreadcrumbData, DocLayout, Site, TocItemData, VersionLinkData } from '@mapwright/site/plan';
import type { DocIndex } from './doc-index.ts';
import type { DocsContext } from './docs-context.ts';
import type { DocsVersion } from './docs-version.ts';
import type { Sidebar } from './sidebar.ts';
import type { SidebarItems } from './sidebar-items.ts';

/** One version of the docs with everything that its pages need. */
export interface DocsArea {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  readonly index: DocIndex;
  readonly sidebars: readonly Sidebar[];
  /** The items of the sidebars, once all links are known. */
  readonly itemsOf: (site: Site) => ReadonlyMap<Sidebar, SidebarItems>;
  readonly tagging: Tagging;
  readonly context: DocsContext;
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

/** The URL of the same doc in a version, or else of that version's main doc. */
export function hrefInVersion(id: string, version: DocsVersion, { context }: DocsArea): string {
  return (id === '' ? undefined : version.find(id)?.entry.href) ?? context.href(version.base);
}

/** The URLs of a doc of the current version in all versions, by their names; `undefined` for any other page, or if there is only one version. */
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

/** With only one version there is no choice. */
function versionLinksOf(id: string, area: DocsArea): readonly VersionLinkData[] | undefined {
  if (area.versions.length < 2) return undefined;
  return area.versions.map(version => ({
    name: version.config.name,
    label: version.config.label,
    href: hrefInVersion(id, version, area),
    isCurrent: version === area.version,
  }));
}
