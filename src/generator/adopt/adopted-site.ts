import type { LinkConfig, NavbarItemConfig } from '../model/config.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** What was read of a project of another program, in the terms of this one. */
export interface AdoptedSite {
  readonly title: string;
  readonly description?: string;
  /** Origin, without a final slash. */
  readonly url?: string;
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly language?: string;
  /** Where the repository is edited in the browser, up to the path of a file in it. */
  readonly editBase?: string;
  /** A file that is copied to the static files. */
  readonly logo?: string;
  readonly navbar: readonly NavbarItemConfig[];
  readonly footer: readonly { readonly title: string; readonly items: readonly LinkConfig[] }[];
  readonly docs?: AdoptedDocs;
  readonly blog?: AdoptedBlog;
  readonly markdown: Readonly<Record<string, boolean>>;
  readonly pages: readonly AdoptedPage[];
  /** The last part of a tag's address, by its id, if the new site has a file of tags. */
  readonly tagSlugs?: ReadonlyMap<string, string>;
  /** Old addresses of pages that are not copied, because the program makes such pages itself. */
  readonly addresses?: readonly string[];
  readonly copies: readonly CopiedFile[];
  /** Other files of the new site. */
  readonly texts?: readonly WrittenFile[];
  /** Old address → new address, or an address of another site. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly notes: readonly Note[];
}

export interface AdoptedDocs {
  readonly path: string;
  /** The order of the first released version is that of its place in the list. */
  readonly versions: readonly DocsVersion[];
  /** By name; empty = the sidebar follows the folders. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Below `content/`. */
  readonly folder: string;
  /** Below the path of the docs. */
  readonly path: string;
  readonly isUnreleased?: boolean;
}

export interface AdoptedBlog {
  readonly path: string;
  readonly title?: string;
}

/** A page of the old site. */
export interface AdoptedPage {
  /** Where it is in the project. */
  readonly from: string;
  /** Where it goes in the new site. */
  readonly to: string;
  /** Where it was, below the base URL: `/guide/a.html`. */
  readonly address: string;
  /** Fields of front matter that the new page needs. One that is `undefined` is removed. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether the old program did not publish it. */
  readonly isDraft?: boolean;
  /** The text with its front matter, turned into what the program understands. */
  readonly text: string;
}

export interface CopiedFile {
  readonly from: string;
  readonly to: string;
}

/** A file of the new site, with its text. */
export interface WrittenFile {
  readonly file: string;
  readonly text: string;
}

export type SidebarItem =
  | { readonly kind: 'page'; readonly to: string; readonly label?: string }
  | { readonly kind: 'link'; readonly label: string; readonly to: string }
  | { readonly kind: 'heading'; readonly label: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'group';
      readonly label: string;
      /** Its own page. */
      readonly to?: string;
      /** A page that lists its items, if it has no page. */
      readonly index?: { readonly path: string; readonly description?: string };
      readonly isOpen: boolean;
      readonly items: readonly SidebarItem[];
    };

/** What a person must still do, or should know. Equal messages are one item with several places. */
export interface Note {
  readonly message: string;
  /** In the old project. */
  readonly place?: Place;
}

/** What reading a project gives: a site, or why it cannot be read. */
export type Adoption = { readonly site: AdoptedSite } | { readonly problem: Diagnostic };
