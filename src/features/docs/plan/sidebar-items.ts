import type { JsonFile, SidebarItemData, Site } from '@mapwright/site/plan';
import type { Sidebar } from './sidebar.ts';
import type { CategoryNode, SidebarNode } from './sidebar-node.ts';

/** The items of a sidebar. */
export interface SidebarItems {
  /** The items for a page, with the branches that lead to it open. All pages of a branch share one array. */
  readonly on: (path: string) => readonly SidebarItemData[];
  /** The files that closed categories fetch. */
  readonly branches: readonly JsonFile[];
}

/** Makes the items of a sidebar, each only once. `href` turns an output path into a URL. */
export function createSidebarItems(
  { nodes, categories, wayTo }: Sidebar,
  site: Site,
  href: (path: string) => string,
): SidebarItems {
  const itemsOf = new Map<CategoryNode, readonly SidebarItemData[]>();
  const opened = new Map<CategoryNode, readonly SidebarItemData[]>();
  const items = nodes.map(itemOf);

  function itemOf(node: SidebarNode): SidebarItemData {
    switch (node.kind) {
      case 'heading':
        return { type: 'heading', label: node.label };
      case 'link':
        return { type: 'link', label: node.label, ...site.link(node.to, node.field) };
      case 'page':
        return { type: 'link', label: node.label, href: node.page.href, ...classOf(node) };
      case 'category':
        return categoryItem(node);
    }
  }

  function categoryItem(node: CategoryNode): SidebarItemData {
    const children = node.children.map(itemOf);
    itemsOf.set(node, children);
    return node.isCollapsed
      ? { ...faceOf(node), isOpen: false, branch: href(`/${node.branchOutput}`) }
      : { ...faceOf(node), isOpen: true, items: children };
  }

  /** The items with one category and its ancestors open; shared by every page for which the same categories are open. */
  function open(way: readonly CategoryNode[]): readonly SidebarItemData[] {
    const innermost = way.at(-1);
    if (innermost === undefined) return items;
    const known = opened.get(innermost);
    if (known !== undefined) return known;
    let shown = itemsOf.get(innermost) ?? [];
    for (let depth = way.length - 1; depth >= 0; depth--) {
      const [node, parent] = [way[depth], way[depth - 1]];
      if (node === undefined) break;
      const siblings = parent === undefined ? items : (itemsOf.get(parent) ?? []);
      const index = (parent?.children ?? nodes).indexOf(node);
      shown = siblings.with(index, { ...faceOf(node), isOpen: true, items: shown });
    }
    opened.set(innermost, shown);
    return shown;
  }

  return {
    on: path => {
      const way = wayTo(path);
      if (way === undefined) return items;
      return open(way.node.kind === 'category' ? [...way.above, way.node] : way.above);
    },
    branches: [...branchesOf(categories)].map(([output, node]) => ({
      output,
      items: itemsOf.get(node) ?? [],
    })),
  };
}

/** The closed categories by their files. A folder may be in several places of a sidebar, and has one file. */
function branchesOf(categories: readonly CategoryNode[]): ReadonlyMap<string, CategoryNode> {
  const closed = categories.filter(({ isCollapsed }) => isCollapsed);
  return new Map(closed.map(node => [node.branchOutput, node]));
}

/** What a category shows of itself, open or closed. */
function faceOf(node: CategoryNode) {
  const { label, page } = node;
  return {
    type: 'category' as const,
    label,
    ...(page !== undefined && { href: page.href }),
    ...classOf(node),
  };
}

function classOf({ className }: { readonly className?: string }): { className?: string } {
  return className === undefined ? {} : { className };
}
