import type * as v from 'valibot';
import type { Diagnostic } from './diagnostic.ts';

/**
 * A kind of YAML files below `content/` that features use in their plans: `content/authors.yml`. The object itself identifies the kind.
 * So several features may list the same one, and its files are read once.
 */
export interface DataKind<Item> {
  /** Whether a file is of this kind. The path is POSIX, relative to the root. */
  readonly matches: (file: string) => boolean;
  /** Imports what reads a file. Called only if there is such a file, and something on the site has changed. */
  readonly open: () => Promise<(source: DataSource) => ReadItems<Item>>;
  /** What lets editors check such files while they are written. */
  readonly editor?: EditorSchema;
}

/** The schema of a kind of data file, for editors. Each of its fields has a description (`v.description`). */
export interface EditorSchema {
  /** Names the schema's file: `tags`. */
  readonly name: string;
  /** The files that it is for, as a glob from the root: `content/tags.yml`. */
  readonly files: string;
  /** Imports the schema. Called only when it is written. */
  readonly schema: () => Promise<v.GenericSchema>;
}

/** The text of a data file. */
export interface DataSource {
  readonly file: string;
  readonly text: string;
  /** The product's names, for `{product}`. */
  readonly product: { readonly name: string; readonly slug: string };
}

/** The items of a data file, and its mistakes. */
export interface ReadItems<Item> {
  readonly items: readonly Item[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The contents of a site's data files. */
export interface SiteData {
  /** The items of all files of a kind, in the order of the files. */
  readonly of: <Item>(kind: DataKind<Item>) => readonly Item[];
}
