import type { Words } from '../../templates/shared/words/words.ts';

/** A link of the navbar or the footer. Paths are checked like links in Markdown. */
export interface LinkConfig {
  readonly label: string;
  /** A path of this site (`/docs`), or an outside URL. */
  readonly to: string;
}

export type NavbarItemConfig =
  | (LinkConfig & {
      readonly type?: 'link';
      /** The item is current on every page below this path. Default: `to`. */
      readonly activeBase?: string;
      readonly position?: 'start' | 'end';
    })
  | (LinkConfig & { readonly type: 'button'; readonly position?: 'start' | 'end' })
  | {
      readonly type: 'dropdown';
      readonly label: string;
      readonly items: readonly LinkConfig[];
      readonly position?: 'start' | 'end';
    };

/** One version of the docs. The first in the list that is not `unreleased` is the last released one and lives at the docs' own path. */
export interface DocsVersionConfig {
  /** Part of the URL of an older version: `7.x` lives at `/docs/7.x`. */
  readonly name: string;
  readonly label: string;
  /** Folder below `content/`. */
  readonly folder: string;
  /** Path below the docs' base. Default: '' for the last released, `next` for an unreleased, else the name. */
  readonly path: string;
  readonly isUnreleased: boolean;
}

/** An item of a hand-written sidebar. A string names a doc by its id: its path without number prefixes and ending. */
export type SidebarItemConfig =
  | string
  | { readonly type: 'doc'; readonly id: string; readonly label?: string }
  | { readonly type: 'link'; readonly label: string; readonly to: string }
  | { readonly type: 'heading'; readonly label: string }
  | { readonly type: 'folder'; readonly folder: string }
  | {
      readonly type: 'category';
      readonly label: string;
      /** A doc's id, or a generated index with its own path. */
      readonly link?: { readonly doc: string } | { readonly index: string; readonly description?: string };
      readonly isCollapsed: boolean;
      readonly items: readonly SidebarItemConfig[];
    };

/**
 * The site's configuration with every default filled in. Writers of `site.config.ts` give `SiteConfigInput`,
 * where each field with a default may be left out; `config.ts` documents them.
 */
export interface SiteConfig {
  readonly product: {
    readonly name: string;
    readonly slug: string;
    /** For search engines, where the product is software; `null` = the home page speaks of the site alone. */
    readonly application: { readonly category: string; readonly operatingSystem: string } | null;
  };
  /** Origin of the published site, without a final slash: `https://example.com`. */
  readonly url: string;
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag: of the pages, of the interface's words, of dates and numbers. */
  readonly language: string;
  /** The words of the interface: those of the language, with the site's own. */
  readonly words: Words;
  /** Folder of the site's theme, relative to the root; `null` = the base theme alone. */
  readonly theme: string | null;
  readonly navbar: {
    readonly title: string;
    readonly logo: string | null;
    readonly hideOnScroll: boolean;
    readonly items: readonly NavbarItemConfig[];
  };
  readonly footer: {
    readonly groups: readonly { readonly title: string; readonly items: readonly LinkConfig[] }[];
    /** Years, and who holds the rights; `null` = no line. Default of the holder: the product's name. */
    readonly copyright: { readonly from: number; readonly to: number; readonly holder: string } | null;
  };
  readonly announcement: {
    readonly id: string;
    /** One line of Markdown. */
    readonly content: string;
    readonly isCloseable: boolean;
    /** ISO instant; `null` = no end. */
    readonly endsAt: string | null;
  } | null;
  readonly colorMode: {
    readonly default: 'light' | 'dark';
    readonly disableSwitch: boolean;
    readonly respectSystem: boolean;
  };
  readonly head: {
    readonly fontStylesheet: string | null;
    /** Loaded ahead by pages that show it at once and have no hero or map that is more urgent. */
    readonly preloadImage: string | null;
    readonly siteScript: string | null;
    readonly tagManagerId: string | null;
    /** Social image for pages without one of their own. */
    readonly image: string | null;
  };
  readonly docs: {
    /** Path of the docs, without a final slash. */
    readonly path: string;
    readonly title: string;
    readonly versions: readonly DocsVersionConfig[];
    /** Name → hand-written items, or `'folders'` for the tree on disk. Every version has every sidebar. */
    readonly sidebars: Readonly<Record<string, 'folders' | readonly SidebarItemConfig[]>>;
    /** `{file}` stands for the source's path from the root. `null` = no edit links. */
    readonly editUrl: string | null;
    readonly showLastUpdated: boolean;
    readonly showReadingTime: boolean;
  };
  /** A library's reference, made of its TypeScript declarations; `null` = none. */
  readonly api: {
    readonly path: string;
    readonly title: string;
    /** Files, or folders with all TypeScript below them, relative to the root. One file is one page. */
    readonly entryPoints: readonly string[];
    /** Relative to the root; `null` = strict, without ambient types. */
    readonly tsconfig: string | null;
    /** A symbol without a comment is an error; otherwise a warning. */
    readonly requiresComments: boolean;
  } | null;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** For `/.well-known/security.txt` (RFC 9116); `null` = none is written. */
  readonly security: {
    readonly contact: string;
    /** ISO instant. */
    readonly expires: string;
    readonly policy: string | null;
    readonly languages: readonly string[];
  } | null;
  readonly sitemap: {
    /** Paths (and everything below) that no sitemap of an area holds. */
    readonly areaExcludes: readonly string[];
    /** Paths (and everything below) that no sitemap holds. */
    readonly excludes: readonly string[];
  };
  readonly markdown: {
    readonly parser: 'native' | 'remark';
    readonly trustHtml: boolean;
    /** A larger Markdown file is an error. */
    readonly maxBytes: number;
    /** Longest time for one page, one code block or the picture of one map, in milliseconds. */
    readonly timeout: number;
    readonly tocMinLevel: number;
    readonly tocMaxLevel: number;
  };
  /** Gzip bytes and requests of a page's first load; a build fails above them. `null` = no limit. */
  readonly budgets: {
    readonly script: number | null;
    readonly style: number | null;
    readonly inlineJson: number | null;
    readonly requests: number | null;
  };
}
