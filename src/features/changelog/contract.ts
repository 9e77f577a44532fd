import {
  type ArchiveContent,
  type AuthorData,
  type DateData,
  type DatedLink,
  type LinkData,
  type PagerData,
  type PaginationData,
  pageKind,
} from '@mapwright/site/contract';

/** What a release did, as its page and the lists call it. */
export type ChangeKind = 'Added' | 'Changed' | 'Fixed' | 'Security';

/** What marks a release in lists. */
export interface ReleaseMarks {
  /** In a fixed order; none where the release does not say. */
  readonly kinds: readonly ChangeKind[];
  /** The place that says what readers must do, where they must do something. */
  readonly migrationHref?: string;
}

export interface ReleaseContent {
  readonly version: string;
  readonly title: string;
  /** The title without the version before it; absent where it is the version alone. */
  readonly headline?: string;
  readonly marks: ReleaseMarks;
  readonly date?: DateData;
  readonly authors: readonly AuthorData[];
  readonly pager: PagerData;
}

/** A page of the changelog: the whole text of each release. */
export interface ReleaseListContent {
  readonly title: string;
  readonly description?: string;
  /** The list of all releases and that of each kind of change; none where no release says its kinds. */
  readonly filters: readonly (LinkData & { readonly count: number; readonly isCurrent: boolean })[];
  readonly releases: readonly (ReleaseContent & { readonly href: string })[];
  readonly pages: PaginationData;
  readonly related: readonly LinkData[];
}

/** A release in the archive. */
export interface ArchivedRelease extends DatedLink {
  readonly marks: ReleaseMarks;
}

export const RELEASE = pageKind<ReleaseContent>('release', { isArticle: true });
export const RELEASE_LIST = pageKind<ReleaseListContent>('release-list');
export const RELEASE_ARCHIVE = pageKind<ArchiveContent<ArchivedRelease>>('release-archive');
