import type { SidebarItemData } from '../../templates/contract.ts';
import type { Place } from '../model/diagnostic.ts';
import type { JsonFile } from '../model/route.ts';
import type { AddressedEntry } from './address-entries.ts';

/** A part of a sidebar. `item` is how it is shown on pages that do not lie in it, the same object on all of them. */
export type SidebarNode = PageNode | CategoryNode | FixedNode;

/** A doc. */
export interface PageNode {
  readonly kind: 'page';
  readonly label: string;
  readonly page: NodePage;
  readonly item: SidebarItemData;
}

/** A category; without a page it only opens and closes. */
export interface CategoryNode {
  readonly kind: 'category';
  readonly label: string;
  readonly page?: NodePage;
  /** The path of the folder that it represents. */
  readonly folderPath?: string;
  readonly children: readonly SidebarNode[];
  /** The children's items. */
  readonly items: readonly SidebarItemData[];
  readonly item: SidebarItemData;
  readonly className?: string;
  /** A part of a long list, not a category that a writer made. */
  readonly isGroup?: boolean;
  /** What the browser fetches when it opens; an always open category has none. */
  readonly branch?: JsonFile;
  /** The page that the site makes for it. */
  readonly index?: GeneratedIndex;
}

/** A heading, or a link to somewhere beyond the docs. */
export interface FixedNode {
  readonly kind: 'fixed';
  readonly item: SidebarItemData;
}

/** The page behind a node; `entry` is absent for a generated index. */
export interface NodePage {
  readonly path: string;
  readonly href: string;
  readonly entry?: AddressedEntry;
}

/** A category's generated page. */
export interface GeneratedIndex {
  readonly path: string;
  readonly description?: string;
  /** What asked for it. */
  readonly place?: Place;
}

/** A category before its items are derived. */
export type CategoryParts = Omit<CategoryNode, 'kind' | 'items' | 'item' | 'branch'> & {
  readonly isCollapsed: boolean;
  /** Output path of its branch. */
  readonly branchOutput: string;
};

/** A doc as a node. */
export function pageNode(entry: AddressedEntry, label: string): PageNode {
  const { path, href, head } = entry;
  const { sidebarClass } = head.frontMatter;
  const link = { type: 'link' as const, label, href };
  const item = sidebarClass === undefined ? link : { ...link, className: sidebarClass };
  return { kind: 'page', label, page: { path, href, entry }, item };
}

/** A category as a node; `href` turns an output path into a URL. */
export function categoryNode(parts: CategoryParts, href: (path: string) => string): CategoryNode {
  const { isCollapsed, branchOutput, ...rest } = parts;
  const items = parts.children.map(child => child.item);
  const face = categoryFace(rest);
  if (!isCollapsed) return { kind: 'category', ...rest, items, item: { ...face, isOpen: true, items } };
  const item = { ...face, isOpen: false, branch: href(`/${branchOutput}`) };
  return { kind: 'category', ...rest, items, item, branch: { output: branchOutput, items } };
}

/** What a category shows of itself, open or closed. */
export function categoryFace({ label, page, className }: Pick<CategoryNode, 'label' | 'page' | 'className'>) {
  return {
    type: 'category' as const,
    label,
    ...(page !== undefined && { href: page.href }),
    ...(className !== undefined && { className }),
  };
}
