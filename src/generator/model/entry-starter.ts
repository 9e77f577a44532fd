import type { Diagnostic } from './diagnostic.ts';

/** How `site new` starts an entry of a collection. */
export interface EntryStarter {
  /** What the command calls such an entry, in one word: `post`. Unique on a site. */
  readonly kind: string;
  /** The new entry, or what is wrong with the path that was asked for: “expects a version such as 8.8.0”. */
  readonly start: (request: StartRequest) => StartedEntry | { readonly problem: string };
  /** The folder of a version by its name, where the collection has versions. Without one, the collection's first folder is taken. */
  readonly folderOf?: (version: string) => { readonly folder: string } | { readonly diagnostic: Diagnostic };
}

/** What an entry is started with. */
export interface StartRequest {
  /** Where it lies in its folder, without the ending of its file: `guides/01-first-map`. */
  readonly path: string;
  /** That of an entry whose front matter has none. */
  readonly title: string;
  /** An ISO date. */
  readonly today: string;
}

/** What the file of a new entry holds. */
export interface StartedEntry {
  /** That of the request, or what the collection makes of it. */
  readonly path: string;
  /** Its front matter, field by field; `null` leaves a field to the writer. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** What the command calls a whole site; no collection may have this kind. */
export const WHOLE_SITE = 'site';
