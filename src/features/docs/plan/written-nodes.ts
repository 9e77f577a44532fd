import type { SidebarItemConfig } from '../sidebar-schema.ts';
import { folderIdOf, folderPathOf, pathInVersion } from './docs-paths.ts';
import { findDoc } from './find-doc.ts';
import { folderNodes, sidebarLabelOf } from './folder-nodes.ts';
import { type CategoryNode, pageNode, type SidebarNode } from './sidebar-node.ts';
import { branchOutputOf, type SidebarSource } from './sidebar-source.ts';

/** The context in which a hand-written sidebar is turned into nodes. */
export interface WrittenSidebar {
  readonly name: string;
  readonly source: SidebarSource;
}

/** The items of a hand-written sidebar as nodes. An item without a target is reported with its field. */
export function writtenNodes(
  items: readonly SidebarItemConfig[],
  sidebar: WrittenSidebar,
): readonly SidebarNode[] {
  const field = `${sidebar.source.context.field}.sidebars.${sidebar.name}`;
  const isEmpty = items.every(isHeading);
  if (isEmpty) reportNothing('has nothing to link to', adviceFor(items), { ...sidebar, field });
  return items.flatMap((item, index) =>
    toNodes(item, { ...sidebar, field: `${field}[${index}]`, key: `-${index}` }),
  );
}

function isHeading(item: SidebarItemConfig): boolean {
  return typeof item !== 'string' && item.type === 'heading';
}

function adviceFor(items: readonly SidebarItemConfig[]): string {
  return items.length === 0 ? 'Add docs or links, or leave it out' : 'Add docs or links below the heading';
}

/** An item's field in the configuration, and its key among the sidebar's branches. */
interface Position extends WrittenSidebar {
  readonly field: string;
  readonly key: string;
}

function toNodes(item: SidebarItemConfig, position: Position): readonly SidebarNode[] {
  if (typeof item === 'string') return docNodes({ id: item }, position);
  switch (item.type) {
    case 'doc':
      return docNodes(item, position);
    case 'heading':
      return [{ kind: 'heading', label: item.label }];
    case 'link':
      return linkNodes(item, position);
    case 'folder':
      return nodesOfFolder(item.folder, position);
    case 'category':
      return categoryNodes(item, position);
  }
}

function docNodes(
  { id, label }: { readonly id: string; readonly label?: string | undefined },
  position: Position,
): readonly SidebarNode[] {
  const doc = findDocAt(id, position);
  return doc?.entry.isListed ? [pageNode(doc.entry, label ?? sidebarLabelOf(doc))] : [];
}

function findDocAt(id: string, { name, field, source }: Position) {
  return findDoc(id, source.context.placeInConfig(field), source, `The sidebar “${name}” (${field})`);
}

function linkNodes(
  { label, to }: { readonly label: string; readonly to: string },
  position: Position,
): readonly SidebarNode[] {
  return [{ kind: 'link', label, to, field: `${position.field}.to` }];
}

function nodesOfFolder(id: string, position: Position): readonly SidebarNode[] {
  const { source, name } = position;
  const folderId = folderIdOf(withoutEdgeSlashes(id));
  const folder = source.folders.get(folderId);
  if (folder === undefined) {
    if (source.isKnownFolder(folderId)) return [];
    const nearest = source.context.nearestName(id, source.folders.keys());
    const advice =
      nearest === undefined
        ? 'Write the path of a folder that contains docs'
        : `Did you mean “${nearest}”? Write the path of a folder that contains docs`;
    return nothingToLink(`there is no folder “${id}”`, advice, position);
  }
  const nodes = folderNodes(folder, name, source);
  return nodes.length > 0
    ? nodes
    : nothingToLink(`the folder “${id}” has no listed docs`, 'Add a doc', position);
}

function withoutEdgeSlashes(folder: string): string {
  return folder.replace(/^\.?\/|\/$/g, '');
}

function categoryNodes(
  item: Extract<SidebarItemConfig, { type: 'category' }>,
  position: Position,
): readonly SidebarNode[] {
  const { source, field, key, name } = position;
  const children = item.items.flatMap((child, index) =>
    toNodes(child, { ...position, field: `${field}.items[${index}]`, key: `${key}-${index}` }),
  );
  const page = categoryPage(item, position);
  if (page.page === undefined && item.items.length > 0 && item.items.every(isHeading))
    return nothingToLink(
      `the category “${item.label}” contains only headings`,
      adviceFor(item.items),
      position,
    );
  if (children.length === 0) {
    const { entry } = page.page ?? {};
    if (entry !== undefined) return [pageNode(entry, item.label)];
    if (item.items.length > 0) return [];
    return nothingToLink(
      `the category “${item.label}” has neither a page nor items`,
      'Give it a `link` or `items`',
      position,
    );
  }
  const branchOutput = branchOutputOf(source, name, key);
  const { label, isCollapsed } = item;
  return [
    { kind: 'category', label, children, isCollapsed, branchOutput, ...folderOf(item, position), ...page },
  ];
}

/** The folder that a category represents: its only item. The address of the folder then leads to the category's page. */
function folderOf(
  { items: [item, ...others] }: Extract<SidebarItemConfig, { type: 'category' }>,
  { source: { version, context } }: Position,
): Pick<CategoryNode, 'folderPath'> {
  if (typeof item !== 'object' || item.type !== 'folder' || others.length > 0) return {};
  const folderId = folderIdOf(withoutEdgeSlashes(item.folder));
  return { folderPath: folderPathOf(folderId, version.config, context.docs) };
}

function categoryPage(
  { link }: Extract<SidebarItemConfig, { type: 'category' }>,
  position: Position,
): Pick<CategoryNode, 'page' | 'index'> {
  if (link === undefined) return {};
  const { context, version } = position.source;
  if ('doc' in link) {
    const entry = findDocAt(link.doc, position)?.entry;
    return entry === undefined ? {} : { page: { path: entry.path, href: entry.href, entry } };
  }
  const path = pathInVersion(link.index, version.config, context.docs);
  const description = link.description === undefined ? {} : { description: link.description };
  return {
    page: { path, href: context.href(path) },
    index: { path, ...description, place: context.placeInConfig(`${position.field}.link`), isWritten: true },
  };
}

function nothingToLink(reason: string, advice: string, position: Position): readonly [] {
  reportNothing(`has an item with nothing to link to: ${reason}`, advice, position);
  return [];
}

function reportNothing(
  reason: string,
  advice: string,
  { name, field, source }: Pick<Position, 'name' | 'field' | 'source'>,
): void {
  source.context.report({
    severity: 'error',
    code: 'sidebar/nothing-to-link',
    message: `The sidebar “${name}” ${reason}`,
    place: source.context.placeInConfig(field),
    hint: `${advice} (the field is \`${field}\`).`,
  });
}
