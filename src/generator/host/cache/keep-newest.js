// JavaScript, with its types in comments: `bin/site.js` runs it before anything is compiled.
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../system-error.js';

/** Entries that a folder of the cache keeps: enough to go back and forth between a few branches. */
const KEPT = 5;

/** Milliseconds for which an entry stays, because another build may be running with it. */
const IN_USE = 10 * 60_000;

/**
 * Removes everything in a folder of the cache except the entries that were made or used last. It leaves what the system will not
 * delete.
 * @param {string} folder
 */
export function keepNewest(folder) {
  const before = Date.now() - IN_USE;
  try {
    const entries = readdirSync(folder).map(name => join(folder, name));
    for (const { path, time } of newestFirst(entries).slice(KEPT))
      if (time < before) rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** @param {readonly string[]} paths */
function newestFirst(paths) {
  return paths
    .map(path => ({ path, time: lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
}
