import type { ShortText, WeighedTerms } from './weighed-terms.ts';

/** What the host knows of a page: `path` is its clean path, `html` the document, or its `<main>`. */
export interface PageToRead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Other names by which readers look for the page. */
  readonly names: readonly string[];
  /** The version of the docs that it belongs to. */
  readonly version?: string;
  readonly html: string;
}

/** What the index needs of a page. */
export interface SearchedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly names: readonly string[];
  readonly version?: string;
  /** `2025-07-15`: posts and releases have a date in their header. */
  readonly date?: string;
  /** Titles of the pages above it. */
  readonly crumbs: readonly string[];
  /** The last breadcrumb: the page as lists call it. */
  readonly label?: string;
  /** The first is the page itself, without id and heading. */
  readonly sections: readonly WeighedSection[];
}

/** A text with an address of its own. */
export interface SearchedSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** More words of it, which are found, but not shown. */
  readonly unseen: string;
  /** Short names in the text: of settings, terms, buttons. */
  readonly labels: readonly string[];
}

/** A section with its words weighed. Every new index of all pages needs the weights, so they are remembered with the page. */
export interface WeighedSection extends SearchedSection {
  readonly shortTexts: readonly ShortText[];
  /** Its running text, and the description of the page. */
  readonly runningText: WeighedTerms;
}
