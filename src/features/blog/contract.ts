import {
  type AuthorData,
  type DateData,
  type EntryPicture,
  type LinkData,
  type PagerData,
  type PaginationData,
  pageKind,
  type TagData,
} from '@mapwright/site/contract';

/** The picture of a post. */
export interface PostPicture extends EntryPicture {
  /** Empty for decoration. */
  readonly alt: string;
}

export interface PostSummary {
  readonly title: string;
  readonly href: string;
  /** Absent if it is not known. */
  readonly date?: DateData;
  readonly authors: readonly AuthorData[];
  readonly tags: readonly TagData[];
  /** Plain text. */
  readonly excerpt: string;
  readonly readingMinutes: number;
  readonly picture?: PostPicture;
}

export interface PostContent {
  readonly title: string;
  readonly date?: DateData;
  readonly authors: readonly AuthorData[];
  readonly tags: readonly TagData[];
  readonly readingMinutes: number;
  readonly picture?: PostPicture;
  readonly editHref?: string;
  readonly pager: PagerData;
}

/** A page of posts: the blog's index, a tag's or an author's page. */
export interface PostListContent {
  readonly title: string;
  readonly description?: string;
  readonly author?: AuthorData;
  readonly posts: readonly PostSummary[];
  readonly pages: PaginationData;
  /** Links to archive, tags, authors and the feed. */
  readonly related: readonly LinkData[];
}

export const POST = pageKind<PostContent>('post', { isArticle: true });
export const POST_LIST = pageKind<PostListContent>('post-list');
