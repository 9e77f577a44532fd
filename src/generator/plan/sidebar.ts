import type { BreadcrumbData, LinkData, SidebarItemData } from '../../templates/contract.ts';
import type { JsonFile } from '../model/route.ts';
import {
  type CategoryNode,
  categoryFace,
  type NodePage,
  type PageNode,
  type SidebarNode,
} from './sidebar-node.ts';

/** A sidebar of one version of the docs. */
export interface Sidebar {
  readonly name: string;
  readonly nodes: readonly SidebarNode[];
  readonly has: (path: string) => boolean;
  /** Its pages in reading order. */
  readonly paths: readonly string[];
  /** The items as a page shows them, the branches that lead to it open: the same array for all pages of a branch. */
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
  /** Its place in reading order, if it has a page. */
  readonly place: number;
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
  const categories: CategoryNode[] = [];
  const opened = new Map<CategoryNode, readonly SidebarItemData[]>();
  const items = nodes.map(({ item }) => item);
  walk(nodes, items, undefined);

  function walk(
    siblings: readonly SidebarNode[],
    shown: readonly SidebarItemData[],
    parent: CategoryTrail | undefined,
  ) {
    for (const [index, node] of siblings.entries()) {
      if (node.kind === 'fixed') continue;
      const way = { siblings: shown, index, parent, place: order.length };
      if (node.kind === 'page') {
        enter(node, node.page, { ...way, node });
        continue;
      }
      const trail = { ...way, node, crumbs: [...(parent?.crumbs ?? []), ...crumbOf(node)] };
      if (node.page !== undefined) enter(node, node.page, trail);
      categories.push(node);
      walk(node.children, node.items, trail);
    }
  }

  function enter({ label }: PageNode | CategoryNode, { path, href }: NodePage, trail: Trail) {
    if (trails.has(path)) return;
    trails.set(path, trail);
    order.push({ label, href });
  }

  function itemsOf(trail: Trail | undefined): readonly SidebarItemData[] {
    const open = trail && (isCategoryTrail(trail) ? trail : trail.parent);
    if (open === undefined) return items;
    const known = opened.get(open.node);
    if (known !== undefined) return known;
    const shown = openCategory(open);
    opened.set(open.node, shown);
    return shown;
  }

  return {
    name,
    nodes,
    has: path => trails.has(path),
    paths: [...trails.keys()],
    itemsOn: path => itemsOf(trails.get(path)),
    crumbsAbove: path => trails.get(path)?.parent?.crumbs ?? [],
    around: path => {
      const place = trails.get(path)?.place;
      return place === undefined
        ? { previous: undefined, next: order[0] }
        : { previous: order[place - 1], next: order[place + 1] };
    },
    branches: categories.flatMap(({ branch }) => branch ?? []),
    categories,
  };
}

function crumbOf({ label, page, isGroup = false }: CategoryNode): readonly BreadcrumbData[] {
  if (isGroup) return [];
  return page === undefined ? [{ label }] : [{ label, href: page.href }];
}

/** The items with one category open, and those above it; shared by every page for which these are the open ones. */
function openCategory(trail: CategoryTrail): readonly SidebarItemData[] {
  let shown: SidebarItemData = { ...categoryFace(trail.node), isOpen: true, items: trail.node.items };
  for (let step = trail; ; step = step.parent) {
    const siblings = step.siblings.with(step.index, shown);
    if (step.parent === undefined) return siblings;
    shown = { ...categoryFace(step.parent.node), isOpen: true, items: siblings };
  }
}

function isCategoryTrail(trail: Trail): trail is CategoryTrail {
  return trail.node.kind === 'category';
}
