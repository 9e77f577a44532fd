/** One docs version in the dropdown; `href` is the same doc in that version, else its main doc. */
export interface VersionLinkData {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A heading of the table of contents, in document order. `level` is 2 to 6. */
export interface TocItemData {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/**
 * A sidebar item. The item whose `href` is the page's path is current. A closed category has a `branch`, the URL of a JSON file with
 * its items (`SidebarItemData[]`); an open one has `items`. A branch at its category's `href` followed by `.json` is not repeated in
 * the HTML. `href` of a category is its own page, if it has one.
 */
export type SidebarItemData =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly href: string;
      readonly external?: boolean;
      readonly className?: string;
    }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly href?: string;
      readonly isOpen: boolean;
      readonly items?: readonly SidebarItemData[];
      readonly branch?: string;
      readonly className?: string;
    }
  | { readonly type: 'heading'; readonly label: string };

/** Layout of pages in a docs-like area: sidebar at the left, table of contents at the right. */
export interface DocLayout {
  readonly type: 'docs';
  /** Name of the sidebar, for its landmark and its stored state. */
  readonly sidebarName: string;
  /** All pages of a branch share this array. It is not inlined as JSON: the browser reads it back from the sidebar's HTML. */
  readonly sidebar: readonly SidebarItemData[];
  readonly toc: readonly TocItemData[];
  /** Two or more versions, else absent. */
  readonly versions?: readonly VersionLinkData[];
}

/** Layout of articles: a table of contents, no sidebar. */
export interface ArticleLayout {
  readonly type: 'article';
  readonly toc: readonly TocItemData[];
}

/** Layout of all other pages: only the shell is hydrated. */
export interface PlainLayout {
  readonly type: 'plain';
}

/** Layout of the not-found page; the script first tries other spellings of the address. */
export interface NotFoundLayout {
  readonly type: 'not-found';
}

/** Layout of pages that other sites show in frames: the content alone, without navigation, footer or scripts of third parties. */
export interface FrameLayout {
  readonly type: 'frame';
}

/** The part of a page that is hydrated. `type` names the component. */
export type Layout = PlainLayout | ArticleLayout | DocLayout | NotFoundLayout | FrameLayout;
export type LayoutType = Layout['type'];

/** The lists that each layout has. */
export const LAYOUT_LISTS: Readonly<Record<LayoutType, readonly string[]>> = {
  plain: [],
  article: ['toc'],
  docs: ['sidebar', 'toc'],
  'not-found': [],
  frame: [],
};

export const PLAIN: PlainLayout = { type: 'plain' };
export const FRAME: FrameLayout = { type: 'frame' };
