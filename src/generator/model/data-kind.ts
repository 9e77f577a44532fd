import type { Diagnostic } from './diagnostic.ts';

/**
 * A kind of YAML files below `content/` that features plan with: `content/authors.yml`. It goes by the object itself, so several features
 * may list one, and its files are read once.
 */
export interface DataKind<Item> {
  /** Whether a file is of this kind: POSIX, relative to the root. */
  readonly matches: (file: string) => boolean;
  /** Imports what reads a file; only if there is one, and something of the site has changed. */
  readonly open: () => Promise<(source: DataSource) => ReadItems<Item>>;
}

/** The text of a data file. */
export interface DataSource {
  readonly file: string;
  readonly text: string;
  /** Its names, for `{product}`. */
  readonly product: { readonly name: string; readonly slug: string };
}

/** What a data file gives: its items, and what is wrong with it. */
export interface ReadItems<Item> {
  readonly items: readonly Item[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What the data files of a site say. */
export interface SiteData {
  /** The items of all files of a kind, in the order of the files. */
  readonly of: <Item>(kind: DataKind<Item>) => readonly Item[];
}
