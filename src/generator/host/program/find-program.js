// JavaScript, with its types in comments: `bin/site.js` runs it before anything is compiled.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findCode, keepCode } from '../cache/code-cache.js';
import { hashSources } from '../cache/source-hash.js';
import { isSystemError } from '../system-error.js';

/**
 * The program of a checkout, compiled once for each state of its sources: its folder, the hash of that state, and why the folder
 * is only a temporary one; no folder where not even that can be written. `programCache` keeps what is compiled, for all sites.
 * @param {string} packageRoot
 * @returns {Promise<{ readonly folder: string | null, readonly programHash: string, readonly programCache: string, readonly problem: Error | null }>}
 */
export async function findProgram(packageRoot) {
  const programCache = join(packageRoot, '.cache');
  const programHash = hashProgram(packageRoot, programCache);
  const made = { programHash, programCache };
  const shelf = join(programCache, 'program');
  const known = findCode(shelf, programHash);
  if (known !== null) return { ...made, folder: known, problem: null };
  const { compileProgram } = await import('./compile-program.js');
  const { files } = await compileProgram(packageRoot, shelf);
  try {
    return { ...made, ...keepCode(shelf, programHash, files) };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { ...made, folder: null, problem: error };
  }
}

/** Every file and folder that the compiled program is made of. */
export const PROGRAM_SOURCES = [
  'src/generator',
  'src/features',
  'src/site.ts',
  'src/load-worker.ts',
  'src/templates/contract.ts',
  'src/templates/contract',
  'src/templates/shared',
  'src/client/search-text.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Hash of the sources; names the folder of the compiled program in the cache.
 * @param {string} packageRoot
 * @param {string} programCache
 */
function hashProgram(packageRoot, programCache) {
  const record = join(programCache, 'program-sources.json');
  const hash = hashSources(PROGRAM_SOURCES, { root: packageRoot, record });
  return createHash('sha256').update(process.version).update(hash).digest('hex').slice(0, 16);
}
