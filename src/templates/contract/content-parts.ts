import type { LinkData } from './link.ts';

export interface BreadcrumbData {
  readonly label: string;
  readonly href?: string;
}

export interface PagerData {
  readonly previous?: LinkData;
  readonly next?: LinkData;
}

/** `number` counts from 1. `hrefs[i]` is the page `i + 1`. */
export interface PaginationData {
  readonly number: number;
  readonly hrefs: readonly string[];
}

/** A date: `iso` for machines (`2025-05-05`), `text` for people (`5 May 2025`). */
export interface DateData {
  readonly iso: string;
  readonly text: string;
}

export interface AuthorData {
  readonly name: string;
  readonly title?: string;
  readonly href?: string;
  readonly image?: string;
}

export interface TagData extends LinkData {
  readonly description?: string;
  readonly count?: number;
}

/** A link with the day of its target. */
export interface DatedLink extends LinkData {
  readonly date?: DateData;
}

/** The picture that an entry names in its front matter. Without a size, pages jump when it arrives: it is unknown for pictures of other sites. */
export interface EntryPicture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  /** The same in other formats and widths. */
  readonly sources?: readonly PictureSource[];
}

/** The files of a picture in one format, for a `<source>`. */
export interface PictureSource {
  /** Names image and format. */
  readonly id: string;
  /** `image/avif`. */
  readonly type: string;
  readonly srcset: string;
  readonly sizes: string;
}
