import type { Diagnostic } from './diagnostic.ts';

/** How `site new` starts an entry of a collection. */
export interface EntryStarter {
  /** The command's one-word name for such an entry: `post`. Unique within a site. */
  readonly kind: string;
  /** Returns the new entry, or the problem with the requested path: “expects a version such as 8.8.0”. */
  readonly start: (request: StartRequest) => StartedEntry | { readonly problem: string };
  /** The folder of a version, by its name, if the collection has versions. Otherwise the command uses the collection's first folder. */
  readonly folderOf?: (version: string) => { readonly folder: string } | { readonly diagnostic: Diagnostic };
}

/** The input for a new entry. */
export interface StartRequest {
  /** The path in its folder, without the file's ending: `guides/01-first-map`. */
  readonly path: string;
  /** The title that an entry has without front matter. */
  readonly title: string;
  /** An ISO date. */
  readonly today: string;
}

/** The file of a new entry. */
export interface StartedEntry {
  /** The requested path, or the one that the collection derives from it. */
  readonly path: string;
  /** Its front matter, field by field; `null` leaves the field for the writer to fill in. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The command's name for a whole site; no collection may have this kind. */
export const WHOLE_SITE = 'site';
