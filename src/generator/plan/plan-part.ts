import type { LinkData } from '../../templates/contract/link.ts';
import type { Place } from '../model/diagnostic.ts';
import type { Reference } from '../model/entry.ts';
import type { PageFiles } from '../model/page-files.ts';
import type { OpenFolder } from '../model/paths/open-folder.ts';
import type { FeedPlan, JsonFile, ResolvedReference } from '../model/route.ts';
import type { SiteFile } from '../model/site-file.ts';
import type { SiteSearch } from '../model/site-search.ts';
import type { SiteVersion } from '../model/site-version.ts';
import type { SharedPage, SocialPicture } from '../model/social-picture.ts';
import type { AddressedEntries, AddressedEntry } from './address-entries.ts';
import type { LinkProblem } from './links/link-problem.ts';
import type { PageDraft } from './page-draft.ts';
import type { ImageOrigin } from './pictures/resolve-image.ts';
import type { PlanContext } from './plan-context.ts';
import type { RequestedRedirect } from './redirects/requested-redirects.ts';
import type { Site } from './site.ts';

/** Plans what a feature adds to the site. Called once, after each entry has its address and before any link is resolved. */
export type PlanPart = (entries: AddressedEntries, context: PlanContext) => PlannedPart;

/** A feature's part of the plan, with its name and its place in the site's list. */
export interface FeaturePlan {
  readonly feature: string;
  readonly place: Place;
  readonly plan: PlanPart;
}

/** What a feature adds to the site. Everything has its address; the contents of drafts are composed once all pages have theirs. */
export interface PlannedPart {
  readonly drafts: readonly PageDraft[];
  readonly feeds?: readonly FeedPlan[];
  /** Other addresses of its pages. */
  readonly redirects?: readonly RequestedRedirect[];
  /** Files that it publishes beside pages. */
  readonly files?: readonly SiteFile[];
  /** Files that it makes from all finished pages, of every feature. */
  readonly pageFiles?: PageFiles;
  /** The clean path at which it publishes a page as Markdown, by that of the page. Heads name it, of pages that the sitemap lists. */
  readonly markdownPathOf?: (path: string) => string;
  /** The picture that social networks show for a page without one; `undefined` for none. Asked for pages that the sitemap lists, once all are composed. */
  readonly socialPictureOf?: (page: SharedPage) => SocialPicture | undefined;
  /** The titles above one of its own pages, as in its breadcrumbs: the widest first. `undefined` for pages of other features. */
  readonly titlesAbove?: (path: string) => readonly string[] | undefined;
  /** Folders whose files other sites may use. */
  readonly openFolders?: readonly OpenFolder[];
  /** Its search of the whole site. Every page names it for browsers and search engines. */
  readonly search?: SiteSearch;
  /** Files that its pages fetch later: closed branches of sidebars. */
  readonly jsonFiles?: (site: Site) => readonly JsonFile[];
  /** Its sidebars. They decide to which page the address of a folder leads. */
  readonly sidebars?: readonly SidebarOrder[];
  /** Its versions. Links of the navbar lead to the version that a reader has chosen. */
  readonly versions?: Versions;
  /** Its main page. The not-found page links to it. On a site without a home page, `/` leads to the first feature's. */
  readonly section?: Section;
  /** Paths below which pages also have a sitemap of their own, `/docs/sitemap.xml`. */
  readonly sitemapAreas?: readonly string[];
  /** What it shows under the title of an entry's page, such as the plan that the page is about. Docs show it. */
  readonly badges?: (entry: AddressedEntry, site: Site) => readonly LinkData[];
  /** Buttons that it adds at the end of the navbar, such as one that depends on what a visitor can do here. */
  readonly navbarButtons?: readonly NavbarButton[];
  /** By scheme: finds the path of a page by name, for other features, such as `author` and an id. */
  readonly schemes?: Readonly<Record<string, (name: string) => string | undefined>>;
  /** By kind: resolves references of that kind in texts, besides links and images. */
  readonly references?: Readonly<Record<string, ResolveReference>>;
  /** By scheme: resolves links that begin with it, such as `symbol` for `symbol:Core/List`. The feature's Markdown names the scheme too. */
  readonly links?: Readonly<Record<string, (url: string) => LinkResolution>>;
}

/** The pages of a sidebar in order, and its categories: the paths of their folders and of their own pages. */
export interface SidebarOrder {
  readonly paths: readonly string[];
  readonly categories: readonly {
    readonly folderPath?: string;
    readonly page?: { readonly path: string };
  }[];
}

/** The versions in which pages of a section exist. */
export interface Versions {
  /** In the order in which readers see them. */
  readonly all: readonly SiteVersion[];
  /** The addresses of the same page in each version, by version; `undefined` for a page without versions. */
  readonly hrefsOf: (href: string) => Readonly<Record<string, string>> | undefined;
}

/** Resolves a reference. An unknown one is reported at the place of `origin`. */
export type ResolveReference = (reference: Reference, origin: ImageOrigin) => ResolvedReference;

/** A resolved link, or what is wrong with it. */
export type LinkResolution =
  | { readonly href: string; readonly isExternal: boolean }
  | { readonly problem: LinkProblem };

/** A button of a feature in the navbar. */
export interface NavbarButton {
  readonly label: string;
  /** A path of this site, or an outside URL. */
  readonly to: string;
  /** The field of the configuration that holds it, for mistakes: `features[2].button`. */
  readonly field: string;
}

/** The main page of a part of the site. */
export interface Section {
  readonly title: string;
  readonly path: string;
}
