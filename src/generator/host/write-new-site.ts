import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A new site while its files are written. All paths are POSIX and relative. */
export interface NewSiteWriter {
  readonly write: (texts: readonly { readonly file: string; readonly text: string }[]) => void;
  /** Copies files from another folder. */
  readonly copy: (source: string, copies: readonly { readonly from: string; readonly to: string }[]) => void;
  /** Removes all that was written, and the folders that were made for it. */
  readonly undo: () => void;
}

/** Writes a new site into a folder, which may not exist yet. */
export function createNewSiteWriter(folder: string): NewSiteWriter {
  const made: string[] = [];
  const targetOf = (file: string) => {
    const target = join(folder, file);
    made.push(mkdirSync(dirname(target), { recursive: true }) ?? target);
    return target;
  };
  return {
    write: texts => {
      for (const { file, text } of texts) writeFileSync(targetOf(file), text);
    },
    copy: (source, copies) => {
      for (const { from, to } of copies) copyFileSync(join(source, from), targetOf(to));
    },
    undo: () => {
      for (const path of made.toReversed()) rmSync(path, { recursive: true, force: true });
    },
  };
}
