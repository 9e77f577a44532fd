/**
 * The data that the generator hands to the templates and the server hands to the browser: plain JSON, nothing else.
 *
 * Every `href` is final: base URL applied, percent-encoded once, no trailing slash. Templates never compute a URL. A page has two
 * parts. Its `layout` is hydrated: it is inlined in the page as JSON, and its component also runs in the browser. Its `content` is
 * rendered on the server alone and adopted from the DOM in the browser, so it is never sent twice.
 */

export { fillWord } from './shared/words/fill-word.ts';

/** A link with its text. `external` links open in a new tab. */
export interface LinkData {
  readonly label: string;
  readonly href: string;
  readonly external?: boolean;
}

/** Name of the only Trusted Types policy. With it the browser's script vouches for HTML that this site has served. */
export const TRUSTED_HTML_POLICY = 'site';

/** A link of the navbar. A link to a doc that has several versions holds its `href` in each, by version name. */
export interface NavbarLinkData extends LinkData {
  readonly versions?: Readonly<Record<string, string>>;
}

/** An item of the navbar: a link, or a dropdown of links. The item is current on every page below `activeBase`. */
export type NavbarItemData =
  | (NavbarLinkData & { readonly type: 'link'; readonly activeBase: string })
  | (NavbarLinkData & { readonly type: 'button' })
  | { readonly type: 'dropdown'; readonly label: string; readonly items: readonly NavbarLinkData[] };

export interface NavbarData {
  readonly title: string;
  readonly home: string;
  /** URL of the logo; absent = the title alone. */
  readonly logo?: string;
  readonly start: readonly NavbarItemData[];
  readonly end: readonly NavbarItemData[];
  readonly hideOnScroll: boolean;
}

export interface FooterData {
  readonly groups: readonly { readonly title: string; readonly items: readonly LinkData[] }[];
  /** For example "Copyright © 2012–2025 Example"; empty = no line. */
  readonly copyright: string;
}

export interface AnnouncementData {
  readonly id: string;
  /** Trusted HTML, made from the configuration's Markdown. */
  readonly html: string;
  readonly isCloseable: boolean;
  /** Milliseconds since the epoch; absent = no end. */
  readonly endsAt?: number;
}

export interface ColorModeData {
  readonly defaultMode: 'light' | 'dark';
  readonly isSwitchDisabled: boolean;
  readonly respectsSystem: boolean;
}

