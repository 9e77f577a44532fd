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

/** The kinds of change in a release, under the names that its page and the lists use. */
export type ChangeKind = 'Added' | 'Changed' | 'Fixed' | 'Security';

/** The marks of a release in lists. */
export interface ReleaseMarks {
  /** In a fixed order; empty if the release does not state any. */
  readonly kinds: readonly ChangeKind[];
  /** Link to what readers must do, if there is anything. */
  readonly migrationHref?: string;
}

export interface ReleaseContent {
  readonly version: string;
  readonly title: string;
  /** The title without the leading version; absent if the title is only the version. */
  readonly headline?: string;
  readonly marks: ReleaseMarks;
  /** `false` if nothing is known of it. */
  readonly hasNotes: boolean;
  readonly date?: DateData;
  readonly authors: readonly AuthorData[];
  readonly pager: PagerData;
}

/** A release with its whole text, in a list. */
export interface ListedRelease extends ReleaseContent {
  readonly kind: 'release';
  readonly href: string;
  /** The place of its text among the bodies of the page. */
  readonly body: number;
}

/** Releases without notes, one after the other, as one row of a list: a link to the newest, and one to the oldest if there are several. */
export interface RunOfReleases extends LinkData {
  readonly kind: 'run';
  readonly oldest?: LinkData;
}

/** A page of the changelog: the whole text of each release. */
export interface ReleaseListContent {
  readonly title: string;
  readonly description?: string;
  /** The list of all releases and the list of each kind of change; empty if no release states its kinds. */
  readonly filters: readonly (LinkData & { readonly count: number; readonly isCurrent: boolean })[];
  readonly rows: readonly (ListedRelease | RunOfReleases)[];
  readonly pages: PaginationData;
  readonly related: readonly LinkData[];
}

/** A release in the archive. */
export interface ArchivedRelease extends DatedLink {
  readonly kind: 'release';
  readonly marks: ReleaseMarks;
}

export const RELEASE = pageKind<ReleaseContent>('release', { isArticle: true });
export const RELEASE_LIST = pageKind<ReleaseListContent>('release-list');
export const RELEASE_ARCHIVE = pageKind<ArchiveContent<ArchivedRelease | RunOfReleases>>('release-archive');
