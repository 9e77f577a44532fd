import type { Reference } from '../model/entry.ts';
import type { FeedPlan, JsonFile, ResolvedReference } from '../model/route.ts';
import type { SiteFile } from '../model/site-file.ts';
import type { AddressedEntries } from './address-entries.ts';
import type { LinkProblem } from './link-problem.ts';
import type { PageDraft } from './page-draft.ts';
import type { PlanContext } from './plan-context.ts';
import type { RequestedRedirect } from './requested-redirects.ts';
import type { ImageOrigin } from './resolve-image.ts';
import type { Site } from './site.ts';

/** Plans what a feature adds to the site. It is called once, when each entry has its address, and before any link is resolved. */
export type PlanPart = (entries: AddressedEntries, context: PlanContext) => PlannedPart;

/** What a feature adds to the site. Everything has its address; a draft's contents are composed when all others have theirs. */
export interface PlannedPart {
  readonly drafts: readonly PageDraft[];
  readonly feeds?: readonly FeedPlan[];
  /** Other addresses of its pages. */
  readonly redirects?: readonly RequestedRedirect[];
  /** What it publishes beside pages. */
  readonly files?: readonly SiteFile[];
  /** What its pages fetch later: closed branches of sidebars. */
  readonly jsonFiles?: (site: Site) => readonly JsonFile[];
  /** They say to which page the address of a folder leads. */
  readonly sidebars?: readonly SidebarOrder[];
  /** Links of the navbar lead to the version that a reader has chosen. */
  readonly versions?: Versions;
  /** The part of the site that the feature makes: the home page of a site without one, and a way on for lost visitors. */
  readonly section?: Section;
  /** Paths below which pages have a sitemap of their own, `/docs/sitemap.xml`, besides the site's. */
  readonly sitemapAreas?: readonly string[];
  /** Scheme → what finds the path of a page by its name, for other features: `author` and an id. */
  readonly schemes?: Readonly<Record<string, (name: string) => string | undefined>>;
  /** Kind → what resolves references of that kind in texts, besides links and images. */
  readonly references?: Readonly<Record<string, ResolveReference>>;
  /** Scheme → what resolves links that begin with it: `symbol` and `symbol:Core/List`. */
  readonly links?: Readonly<Record<string, (url: string) => LinkResolution>>;
}

/** The pages of a sidebar in its order, and its categories: paths of folders, and of pages that stand for them. */
export interface SidebarOrder {
  readonly paths: readonly string[];
  readonly categories: readonly {
    readonly folderPath?: string;
    readonly page?: { readonly path: string };
  }[];
}

/** The versions in which pages of a section exist. */
export interface Versions {
  readonly names: readonly string[];
  /** The same page in each version, by their names; nothing for a page that has no versions. */
  readonly hrefsOf: (href: string) => Readonly<Record<string, string>> | undefined;
}

/** Resolves a reference; what it does not know is reported at the place of `origin`. */
export type ResolveReference = (reference: Reference, origin: ImageOrigin) => ResolvedReference;

/** A link that leads somewhere, or what is wrong with it. */
export type LinkResolution =
  | { readonly href: string; readonly isExternal: boolean }
  | { readonly problem: LinkProblem };

/** The main page of a part of the site. */
export interface Section {
  readonly title: string;
  readonly path: string;
}