/** One docs version in the dropdown; `href` is the same doc in that version, else its main doc. */
export interface VersionLinkData {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** What every page's shell needs in the browser. All pages of a build share this object. */
export interface ShellData {
  readonly productName: string;
  readonly productSlug: string;
  /** Begins and ends with a slash; `/` if the site is at the root of its host. */
  readonly baseUrl: string;
  /** Changes when the running script can no longer show pages of another build. */
  readonly buildId: string;
  readonly navbar: NavbarData;
  readonly announcement?: AnnouncementData;
  readonly colorMode: ColorModeData;
  /** Names of the docs versions; absent if there is nothing to choose. */
  readonly docsVersions?: readonly string[];
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

export interface BreadcrumbData {
  readonly label: string;
  readonly href?: string;
}

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

export const PLAIN: PlainLayout = { type: 'plain' };
export const FRAME: FrameLayout = { type: 'frame' };

export interface PagerData {
  readonly previous?: LinkData;
  readonly next?: LinkData;
}

/** A date: `iso` for machines (`2025-05-05`), `text` for people (`5 May 2025`). */
export interface DateData {
  readonly iso: string;
  readonly text: string;
}

export interface AuthorData {
  readonly name: string;
  readonly title?: string;
  readonly href?: string;
  readonly image?: string;
}

export interface TagData extends LinkData {
  readonly description?: string;
  readonly count?: number;
}

/** The HTML of a Markdown file with every slot filled, and what it needs. */
export interface BodyData {
  readonly html: string;
  /** Style sheets besides the main one. */
  readonly stylesheets: readonly string[];
  /** `<img>` elements of the first screen, as HTML. */
  readonly pictures: readonly string[];
}

/** The files of a picture in one format, for a `<source>`. */
export interface PictureSource {
  /** Names image and format. */
  readonly id: string;
  /** `image/avif`. */
  readonly type: string;
  readonly srcset: string;
  readonly sizes: string;
}

export interface MarkdownPageContent {
  /** Absent if the body has its own `h1`. */
  readonly title?: string;
  readonly description?: string;
  /** `default`: a column of prose. `wide`: full width. `landing`: full width, sections set as bands. */
  readonly width: 'default' | 'wide' | 'landing';
}

/** `number` counts from 1. `hrefs[i]` is the page `i + 1`. */
export interface PaginationData {
  readonly number: number;
  readonly hrefs: readonly string[];
}

/** A link with the day of its target. */
export interface DatedLink extends LinkData {
  readonly date?: DateData;
}

/** An archive: groups (years or major versions) of dated links. */
export interface ArchiveContent<Item extends DatedLink = DatedLink> {
  readonly title: string;
  readonly description?: string;
  readonly groups: readonly {
    readonly label: string;
    readonly items: readonly Item[];
  }[];
  readonly related: readonly LinkData[];
}

export interface AuthorsContent {
  readonly title: string;
  readonly authors: readonly (AuthorData & { readonly count: number })[];
  readonly related: readonly LinkData[];
}

export interface TagsContent {
  readonly title: string;
  readonly tags: readonly TagData[];
  readonly related: readonly LinkData[];
}

export interface NotFoundContent {
  /** Path of the site's root, base URL included. */
  readonly home: string;
  readonly links: readonly LinkData[];
}

/**
 * A kind of page. It names the component that renders the content on the server. `Content` is JSON, and it is all that generator and
 * component share.
 */
export interface PageKind<Content> {
  readonly name: string;
  /** Whether the page is an article rather than a list, for `og:type`. */
  readonly isArticle: boolean;
  /** Never present: it only holds the type. */
  readonly contentType?: (content: Content) => void;
}

/** The kinds of pages that any site may have. */
export const KINDS = ['archive', 'authors', 'not-found', 'page', 'tags'] as const;

/** Makes a kind of page. */
export function pageKind<Content>(name: string, { isArticle = false } = {}): PageKind<Content> {
  return { name, isArticle };
}

/** A page as the generator hands it to the templates. The content has the kind's type, because the plan sets both together. */
export interface PageData {
  readonly kind: string;
  readonly layout: Layout;
  readonly content: unknown;
}

/** The JSON in each page's `<script type="application/json" id="page-data">`. */
export interface HydrationData {
  /** The page's clean path, base URL included. */
  readonly path: string;
  readonly layout: Layout;
  readonly shell: ShellData;
}

/** The document's head. */
export interface HeadData {
  /** The whole document title. */
  readonly title: string;
  readonly description?: string;
  /** Absolute URL. Absent on the not-found page. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  /** The page as Markdown. */
  readonly markdown?: string;
  readonly openGraph: {
    readonly type: 'website' | 'article';
    readonly title: string;
    readonly siteName: string;
    /** Absolute URL, and size in pixels if it is known. */
    readonly image?: { readonly href: string; readonly width?: number; readonly height?: number };
    readonly publishedTime?: string;
  };
  readonly feeds: readonly { readonly title: string; readonly href: string; readonly type: string }[];
  /** The OpenSearch description of the site's search. */
  readonly search?: { readonly title: string; readonly href: string };
  /**
   * From the configuration: URLs of a web font style sheet, of an image to preload on pages that show it at once, and of a script; a
   * tag-manager id.
   */
  readonly fontStylesheet?: string;
  readonly preloadImage?: string;
  readonly siteScript?: string;
  readonly tagManagerId?: string;
  readonly icons: readonly {
    readonly rel: string;
    readonly href: string;
    readonly type?: string;
    readonly sizes?: string;
  }[];
  readonly manifest?: string;
}

/** The style sheets that every page has, `main` and `other-media`, and those of parts that few pages have. Features add others. */
export const STYLESHEETS = ['main', 'right-to-left', 'math', 'other-media'] as const;

/** The live parts that every site has, by the names of their files in `src/client/parts/`. */
export const LIVE_PARTS = ['enlarge'] as const;

/** Hashed assets that a page may name. */
export interface PageAssets {
  /** By their names, in the order in which a page names them. */
  readonly stylesheets: Readonly<Record<string, string>>;
  /** The font of the first screen. */
  readonly textFont: string;
  readonly script: string;
}

/** What pages tell machines about the site. */
export interface SiteFacts {
  /** Origin, without a final slash. */
  readonly url: string;
  readonly title: string;
  /** Absolute URL of the page that takes a query as its parameter `q`. */
  readonly searchUrl?: string;
  readonly product: {
    readonly name: string;
    /** `null` = the product is not software. */
    readonly application: { readonly category: string; readonly operatingSystem: string } | null;
  };
}

/** Everything that `renderDocument` needs. Its result depends on nothing else. */
export interface DocumentInput {
  readonly language: string;
  /** The Content-Security-Policy in the page's `<meta>`, for hosts that send no headers. */
  readonly policy: string;
  readonly path: string;
  readonly site: SiteFacts;
  readonly head: HeadData;
  readonly assets: PageAssets;
  readonly shell: ShellData;
  readonly footer: FooterData;
  readonly page: PageData;
  /** The bodies of the Markdown files on the page, in order. */
  readonly bodies: readonly BodyData[];
}

/** A published page, and what it makes a browser load. */
export interface RenderedDocument {
  /** The whole document, from the doctype to a final line feed. */
  readonly html: string;
  /** The JSON in the document. */
  readonly inlineJson: string;
  /** Those that the first paint waits for. */
  readonly stylesheets: readonly string[];
}

/** What the compiled templates offer the generator. */
export interface Templates {
  readonly renderDocument: (input: DocumentInput) => RenderedDocument;
  /** Every inline script that a page may contain, exactly as written, for the hashes in the Content-Security-Policy. */
  readonly inlineScripts: (shell: ShellData, hasTagManager: boolean) => readonly string[];
}
