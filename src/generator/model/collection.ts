import type * as v from 'valibot';
import type { FrontMatter } from './entry.ts';
import type { EntryStarter } from './entry-starter.ts';

/** Markdown files that become entries of one kind, one each. */
export interface Collection {
  /** Unique on a site. */
  readonly name: string;
  /** Where the files lie: POSIX, relative to the root, with a final slash. */
  readonly folders: readonly string[];
  /** What their front matter may say. */
  readonly frontMatter: FrontMatterSchema;
  /** The path below which the page of a file lies. */
  readonly baseOf: (file: string) => string;
  /** The segments of a page's path below that, from the path of its file within the collection's folder. */
  readonly segmentsOf: (path: string) => string[];
  /** A title for an entry that has none, from the path of its file. */
  readonly titleOf: (path: string) => string;
  /** Folders of their addresses are folders of pages: the address of one leads to a page in it. */
  readonly hasFolders?: boolean;
  /** Their template shows the title: a body leaves out the heading with which it opens. */
  readonly leavesTitleOut?: boolean;
  /** Level-2 headings that mean something; one that is nearly so is reported. */
  readonly sections?: readonly string[];
  /** What `site new` does for it; the command starts no entry of a collection without. */
  readonly starter?: EntryStarter;
}

/** An object, so that each mistake has a field. */
export type FrontMatterSchema = v.GenericSchema<unknown, FrontMatter> & {
  readonly entries: Readonly<Record<string, unknown>>;
};
