import type { BreadcrumbData, LinkData, SidebarItemData } from '../../templates/contract.ts';
import type { JsonFile } from '../model/route.ts';
import { type CategoryNode, categoryFace, type PageNode, type SidebarNode } from './sidebar-node.ts';

/** A sidebar of one version of the docs. */
export interface Sidebar {
  readonly name: string;
  readonly nodes: readonly SidebarNode[];
  readonly has: (path: string) => boolean;
  /** The items as a page shows them: the branches that lead to it open, everything else shared with other pages. */
  readonly itemsOn: (path: string) => readonly SidebarItemData[];
  /** The categories above a page. */
  readonly crumbsAbove: (path: string) => readonly BreadcrumbData[];
  /** The pages before and after, in reading order. */
  readonly around: (path: string) => {
    readonly previous: LinkData | undefined;
    readonly next: LinkData | undefined;
  };
  /** What closed categories fetch. */
  readonly branches: readonly JsonFile[];
  readonly categories: readonly CategoryNode[];
}

/** The way from a node up to the sidebar's root. */
interface Trail {
  readonly node: PageNode | CategoryNode;
  /** Items of the node and its siblings, and the node's place among them. */
  readonly siblings: readonly SidebarItemData[];
  readonly index: number;
  readonly parent: CategoryTrail | undefined;
}

interface CategoryTrail extends Trail {
  readonly node: CategoryNode;
  /** The category and those above it. */
  readonly crumbs: readonly BreadcrumbData[];
}

/** Makes a sidebar of its nodes. A page that stands in it twice belongs to its first place. */
export function createSidebar(name: string, nodes: readonly SidebarNode[]): Sidebar {
  const trails = new Map<string, Trail>();
  const order: LinkData[] = [];
  const places = new Map<string, number>();
  const categories: CategoryNode[] = [];
  const items = nodes.map(({ item }) => item);
  walk(nodes, items, undefined);

  function walk(
    siblings: readonly SidebarNode[],
    shown: readonly SidebarItemData[],
    parent: CategoryTrail | undefined,
  ) {
    for (const [index, node] of siblings.entries()) {
      if (node.kind === 'fixed') continue;
      const trail = { node, siblings: shown, index, parent };
      if (node.page !== undefined) enter(node.page.path, { label: node.label, href: node.page.href }, trail);
      if (node.kind === 'page') continue;
      categories.push(node);
      walk(node.children, node.items, { ...trail, node, crumbs: [...(parent?.crumbs ?? []), crumbOf(node)] });
    }
  }

  function enter(path: string, link: LinkData, trail: Trail) {
    if (trails.has(path)) return;
    trails.set(path, trail);
    places.set(path, order.length);
    order.push(link);
  }

  return {
    name,
    nodes,
    has: path => trails.has(path),
    itemsOn: path => openTrail(trails.get(path), items),
    crumbsAbove: path => trails.get(path)?.parent?.crumbs ?? [],
    around: path => {
      const place = places.get(path);
      return place === undefined
        ? { previous: undefined, next: order[0] }
        : { previous: order[place - 1], next: order[place + 1] };
    },
    branches: categories.flatMap(({ branch }) => branch ?? []),
    categories,
  };
}

function crumbOf({ label, page }: CategoryNode): BreadcrumbData {
  return page === undefined ? { label } : { label, href: page.href };
}

function openTrail(trail: Trail | undefined, closed: readonly SidebarItemData[]): readonly SidebarItemData[] {
  if (trail === undefined) return closed;
  let shown = currentItem(trail.node);
  for (let step = trail; ; step = step.parent) {
    const siblings = step.siblings.with(step.index, shown);
    if (step.parent === undefined) return siblings;
    shown = { ...categoryFace(step.parent.node), isOpen: true, items: siblings };
  }
}

function currentItem(node: PageNode | CategoryNode): SidebarItemData {
  if (node.kind === 'category')
    return { ...categoryFace(node), isCurrent: true, isOpen: true, items: node.items };
  return node.item.type === 'link' ? { ...node.item, isCurrent: true } : node.item;
}
