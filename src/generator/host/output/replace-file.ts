import { realpathSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../system-error.js';
import { linkFile } from './link-file.ts';
import { MANIFEST } from './manifest.ts';
import type { Siblings } from './siblings.ts';

/**
 * Publishes a site that differs from the published one in a single file: one rename puts it in place, so that readers meet the old site or
 * the new one. The new manifest follows. If the process dies between the two, the old manifest contradicts the file, and the next build
 * writes both again. `false` if the system refuses the file: then nothing has changed.
 * @throws the file system's error for the manifest, after putting the old file back
 */
export function replaceFile({ outDir, next }: Siblings, path: string): boolean {
  const published = join(outDir, path);
  const old = join(next, `${MANIFEST}.previous`);
  try {
    // If the folder is a link now, the file there may belong to another program.
    if (realpathSync(dirname(published)) !== dirname(published)) return false;
    linkFile(published, old);
    renameSync(join(next, path), published);
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
  try {
    renameSync(join(next, MANIFEST), join(outDir, MANIFEST));
  } catch (error) {
    renameSync(old, published);
    throw error;
  }
  return true;
}
