// JavaScript with types in comments, because `bin/site.js` runs it before anything is compiled.
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../files-below.js';
import { readRegularFile } from '../read-regular-file.js';
import { isSystemError } from '../system-error.js';
import { keepNewest } from './keep-newest.js';
import { packagesInCache, packagesOfProject } from './packages-of-code.js';

/**
 * Compiled code, kept until its sources change. Caches move between users and between jobs of continuous integration, and code in a cache
 * runs with the rights of the user who builds. So the program runs code only on the machine where it was compiled, for the user who
 * compiled it. The seal records the bytes, the inode and the change time of each file; no archive can restore the last two.
 *
 * @typedef {{ readonly path: string, readonly contents: string | Uint8Array }} CodeFile POSIX path in the code's own folder
 */

const SEAL = 'seal.txt';

/**
 * The folder of the code that this user compiled on this machine under `name`; `null` if there is none, or if anything about it has
 * changed.
 * @param {string} shelf
 * @param {string} name
 */
export function findCode(shelf, name) {
  if (packagesInCache(shelf) !== null) return null;
  const folder = folderOf(shelf, name);
  try {
    if (!isPrivate(folder) || readText(join(folder, SEAL)) !== sealOf(folder, name)) return null;
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  }
  markAsUsed(folder);
  return folder;
}

/**
 * Keeps compiled code under `name` and returns its folder. The folder appears complete, in one rename. If the shelf is not writable, or
 * packages in the cache could take the place of the project's, the folder is a temporary one, removed when the process ends, and `problem`
 * says why.
 * @param {string} shelf
 * @param {string} name
 * @param {readonly CodeFile[]} files
 * @returns {{ readonly folder: string, readonly problem: Error | null }}
 */
export function keepCode(shelf, name, files) {
  const foreign = packagesInCache(shelf);
  if (foreign !== null) {
    const problem = new Error(`it has packages that would run instead of yours: ${foreign}`);
    return { folder: keepForThisRun(shelf, name, files), problem };
  }
  try {
    mkdirSync(shelf, { recursive: true });
    const staging = mkdtempSync(join(shelf, 'staging-'));
    try {
      writeCode(staging, name, files);
      moveIn(staging, shelf, name);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
    keepNewest(shelf);
    return { folder: folderOf(shelf, name), problem: null };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { folder: keepForThisRun(shelf, name, files), problem: error };
  }
}

/**
 * A separate folder for each user.
 * @param {string} shelf
 * @param {string} name
 */
function folderOf(shelf, name) {
  return join(shelf, [name, process.getuid?.()].filter(part => part !== undefined).join('-'));
}

/**
 * Whether this is a folder (not a link to one) that belongs to this user and that no other user may write to.
 * @param {string} folder
 */
function isPrivate(folder) {
  const status = lstatSync(folder);
  if (process.getuid === undefined) return status.isDirectory();
  return status.isDirectory() && status.uid === process.getuid() && (status.mode & 0o022) === 0;
}

/**
 * @param {string} folder
 * @param {string} name
 */
function sealOf(folder, name) {
  const hash = createHash('sha256').update(name);
  for (const file of filesBelow(folder)) {
    if (file === join(folder, SEAL)) continue;
    const { ino, ctimeNs } = lstatSync(file, { bigint: true });
    hash.update(`\0${relative(folder, file)}\0${ino}\0${ctimeNs}\0`).update(readRegularFile(file) ?? '');
  }
  return hash.digest('hex');
}

/** @param {string} file */
function readText(file) {
  return readRegularFile(file)?.toString('utf8');
}

/**
 * Marks a folder as used. The folders used longest ago are removed first, so another process that compiles does not remove this one.
 * @param {string} folder
 */
function markAsUsed(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {readonly CodeFile[]} files
 */
function writeCode(folder, name, files) {
  for (const { path, contents } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
  writeFileSync(join(folder, SEAL), sealOf(folder, name));
}

/**
 * Another process may have been faster; the code that it compiled is the same. Anything else at this path is damaged or not ours.
 * @param {string} staging
 * @param {string} shelf
 * @param {string} name
 */
function moveIn(staging, shelf, name) {
  if (findCode(shelf, name) !== null) return;
  rmSync(folderOf(shelf, name), { recursive: true, force: true });
  try {
    renameSync(staging, folderOf(shelf, name));
  } catch (error) {
    if (findCode(shelf, name) === null) throw error;
  }
}

/**
 * Node.js looks for packages from the code's own folder upwards, so the folder has a link to them.
 * @param {string} shelf
 * @param {string} name
 * @param {readonly CodeFile[]} files
 */
function keepForThisRun(shelf, name, files) {
  const folder = mkdtempSync(join(tmpdir(), 'site-code-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeCode(folder, name, files);
  const packages = packagesOfProject(shelf);
  if (packages !== null) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  return folder;
}
