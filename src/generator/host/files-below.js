// JavaScript, with its types in comments: `bin/site.js` runs it before anything is compiled.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of all files below a folder, sorted name by name.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
