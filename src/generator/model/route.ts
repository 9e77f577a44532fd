import type { PictureSource } from '../../templates/contract/content-parts.ts';
import type { Layout, SidebarItemData } from '../../templates/contract/layout.ts';
import type { FooterData, ShellData } from '../../templates/contract/shell.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { PageFiles } from './page-files.ts';
import type { OpenFolder } from './paths/open-folder.ts';
import type { PictureTask } from './picture.ts';
import type { SiteFile } from './site-file.ts';
import type { SiteSearch } from './site-search.ts';
import type { SiteVersion } from './site-version.ts';

/** A static file (`content/static/**`) or a file beside Markdown, with what the plan needs to know. */
export interface AssetFile {
  /** POSIX path relative to the root. */
  readonly file: string;
  /** Content hash, for hashed names. */
  readonly hash: string;
  /** In pixels, for images whose size could be read. */
  readonly width?: number;
  readonly height?: number;
  /** Of such images. */
  readonly bytes?: number;
  readonly isAnimated?: boolean;
}

/** What replaces a slot of a body. */
export type ResolvedReference =
  | { readonly kind: 'link'; readonly href: string; readonly isExternal: boolean }
  | {
      readonly kind: 'image';
      readonly src: string;
      /** In pixels, or as the writer gave it. */
      readonly width?: number | string;
      readonly height?: number | string;
      /** The same in other formats and widths, best first. */
      readonly sources?: readonly PictureSource[];
      /** The name of the link that enlarges it; absent if nothing would be gained. */
      readonly label?: string;
      /** Readers see it at once, if nothing above it is a picture. */
      readonly isEarly?: true;
    };

/** How search engines and sitemaps treat a page. */
export interface Visibility {
  /** `false` for `noindex` and unlisted pages: their heads say so. */
  readonly isIndexed: boolean;
  /** Also `false` for helper pages, empty archives and the not-found page. */
  readonly isInSitemap: boolean;
}

/** One page of the site. It only names its bodies, so planning never reads one. */
export interface Route extends RouteBase {
  /** The name of the component for its content. */
  readonly kind: string;
  readonly isArticle: boolean;
  readonly layout: Layout;
  /** JSON, of the type that the kind has. */
  readonly content: unknown;
}

/** A body that a page shows. */
export interface RouteBody {
  readonly file: string;
  readonly references: readonly ResolvedReference[];
  /** Prefix of the body's ids, so that no two bodies on one page have an id in common. */
  readonly idPrefix?: string;
  /** Whether the page shows a picture above it, which is more urgent than its own. */
  readonly isBelowPicture?: true;
}

export interface RouteBase {
  /** Clean path without the base URL: `/`, `/docs/a`. Not percent-encoded. */
  readonly path: string;
  /** Output file: `index.html`, `docs/a.html`. */
  readonly output: string;
  readonly title: string;
  readonly description: string;
  /** What people also call the subject of the page, for searching. */
  readonly names?: readonly string[];
  /** The Markdown file that the page comes from, if any. */
  readonly source?: string;
  /** Entries whose bodies the content shows: the content's own body, or one for each listed release, in order. */
  readonly bodies: readonly RouteBody[];
  readonly visibility: Visibility;
  /** The picture for social networks. */
  readonly image?: PageImage;
  /** Pictures that the page is about, as final URL paths: the sitemap names them for image search. */
  readonly pictures?: readonly string[];
  /** ISO date of publication, for articles. */
  readonly publishedTime?: string;
}

/** Another address of a page, or a redirect from the configuration. Permanent: 308, or 301 where the host has rules. */
export interface Redirect {
  /** Path without the base URL. */
  readonly from: string;
  /** Path (with hash, if any) without the base URL, or an outside `https:` URL. */
  readonly to: string;
}

/** A picture that stands for a page: its final URL path, and its size in pixels if it is known. */
export interface PageImage {
  readonly href: string;
  readonly width?: number;
  readonly height?: number;
}

/** A JSON file that the browser may fetch later, for closed sidebar branches. */
export interface JsonFile {
  /** Output path: `_data/….json`. */
  readonly output: string;
  readonly items: readonly SidebarItemData[];
}

/** A file to copy to the output. */
export interface CopiedFile {
  /** Source, POSIX, relative to the root. */
  readonly file: string;
  readonly output: string;
  readonly hash: string;
}

/** The plan of the whole site; nothing has been rendered yet. */
export interface SitePlan {
  /** Sorted by path. */
  readonly routes: readonly Route[];
  /** Flattened: no target is itself redirected. Sorted by `from`. */
  readonly redirects: readonly Redirect[];
  readonly jsonFiles: readonly JsonFile[];
  readonly copiedFiles: readonly CopiedFile[];
  /** Images whose other formats are made. */
  readonly pictures: readonly PictureTask[];
  /** The files that features publish beside pages. */
  readonly siteFiles: readonly SiteFile[];
  /** Folders whose files other sites may use. */
  readonly openFolders: readonly OpenFolder[];
  /** Of docs that have several. */
  readonly versions: readonly SiteVersion[];
  /** The files that features make from all pages. */
  readonly pageFiles: readonly PageFiles[];
  /** The clean path of a page as Markdown, by that of the page. */
  readonly markdownPathOf?: (path: string) => string;
  readonly shell: Omit<ShellData, 'buildId'>;
  readonly footer: FooterData;
  /** Links to other sites, for `check --external`. */
  readonly externalLinks: readonly {
    readonly url: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
  /** Origins of the images from other sites, each once, sorted: `https://images.example`. */
  readonly imageOrigins: readonly string[];
  /** Paths below which pages also have a sitemap of their own. */
  readonly sitemapAreas: readonly string[];
  readonly search?: SiteSearch;
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
