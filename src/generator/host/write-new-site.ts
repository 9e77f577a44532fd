import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a new site: texts, and copies of files below another folder. Paths are POSIX and relative. */
export interface NewSiteFiles {
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** The folder of the copied files. */
  readonly source: string;
}

/** Writes them below a folder. */
export function writeNewSite(folder: string, { texts, copies, source }: NewSiteFiles): void {
  const targetOf = (file: string) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };
  for (const { file, text } of texts) writeFileSync(targetOf(file), text);
  for (const { from, to } of copies) copyFileSync(join(source, from), targetOf(to));
}
