import type { BreadcrumbData, LinkData } from '@mapwright/site/plan';
import type { CategoryNode, NodePage, PageNode, SidebarNode } from './sidebar-node.ts';

/** A sidebar of one version of the docs. */
export interface Sidebar {
  readonly name: string;
  readonly nodes: readonly SidebarNode[];
  readonly has: (path: string) => boolean;
  /** Its pages in reading order. */
  readonly paths: readonly string[];
  /** The position of a page, with the categories above it, the highest first. */
  readonly wayTo: (path: string) => SidebarWay | undefined;
  /** The breadcrumbs above a page. */
  readonly crumbsAbove: (path: string) => readonly BreadcrumbData[];
  /** The pages before and after, in reading order. */
  readonly around: (path: string) => {
    readonly previous: LinkData | undefined;
    readonly next: LinkData | undefined;
  };
  readonly categories: readonly CategoryNode[];
}

/** The position of a page in a sidebar. */
export interface SidebarWay {
  readonly node: PageNode | CategoryNode;
  readonly above: readonly CategoryNode[];
}

interface PlacedWay extends SidebarWay {
  /** Its index in reading order. */
  readonly place: number;
}

/** Makes a sidebar from its nodes. A page that occurs twice belongs to its first position. */
export function createSidebar(name: string, nodes: readonly SidebarNode[]): Sidebar {
  const ways = new Map<string, PlacedWay>();
  const order: LinkData[] = [];
  const categories: CategoryNode[] = [];
  walk(nodes, []);

  function walk(siblings: readonly SidebarNode[], above: readonly CategoryNode[]) {
    for (const node of siblings) {
      if (node.kind === 'page') enter(node, node.page, above);
      if (node.kind !== 'category') continue;
      if (node.page !== undefined) enter(node, node.page, above);
      categories.push(node);
      walk(node.children, [...above, node]);
    }
  }

  function enter(node: PageNode | CategoryNode, { path, href }: NodePage, above: readonly CategoryNode[]) {
    if (ways.has(path)) return;
    ways.set(path, { node, above, place: order.length });
    order.push({ label: node.label, href });
  }

  return {
    name,
    nodes,
    has: path => ways.has(path),
    paths: [...ways.keys()],
    wayTo: path => ways.get(path),
    crumbsAbove: path => (ways.get(path)?.above ?? []).flatMap(crumbOf),
    around: path => {
      const place = ways.get(path)?.place;
      return place === undefined
        ? { previous: undefined, next: order[0] }
        : { previous: order[place - 1], next: order[place + 1] };
    },
    categories,
  };
}

function crumbOf({ label, page, isGroup = false }: CategoryNode): readonly BreadcrumbData[] {
  if (isGroup) return [];
  return page === undefined ? [{ label }] : [{ label, href: page.href }];
}
