import type { AddressedEntry, Place } from '@mapwright/site/plan';

/** A part of a sidebar. */
export type SidebarNode = PageNode | CategoryNode | HeadingNode | LinkNode;

/** A doc. */
export interface PageNode {
  readonly kind: 'page';
  readonly label: string;
  readonly page: NodePage;
  readonly className?: string;
}

/** A category; one without a page only opens and closes. */
export interface CategoryNode {
  readonly kind: 'category';
  readonly label: string;
  readonly page?: NodePage;
  /** The path of the folder that it represents. */
  readonly folderPath?: string;
  readonly children: readonly SidebarNode[];
  readonly isCollapsed: boolean;
  /** Output path of the file that the browser fetches when the category opens. */
  readonly branchOutput: string;
  readonly className?: string;
  /** Whether it is a part of a long list rather than a category that a writer made. */
  readonly isGroup?: boolean;
  /** The page that the site generates for it. */
  readonly index?: GeneratedIndex;
}

/** A heading between items. */
export interface HeadingNode {
  readonly kind: 'heading';
  readonly label: string;
}

/** A link outside the docs, as written in a field of the configuration. */
export interface LinkNode {
  readonly kind: 'link';
  readonly label: string;
  readonly to: string;
  readonly field: string;
}

/** The page of a node; `entry` is absent for a generated index. */
export interface NodePage {
  readonly path: string;
  readonly href: string;
  readonly entry?: AddressedEntry;
}

/** A category's generated page. */
export interface GeneratedIndex {
  readonly path: string;
  readonly description?: string;
  /** The place of the setting that requests it, or the folder that it is about. */
  readonly place?: Place;
  /** Whether `path` is written in that setting. */
  readonly isWritten?: boolean;
}

/** A doc as a node. */
export function pageNode(entry: AddressedEntry, label: string): PageNode {
  const { path, href, head } = entry;
  const { sidebarClass: className } = head.frontMatter;
  const page = { path, href, entry };
  return className === undefined ? { kind: 'page', label, page } : { kind: 'page', label, page, className };
}
