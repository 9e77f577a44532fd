import type * as v from 'valibot';
import type { FrontMatter } from './entry.ts';
import type { EntryStarter } from './entry-starter.ts';

/** Markdown files that become entries of one kind, one entry a file. */
export interface Collection {
  /** Unique within a site. */
  readonly name: string;
  /** The folders of the files: POSIX, relative to the root, with a final slash. */
  readonly folders: readonly string[];
  /** The schema of their front matter. */
  readonly frontMatter: FrontMatterSchema;
  /** The base path of a file's page. */
  readonly baseOf: (file: string) => string;
  /** The segments of a page's path below the base, from the path of its file in the collection's folder. */
  readonly segmentsOf: (path: string) => string[];
  /** A title for an entry that has none, from its file's path. */
  readonly titleOf: (path: string) => string;
  /** Whether the folders in their addresses count as folders of pages: the address of such a folder then leads to a page in it. */
  readonly hasFolders?: boolean;
  /** Whether their template shows the title: a heading that opens the body is then left out. */
  readonly leavesTitleOut?: boolean;
  /** Level-2 headings with a meaning; one that almost matches is reported. */
  readonly sections?: readonly string[];
  /** How `site new` starts an entry; without it, the command offers none for this collection. */
  readonly starter?: EntryStarter;
}

/** A schema of an object, so that each mistake has a field. */
export type FrontMatterSchema = v.GenericSchema<unknown, FrontMatter> & {
  readonly entries: v.ObjectEntries;
};
