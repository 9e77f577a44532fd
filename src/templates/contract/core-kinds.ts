import type { AuthorData, DatedLink, TagData } from './content-parts.ts';
import type { LinkData } from './link.ts';

/** The kinds of pages that any site may have. */
export const KINDS = ['archive', 'authors', 'not-found', 'page', 'tags'] as const;

export interface MarkdownPageContent {
  /** Absent if the body has its own `h1`. */
  readonly title?: string;
  readonly description?: string;
  /** `default`: a column of prose. `wide`: full width. `landing`: full width, sections set as bands. */
  readonly width: 'default' | 'wide' | 'landing';
}

/** An archive: groups (years or major versions) of dated links. */
export interface ArchiveContent<Item extends DatedLink = DatedLink> {
  readonly title: string;
  readonly description?: string;
  readonly groups: readonly {
    readonly label: string;
    readonly items: readonly Item[];
  }[];
  readonly related: readonly LinkData[];
}

export interface AuthorsContent {
  readonly title: string;
  readonly authors: readonly (AuthorData & { readonly count: number })[];
  readonly related: readonly LinkData[];
}

export interface TagsContent {
  readonly title: string;
  readonly tags: readonly TagData[];
  readonly related: readonly LinkData[];
}

export interface NotFoundContent {
  /** Path of the site's root, base URL included. */
  readonly home: string;
  readonly links: readonly LinkData[];
}
