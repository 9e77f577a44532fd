import {
  compareNaturally,
  type NaturalKey,
  numberPrefixOf,
  toNaturalKey,
  withoutNumberPrefix,
} from '@mapwright/site/plan';
import type { CategoryFile } from '../load/read-category.ts';
import { folderPathOf, isFolderIndex, pathInVersion } from './docs-paths.ts';
import type { Doc } from './docs-version.ts';
import { findDoc } from './find-doc.ts';
import type { Folder } from './folder-tree.ts';
import { groupLongList } from './group-long-list.ts';
import { type CategoryNode, type NodePage, pageNode, type SidebarNode } from './sidebar-node.ts';
import { branchOutputOf, type SidebarSource } from './sidebar-source.ts';

/** The contents of a folder as sidebar nodes: by position, else by number prefix, else by name. */
export function folderNodes(
  folder: Folder,
  sidebarName: string,
  source: SidebarSource,
): readonly SidebarNode[] {
  return nodesIn(folder, undefined, { sidebarName, source });
}

interface Placement {
  readonly sidebarName: string;
  readonly source: SidebarSource;
}

interface Placed {
  readonly node: SidebarNode;
  readonly position: number;
  readonly name: NaturalKey;
}

/** The nodes of a folder, in groups if there are many; `own` is the doc that is the folder's page. */
function nodesIn(folder: Folder, own: Doc | undefined, placement: Placement): readonly SidebarNode[] {
  const { sidebarName, source } = placement;
  const ownDocs = ownDocsIn(folder, source);
  const taken = new Set([own, ...ownDocs.values()]);
  const placed: Placed[] = [];
  for (const doc of folder.docs) {
    if (doc.entry.isListed && !taken.has(doc)) placed.push(placeDoc(doc, folder));
  }
  for (const [child, ownDoc] of ownDocs) {
    const node = folderNode(child, ownDoc, placement);
    if (node !== undefined) placed.push(placeFolder(child, ownDoc, node, source));
  }
  const nodes = placed.sort(comparePlaced).map(({ node }) => node);
  const prefix = folder.id === '' ? '' : `${branchKeyOf(folder, source)}/`;
  return groupLongList(nodes, number => branchOutputOf(source, sidebarName, `${prefix}~${number}`));
}

/** Unique in a sidebar: the folders `1-guides` and `2-guides` have one id. */
function branchKeyOf(folder: Folder, { folders }: SidebarSource): string {
  return folders.get(folder.id) === folder ? folder.id : `~${folder.directory}`;
}

/** The subfolders of a folder, each with the doc that is its page. */
function ownDocsIn({ folders, docs }: Folder, source: SidebarSource): ReadonlyMap<Folder, Doc | undefined> {
  if (folders.length === 0) return new Map();
  const byPath = new Map(docs.map(doc => [doc.entry.path.toLowerCase(), doc]));
  return new Map(folders.map(child => [child, ownDocOf(child, byPath, source)]));
}

/** The doc that the folder's category file names, its index, or the doc in it or beside it with the same path, in any case. */
function ownDocOf(folder: Folder, besides: ReadonlyMap<string, Doc>, source: SidebarSource): Doc | undefined {
  const category = source.categories.get(folder.directory);
  const link = category?.link;
  if (link === 'none') return undefined;
  if (category !== undefined && link !== undefined) {
    if ('index' in link) return undefined;
    return findDoc(link.doc, category.linkPlace, source);
  }
  const path = folderPathOf(folder.id, source.version.config, source.context.docs).toLowerCase();
  return (
    folder.docs.find(({ entry }) => isFolderIndex(entry.head) || entry.path.toLowerCase() === path) ??
    besides.get(path)
  );
}

/** A folder as a category. A folder with only its own page becomes that page; an empty folder becomes nothing. */
function folderNode(folder: Folder, own: Doc | undefined, placement: Placement): SidebarNode | undefined {
  const { source } = placement;
  const category = source.categories.get(folder.directory);
  const children = nodesIn(folder, own, placement);
  const label = labelOf(folder, own, category);
  const ownNode = own?.entry.isListed ? pageNode(own.entry, label) : undefined;
  if (children.length === 0) return ownNode;
  const page =
    own === undefined ? generatedPage(folder, category, source) : ownNode && { page: ownNode.page };
  return {
    kind: 'category',
    label,
    children,
    folderPath: folderPathOf(folder.id, source.version.config, source.context.docs),
    isCollapsed: category?.isCollapsed ?? true,
    branchOutput: folderBranchOf(folder, page?.page, placement),
    ...(category?.className !== undefined && { className: category.className }),
    ...page,
  };
}

/** Beside the folder's own page, so that the page's URL determines it. For other pages, and in further sidebars, it has a separate path. */
function folderBranchOf(
  folder: Folder,
  page: NodePage | undefined,
  { sidebarName, source }: Placement,
): string {
  const { docs } = source.context;
  const [firstSidebar] = Object.keys(docs.sidebars);
  const path = folderPathOf(folder.id, source.version.config, docs);
  const key = branchKeyOf(folder, source);
  if (page?.path === path && sidebarName === firstSidebar && key === folder.id)
    return `${path.slice(1)}.json`;
  return branchOutputOf(source, sidebarName, key);
}

function generatedPage(
  folder: Folder,
  category: CategoryFile | undefined,
  { version, context }: SidebarSource,
): Pick<CategoryNode, 'page' | 'index'> {
  const link = category?.link;
  if (link === 'none' || (link !== undefined && 'doc' in link)) return {};
  const path =
    link === undefined
      ? folderPathOf(folder.id, version.config, context.docs)
      : pathInVersion(link.index, version.config, context.docs);
  const description = category?.description;
  const place = category?.linkPlace ?? { file: folder.directory };
  return {
    page: { path, href: context.href(path) },
    index: { path, ...(description !== undefined && { description }), place, isWritten: link !== undefined },
  };
}

function labelOf(folder: Folder, own: Doc | undefined, category: CategoryFile | undefined): string {
  return (
    category?.label ?? (own === undefined ? humanize(withoutNumberPrefix(folder.name)) : sidebarLabelOf(own))
  );
}

/** The label of a doc in sidebars. */
export function sidebarLabelOf({ entry: { head } }: Doc): string {
  return head.frontMatter.sidebarLabel ?? head.title;
}

function humanize(name: string): string {
  const text = name.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function placeDoc(doc: Doc, folder: Folder): Placed {
  const { head } = doc.entry;
  const name = head.path.slice(head.path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const isMain = folder.id === '' && isFolderIndex(head);
  const position =
    head.frontMatter.sidebarPosition ?? (isMain ? Number.NEGATIVE_INFINITY : numberPrefixOf(name));
  return place(pageNode(doc.entry, sidebarLabelOf(doc)), position, name);
}

function placeFolder(
  folder: Folder,
  own: Doc | undefined,
  node: SidebarNode,
  { categories }: SidebarSource,
): Placed {
  const position = categories.get(folder.directory)?.position ?? own?.entry.head.frontMatter.sidebarPosition;
  return place(node, position ?? numberPrefixOf(folder.name), folder.name);
}

function place(node: SidebarNode, position: number | undefined, name: string): Placed {
  return {
    node,
    position: position ?? Number.POSITIVE_INFINITY,
    name: toNaturalKey(withoutNumberPrefix(name)),
  };
}

/** Compares positions instead of subtracting them, because infinity minus infinity is not a number. */
function comparePlaced(a: Placed, b: Placed): number {
  return a.position === b.position ? compareNaturally(a.name, b.name) : a.position < b.position ? -1 : 1;
}
