import type { AreaFacts, LinkFacts, VersionFacts } from '../../index-format.ts';

/** Searches the site. */
export interface SearchEngine {
  readonly about: () => Promise<About>;
  readonly search: (query: string, scope: Scope) => Promise<Found>;
  /** Asks for the index again. Whether it is another one now. */
  readonly renew: () => Promise<boolean>;
}

/** What is known of the site without searching. */
export interface About {
  /** With pages, in order. */
  readonly areas: readonly AreaFacts[];
  /** The versions of the docs, in the order of the site; none if there is only one. */
  readonly versions: readonly VersionFacts[];
  /** Where a visitor who has found nothing can ask. */
  readonly contact?: LinkFacts;
}

export interface Scope {
  /** Only this area. */
  readonly area?: string;
  /** Only this version of the docs (pages without versions are always found); absent = that of `here`, else the newest; `all`. */
  readonly version?: string;
  /** Path of the page that the reader is on: its version is searched, and its area gets a little more. */
  readonly here?: string;
  /** At most so many pages. */
  readonly most?: number;
}

export interface Found {
  readonly results: readonly Result[];
  readonly total: number;
  /** There may be more: of the first letters of very many words, the index knows only the best places. */
  readonly isCut: boolean;
  /** Pages found by area, regardless of `scope.area`. */
  readonly counts: ReadonlyMap<string, number>;
  /** The version that was searched, `all`, or absent where there is only one. */
  readonly version?: string;
  /** The query that was searched instead, because a word of the original begins nothing on this site. */
  readonly corrected?: string;
  /** Other spellings of a word that is nowhere on the site. */
  readonly suggestions: readonly string[];
}

export interface Result {
  readonly href: string;
  readonly title: Marked;
  readonly crumbs: readonly string[];
  readonly version?: string;
  readonly excerpt: Marked;
  readonly headings: readonly HeadingResult[];
}

/** A section of a page that was found. */
export interface HeadingResult {
  readonly href: string;
  readonly title: Marked;
  readonly excerpt: Marked;
}

/** A text in pieces; the pieces that match the query are to be marked. */
export type Marked = readonly { readonly text: string; readonly isMatch: boolean }[];
