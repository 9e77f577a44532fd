import {
  type BreadcrumbData,
  type DateData,
  type EntryPicture,
  type LinkData,
  type PagerData,
  pageKind,
  type TagData,
} from '@mapwright/site/contract';

export interface DocContent {
  readonly title?: string;
  readonly breadcrumbs: readonly BreadcrumbData[];
  /** What features show under the title. */
  readonly badges?: readonly LinkData[];
  readonly pager: PagerData;
  readonly tags: readonly TagData[];
  /** On a page of the API reference: the pages that mention it. */
  readonly mentions?: readonly LinkData[];
  readonly editHref?: string;
  readonly lastUpdated?: DateData;
  readonly readingMinutes?: number;
  readonly versionBanner?: VersionBanner;
}

/** What a page of an unreleased or old version says of itself. */
export interface VersionBanner {
  readonly text: string;
  readonly link: LinkData;
}

/** A generated index of a category: its items as cards. */
export interface CategoryContent {
  readonly title: string;
  readonly description?: string;
  readonly breadcrumbs: readonly BreadcrumbData[];
  readonly items: readonly CardData[];
  readonly pager: PagerData;
  readonly versionBanner?: VersionBanner;
}

export interface CardData extends LinkData {
  readonly description?: string;
  /** What the page shows at its end; decoration beside the title. */
  readonly picture?: EntryPicture;
  /** For a category: the number of its items. */
  readonly count?: number;
}

export const DOC = pageKind<DocContent>('doc', { isArticle: true });
export const CATEGORY = pageKind<CategoryContent>('category');
