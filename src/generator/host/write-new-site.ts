import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes texts of a new site at POSIX paths below its folder. */
export function writeTexts(
  folder: string,
  texts: readonly { readonly file: string; readonly text: string }[],
): void {
  for (const { file, text } of texts) writeFileSync(targetIn(folder, file), text);
}

/** Copies files from one folder to another. The paths are POSIX and relative. */
export function copyFiles(
  source: string,
  folder: string,
  copies: readonly { readonly from: string; readonly to: string }[],
): void {
  for (const { from, to } of copies) copyFileSync(join(source, from), targetIn(folder, to));
}

function targetIn(folder: string, file: string): string {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  return target;
}
