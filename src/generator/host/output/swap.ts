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
import { dirname } from 'node:path';
import { livenessOf, type ProcessIdentity, parseIdentity, thisProcess } from '../process-identity.ts';
import { errorCode } from '../system-error.js';
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
    if (!isFirst) renameSync(previous, outDir);
    throw error;
  }
}

/**
 * Removes whatever was staged or replaced, the journal last. It renames the old site before deleting it, so that `previous` is always
 * complete and can be restored.
 */
export function unstage({ next, previous, journal }: Siblings): void {
  removeFolder(next);
  if (existsSync(previous)) {
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
 * @throws the file system's error
 */
export function healOutput(outDir: string): Healing {
  const siblings = siblingsOf(outDir);
  const journal = readJournal(siblings.journal);
  if (journal === null) return { state: 'clean' };
  const owner = parseIdentity(journal);
  if (owner !== null && livenessOf(owner) === 'alive') return { state: 'busy', owner };
  if (existsSync(siblings.previous) && isMissingOrEmpty(outDir)) renameSync(siblings.previous, outDir);
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

/** A published site is never empty, so another program made this empty folder between the two renames. */
function isMissingOrEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    return errorCode(error) === 'ENOENT';
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
