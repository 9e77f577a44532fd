import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { livenessOf, type ProcessIdentity, parseIdentity, thisProcess } from '../process-identity.ts';
import { errorCode, isSystemError } from '../system-error.js';
import { MANIFEST } from './manifest.ts';
import { OutputError } from './output-error.ts';
import { removeFolder } from './remove-folder.ts';
import { type Siblings, siblingsOf } from './siblings.ts';

/** Makes the empty staging folder. From now until `swapIn` or `unstage`, a journal records that. */
export function beginStaging(siblings: Siblings): void {
  const { outDir, next, previous, journal } = siblings;
  mkdirSync(dirname(outDir), { recursive: true });
  for (const folder of [next, previous]) refuseForeign(folder);
  const descriptor = openSync(journal, 'wx');
  try {
    writeSync(descriptor, `${JSON.stringify(thisProcess())}\n`);
    mkdirSync(next);
  } catch (error) {
    rmSync(journal, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes the staged folder the output folder. A reader meets the old site or the new one; between the two renames,
 * for microseconds, none. If the process dies there, `healOutput` brings the old one back.
 * @throws the file system's error, or an `OutputError` that says where the old site is if it could not be brought back
 */
export function swapIn(siblings: Siblings): void {
  const { outDir, next, previous } = siblings;
  const isFirst = !existsSync(outDir);
  if (!isFirst) {
    chmodSync(next, statSync(outDir).mode);
    renameSync(outDir, previous);
  }
  try {
    renameSync(next, outDir);
  } catch (error) {
    if (!isFirst) bringBack(siblings);
    throw error;
  }
}

/**
 * Removes whatever was staged or replaced, the journal last. It renames the old site before deleting it, so that `previous` is always
 * complete and can be restored. If no new site has replaced it, it stays with its journal.
 */
export function unstage({ outDir, next, previous, journal }: Siblings): void {
  removeFolder(next);
  if (existsSync(previous)) {
    if (!isSite(outDir)) return;
    renameSync(previous, next);
    removeFolder(next);
  }
  rmSync(journal, { force: true });
}

export type Healing =
  | { readonly state: 'clean' | 'healed' }
  | { readonly state: 'busy'; readonly owner: ProcessIdentity };

/**
 * Repairs what a process that was killed while publishing left behind; does nothing while that process still runs. Afterwards the
 * output folder is either the whole old site or the whole new one, and nothing is left beside it.
 * @throws the file system's error, or an `OutputError` if something else is in the place of the old site
 */
export function healOutput(outDir: string): Healing {
  const siblings = siblingsOf(outDir);
  const journal = readJournal(siblings.journal);
  if (journal === null) return { state: 'clean' };
  const owner = parseIdentity(journal);
  if (owner !== null && livenessOf(owner) === 'alive') return { state: 'busy', owner };
  if (existsSync(siblings.previous) && !isSite(outDir)) bringBack(siblings);
  unstage(siblings);
  return { state: 'healed' };
}

function readJournal(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}

/** Whether a build has published there: each writes a manifest, and other programs none. */
function isSite(folder: string): boolean {
  return existsSync(join(folder, MANIFEST));
}

/** Puts the old site back where it was. An empty folder there is no site, so another program made it between the two renames. */
function bringBack({ outDir, previous }: Siblings): void {
  try {
    if (existsSync(outDir)) rmdirSync(outDir);
    renameSync(previous, outDir);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const diagnostic = {
      severity: 'error',
      code: 'output/not-restored',
      message: `The published site is in ${previous}, because it could not be moved back to ${outDir}`,
      hint: `Move away what is in ${outDir} now, and build again: the program first puts the site back.`,
    } as const;
    throw new OutputError([diagnostic], error);
  }
}

function refuseForeign(folder: string): void {
  if (!existsSync(folder)) return;
  throw new OutputError([
    {
      severity: 'error',
      code: 'output/foreign-sibling',
      message: `${folder} is in the way: the new site is prepared there, but no build has created this folder`,
      hint: 'Move it away, or choose another output folder with --out-dir.',
    },
  ]);
}
