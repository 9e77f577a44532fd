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

/**
 * The site's configuration with every default filled in. Writers of `site.config.ts` give a `SiteConfigInput` (`generator/config.ts`),
 * which may leave out each field. `load/config/config-schema.ts` has the defaults.
 */
export interface SiteConfig {
  readonly product: {
    readonly name: string;
    readonly slug: string;
    /** For search engines, if the product is software; `null` = the home page describes only the site. */
    readonly application: { readonly category: string; readonly operatingSystem: string } | null;
  };
  /** Origin of the published site, without a final slash: `https://example.com`. */
  readonly url: string;
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the language of the pages, of the interface's words, and of dates and numbers. */
  readonly language: string;
  /** The words of the interface: those of the language, with the site's own in place of some. */
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
    /** Years and holder of the copyright; `null` = no line. Default of the holder: the product's name. */
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
    /** Preloaded by pages that show it at once, unless they have a hero or a map, which is more urgent. */
    readonly preloadImage: string | null;
    readonly siteScript: string | null;
    readonly tagManagerId: string | null;
    /** Social image for pages without one of their own. */
    readonly image: string | null;
  };
  /** Where readers can edit a page; `{file}` is replaced with the source's path from the root. `null` = no edit links. */
  readonly editUrl: string | null;
  /** Where readers can see a file of the repository; `{file}` is replaced with its path from the root. */
  readonly repository: string | null;
  /** How serious broken links and images are, and links to anchors that do not exist. */
  readonly links: { readonly broken: LinkSeverity; readonly anchors: LinkSeverity };
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** For `/.well-known/security.txt` (RFC 9116); `null` = the file is not written. */
  readonly security: {
    readonly contact: string;
    /** ISO instant. */
    readonly expires: string;
    readonly policy: string | null;
    readonly languages: readonly string[];
  } | null;
  readonly sitemap: {
    /** Paths (and everything below them) left out of the sitemaps of areas. */
    readonly areaExcludes: readonly string[];
    /** Paths (and everything below them) left out of every sitemap. */
    readonly excludes: readonly string[];
  };
  readonly markdown: {
    readonly parser: 'native' | 'remark';
    readonly highlighter: HighlighterName;
    readonly trustHtml: boolean;
    /** A larger Markdown file is an error. */
    readonly maxBytes: number;
    /** Time limit for one page, one code block or the picture of one map, in milliseconds. */
    readonly timeout: number;
    readonly tocMinLevel: number;
    readonly tocMaxLevel: number;
    /** `==text==` is marked. */
    readonly mark: boolean;
    /** `x^2^` is raised. */
    readonly superscript: boolean;
    /** `H~2~O` is lowered instead of struck through. */
    readonly subscript: boolean;
    /** `$x$`, `$$x$$` and code blocks whose language is `math` are formulas. */
    readonly math: boolean;
    /** How serious a mistake in Markdown is that leaves the rest of its page whole. */
    readonly mistakes: 'error' | 'warning';
  };
  /** Whether raster pictures are also published as AVIF and WebP, in the widths that pages need. */
  readonly pictures: boolean;
  /** Limits for a page's first load, in gzip bytes and requests; a build fails above them. `null` = no limit. */
  readonly budgets: {
    readonly script: number | null;
    readonly style: number | null;
    readonly inlineJson: number | null;
    readonly requests: number | null;
  };
}

/** A server of Bazel's HTTP cache protocol that machines share. It is no part of a `SiteConfig`, so that no key and no page can hold the token. */
export interface SharedCacheConfig {
  /** https, or http on this machine. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`; `null` = the server asks for none. */
  readonly token: string | null;
  /** Whether this machine stores what it makes. */
  readonly write: boolean;
}

/** What colours code: fast, or with the grammars of editors. */
export type HighlighterName = 'highlight.js' | 'shiki';

/** A severity for the whole site, or for the paths that patterns such as `/docs/7.x/**` match: the first counts, and `error` if none does. */
export type LinkSeverity = 'error' | 'warning' | Readonly<Record<string, 'error' | 'warning'>>;
