import { basename, dirname, join } from 'node:path';

/** The folders and the file beside the output folder that publishing uses. All absolute. */
export interface Siblings {
  readonly outDir: string;
  /** Where the new site is staged. */
  readonly next: string;
  /** Where the old site lies between the two renames, until it is removed. */
  readonly previous: string;
  /** Exists exactly as long as `next` or `previous` may; names the process that made them. */
  readonly journal: string;
}

/** Where a site is staged before it becomes `outDir`: on the same file system, so that a rename is all it takes. */
export function siblingsOf(outDir: string): Siblings {
  const beside = (ending: string) => join(dirname(outDir), `.${basename(outDir)}.${ending}`);
  return { outDir, next: beside('next'), previous: beside('previous'), journal: beside('journal') };
}
