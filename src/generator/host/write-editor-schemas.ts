import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the files for editors that are not there as they should be, so that an editor reads again only what has changed. */
export function writeEditorSchemas(
  folder: string,
  files: readonly { readonly name: string; readonly text: string }[],
): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}
