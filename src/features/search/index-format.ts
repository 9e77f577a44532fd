/** The version of the files below. A script that finds another one reads nothing. */
export const INDEX_FORMAT = 3;

/** The one file of the index with a fixed name. It names all others, whose names contain a hash of their content. */
export const INDEX_FILE = 'index.json';

/**
 * What a search has to know before it loads anything else. Pages have numbers, in the order of their paths. Each page has places: first
 * the page itself, then its sections. Places are numbered through all pages.
 */
export interface IndexFile {
  readonly format: typeof INDEX_FORMAT;
  /** `en`, `de-AT`. */
  readonly language: string;
  readonly areas: readonly AreaFacts[];
  /** Versions of the docs, in the order of the site; none if there is only one. */
  readonly versions: readonly VersionFacts[];
  /** Index of the version that is searched from pages without versions. */
  readonly mainVersion: number;
  /** Where a visitor who has found nothing can ask. */
  readonly contact?: LinkFacts;
  readonly pages: PageFacts;
  /** Shards of the dictionary, in order: the first key in each, and its file. */
  readonly terms: readonly (readonly [first: string, file: string])[];
  /** Packs of texts, in order: the number of the first page in each, and its file. */
  readonly texts: readonly (readonly [first: number, file: string])[];
  /** The file of the site's own words. */
  readonly words: string;
  /** Words by words that readers use instead; both folded. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** An area of the site: `{ id: 'docs', label: 'Documentation', href: '/docs' }`. Pages outside all areas are in `''`. */
export interface AreaFacts {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** A version of the docs: `{ name: '7.x', label: '7.x', href: '/docs/7.x' }`. */
export interface VersionFacts {
  readonly name: string;
  readonly label: string;
  readonly href: string;
}

/** A link with its text. */
export interface LinkFacts {
  readonly label: string;
  readonly href: string;
}

/** What is known of every page, by its number. */
export interface PageFacts {
  /** Indexes of areas. */
  readonly areas: readonly number[];
  /** Indexes of versions; -1 = the page belongs to no version. */
  readonly versions: readonly number[];
  /** How many places each page has room for. */
  readonly places: readonly number[];
  /** How much each page counts, in percent. */
  readonly ranks: readonly number[];
}

/** A part of the dictionary: keys in order, with their postings. */
export interface TermsFile {
  readonly keys: readonly string[];
  /** Encoded by `encodePostings`: the places of each key, with a weight for each. */
  readonly postings: readonly string[];
  /** Indexes of keys that are on so many pages that only titles, headings and names count. */
  readonly common: readonly number[];
}

/** The texts of pages, in order. */
export type TextsFile = readonly PageText[];

/** What a result shows of a page. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly crumbs: readonly string[];
  readonly description: string;
  readonly sections: readonly SectionText[];
}

/** The first section of a page is the page itself; it has neither id nor heading. */
export type SectionText = readonly [id: string, heading: string, text: string];

/** The site's own words, separated by spaces: first those on most pages. */
export type WordsFile = string;

/** A place and how well it fits, from 1 to `MOST_WEIGHT`. */
export interface Posting {
  readonly place: number;
  readonly weight: number;
}

/** One character holds a weight. */
export const MOST_WEIGHT = 63;

/** Follows the words of a whole name in its key: `atlas getbyid=`. It sorts after the name's first word, and before longer words. */
export const NAME_MARK = '=';

/** Follows a beginning whose words are spread over several shards: `ma*` has the best places of `map`, `marker`… */
export const BEGINNING_MARK = '*';

/** How many places a beginning has at most: the best of them. */
export const MOST_PLACES = 200;

/** How well a name fits its place: the weights of the postings of names. */
export const NAME_WEIGHTS = { title: 60, name: 50, member: 34, heading: 30, label: 20 } as const;

/** The characters of encoded postings, by their value. */
export const POSTING_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
