// JavaScript with types in comments, because `bin/site.js` runs it before anything is compiled.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The packages that code on a shelf would import instead of its project's, because they are in the cache, nearer to it; `null` if there are
 * none. The program puts no packages there, so they come with a cache that others have written.
 * @param {string} shelf
 */
export function packagesInCache(shelf) {
  const nearest = nearestPackages(shelf);
  return nearest === packagesOfProject(shelf) ? null : nearest;
}

/**
 * The packages of the project that a shelf belongs to; `null` if it has none.
 * @param {string} shelf a folder in `.cache`
 */
export function packagesOfProject(shelf) {
  return nearestPackages(projectOf(shelf));
}

/**
 * @param {string} folder
 * @returns {string}
 */
function projectOf(folder) {
  const above = dirname(folder);
  return basename(folder) === '.cache' || above === folder ? above : projectOf(above);
}

/**
 * Code imports packages by name, and Node.js looks for them from the code's own folder upwards.
 * @param {string} folder
 * @returns {string | null}
 */
function nearestPackages(folder) {
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return packages;
  return dirname(folder) === folder ? null : nearestPackages(dirname(folder));
}
