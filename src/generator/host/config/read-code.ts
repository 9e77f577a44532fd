import { statSync } from 'node:fs';
import { contentHash } from '../../model/content-hash.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import { readRegularFile } from '../read-regular-file.js';
import { PROBLEMS, unreadable } from '../sources/file-problem.ts';
import { errorCode, isSystemError } from '../system-error.js';

/** The bytes of a file of the site's code, or why there are none. */
export function readCode(path: string): { readonly bytes: Buffer } | { readonly problem: FileProblem } {
  try {
    const bytes = readRegularFile(path);
    return bytes === null ? { problem: problemOfKind(path) } : { bytes };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { problem: LINK_PROBLEMS.get(errorCode(error) ?? '') ?? unreadable(error) };
  }
}

/** The hash of a file of the site's code; empty if it cannot be read. */
export function hashCode(path: string): string {
  const read = readCode(path);
  return 'bytes' in read ? contentHash(read.bytes) : '';
}

/** There is something at the path, so what is missing is the target of a link. */
const LINK_PROBLEMS: ReadonlyMap<string, FileProblem> = new Map<string, FileProblem>([
  ['ENOENT', PROBLEMS.dangling],
  ['ELOOP', PROBLEMS.loop],
]);

function problemOfKind(path: string): FileProblem {
  const { message } = statSync(path).isDirectory() ? PROBLEMS.folder : PROBLEMS.special;
  return { ...PROBLEMS.special, message };
}
