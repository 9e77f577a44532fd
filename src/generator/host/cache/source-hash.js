// JavaScript with types in comments, because `bin/site.js` runs it before anything is compiled.
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRegularFile } from '../read-regular-file.js';
import { isSystemError } from '../system-error.js';

/**
 * A scan of some paths: the hash of the bytes, every path below them, and the state of each (inode, size, change time). A state is valid
 * only on this machine, so a record that an archive brought here proves nothing.
 *
 * @typedef {{ readonly hash: string, readonly paths: readonly string[], readonly state: string }} SourceRecord
 */

/** Once a file's change time is this old (milliseconds), it proves that nothing has been written since. */
const SETTLED = 2_000;

/**
 * Hashes files and everything below folders, with their paths from `root`. It follows links. What is no file, or cannot be read, counts with
 * its path alone: if something needs it, the compiler reports it. Reading them all takes a tenth of a build without changes, so
 * a record keeps the hash until a file or folder changes.
 * @param {readonly string[]} sources paths of files and folders, from `root`
 * @param {{ readonly root: string, readonly record: string }} places `record` is the file of the record
 * @returns {string} 64 hexadecimal digits
 */
export function hashSources(sources, { root, record }) {
  const starts = sources.map(source => join(root, source));
  const known = readRecord(record);
  // A record with other paths is not ours: its state may be that of an empty list.
  const isOurs = known !== null && starts.every(start => known.paths.includes(start));
  if (isOurs && stateOf(known.paths)?.state === known.state) return known.hash;
  const paths = starts.flatMap(start => pathsBelow(start, []));
  const before = stateOf(paths);
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(`\0${relative(root, path)}\0`);
    hash.update(attempt(() => readRegularFile(path)) ?? '');
  }
  const made = { hash: hash.digest('hex'), paths, state: before?.state ?? '' };
  if (before !== null && before.changed < Date.now() - SETTLED) writeRecord(record, made);
  return made.hash;
}

/**
 * A path and every path below it, sorted by name; `above` are the real paths of the folders that lead to it.
 * @param {string} path
 * @param {readonly string[]} above
 * @returns {string[]}
 */
function pathsBelow(path, above) {
  const real = attempt(() => (statSync(path).isDirectory() ? realpathSync(path) : null));
  if (real === null || above.includes(real)) return [path];
  const names = attempt(() => readdirSync(path).sort()) ?? [];
  return [path, ...names.flatMap(name => pathsBelow(join(path, name), [...above, real]))];
}

/**
 * What the file system gives; `null` if it refuses.
 * @template Found
 * @param {() => Found} look
 * @returns {Found | null}
 */
function attempt(look) {
  try {
    return look();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return null;
  }
}

/**
 * The state of files and folders, and when the last of them changed (milliseconds since the epoch); `null` if one is missing.
 * @param {readonly string[]} paths
 */
function stateOf(paths) {
  const hash = createHash('sha256');
  let changed = 0;
  for (const path of paths) {
    const status =
      attempt(() => statSync(path, { bigint: true })) ?? attempt(() => lstatSync(path, { bigint: true }));
    if (status === null) return null;
    hash.update(`\0${path}\0${status.ino}\0${status.size}\0${status.ctimeNs}`);
    changed = Math.max(changed, Number(status.ctimeMs));
  }
  return { state: hash.digest('hex'), changed };
}

/**
 * @param {string} file
 * @returns {SourceRecord | null}
 */
function readRecord(file) {
  try {
    const { hash, paths, state } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof hash === 'string' && Array.isArray(paths) && typeof state === 'string'
      ? { hash, paths: paths.map(String), state }
      : null;
  } catch {
    return null;
  }
}

/**
 * Writes in one step, so that another process never reads half of it. If it fails, the next start takes longer, and that is all.
 * @param {string} file
 * @param {SourceRecord} record
 */
function writeRecord(file, record) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const staging = `${file}.${process.pid}`;
    writeFileSync(staging, JSON.stringify(record));
    renameSync(staging, file);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}
