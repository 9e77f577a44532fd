import type { FooterData, Layout, ShellData, SidebarItemData } from '../../templates/contract.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { SiteFile } from './site-file.ts';

/** A static file (`content/static/**`) or a file beside Markdown, as the plan knows it. */
export interface AssetFile {
  /** POSIX path relative to the root. */
  readonly file: string;
  /** Content hash, for hashed names. */
  readonly hash: string;
  /** Pixels, for images whose size could be read. */
  readonly width?: number;
  readonly height?: number;
}

/** What a slot of a body becomes. */
export type ResolvedReference =
  | { readonly kind: 'link'; readonly href: string; readonly isExternal: boolean }
  | { readonly kind: 'image'; readonly src: string; readonly width?: number; readonly height?: number };

/** How search engines and sitemaps treat a page. */
export interface Visibility {
  /** `false` for `noindex` and unlisted pages: the head says so. */
  readonly isIndexed: boolean;
  /** `false` also for helper pages, archives of nothing and the not-found page. */
  readonly isInSitemap: boolean;
}

/** One page of the site. It only names its bodies, so that planning never reads one. */
export interface Route extends RouteBase {
  /** Names the component of the content. */
  readonly kind: string;
  readonly isArticle: boolean;
  readonly layout: Layout;
  /** Of the kind's type: JSON. */
  readonly content: unknown;
}

/** A body that a page shows. */
export interface RouteBody {
  readonly file: string;
  readonly references: readonly ResolvedReference[];
  /** Stands before the body's ids, so that the bodies on one page have none in common. */
  readonly idPrefix?: string;
}

export interface RouteBase {
  /** Clean path without the base URL: `/`, `/docs/a`. Not percent-encoded. */
  readonly path: string;
  /** Output file: `index.html`, `docs/a.html`. */
  readonly output: string;
  readonly title: string;
  readonly description: string;
  /** The Markdown file behind the page, if one is. */
  readonly source?: string;
  /** Entries whose bodies the content shows: the content's own body, or one for each listed release, in order. */
  readonly bodies: readonly RouteBody[];
  readonly visibility: Visibility;
  /** Social image, a final URL path. */
  readonly image?: string;
  /** ISO date of publication, for articles. */
  readonly publishedTime?: string;
}

/** Another address of a page, or one that the owner wants to lead somewhere. Permanent: 308 or 301 where the host has rules. */
export interface Redirect {
  /** Path without the base URL. */
  readonly from: string;
  /** Path (with hash, if any) without the base URL, or an outside `https:` URL. */
  readonly to: string;
}

/** A JSON file that the browser may fetch later: closed sidebar branches. */
export interface JsonFile {
  /** Output path: `_data/….json`. */
  readonly output: string;
  readonly items: readonly SidebarItemData[];
}

/** A file to be copied to the output. */
export interface CopiedFile {
  /** Source, POSIX, relative to the root. */
  readonly file: string;
  readonly output: string;
  readonly hash: string;
}

/** The whole site, planned; nothing has been rendered or made yet. */
export interface SitePlan {
  /** Sorted by path. */
  readonly routes: readonly Route[];
  /** Flattened: no target is itself redirected. Sorted by `from`. */
  readonly redirects: readonly Redirect[];
  readonly jsonFiles: readonly JsonFile[];
  readonly copiedFiles: readonly CopiedFile[];
  /** What features publish beside pages. */
  readonly siteFiles: readonly SiteFile[];
  readonly shell: Omit<ShellData, 'buildId'>;
  readonly footer: FooterData;
  /** Outside links, for `check --external`. */
  readonly externalLinks: readonly {
    readonly url: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
  /** Origins of the outside images that pages show, each once, sorted: `https://images.example`. */
  readonly imageOrigins: readonly string[];
  /** Paths below which pages have a sitemap of their own besides the site's. */
  readonly sitemapAreas: readonly string[];
  /** Entries of the feeds, newest first. */
  readonly feeds: readonly FeedPlan[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface FeedPlan {
  /** Output path: `blog/feed.xml`. */
  readonly output: string;
  readonly title: string;
  readonly description: string;
  /** Path of the page that the feed belongs to. */
  readonly path: string;
  readonly items: readonly {
    readonly path: string;
    readonly title: string;
    readonly excerpt: string;
    readonly date?: string;
    readonly authors: readonly string[];
  }[];
}
