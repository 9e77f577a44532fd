import { lstatSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import { readRegularFile } from '../read-regular-file.js';
import { isSystemError } from '../system-error.js';
import { unreadable } from './file-problem.ts';
import { isInside } from './is-inside.ts';

/** Looks at files below a root; paths are relative to it. What is missing is `undefined`: other rooms report it. */
export interface FileAccess {
  readonly read: (file: string) => Uint8Array | undefined;
  readonly statsOf: (file: string) => Stats | undefined;
  /** Why the system refused to read a file, if it did. */
  readonly refusalOf: (file: string) => FileProblem | undefined;
}

/** A file that the system refuses to read is added to the diagnostics, unless they have one for it. */
export function createFileAccess(root: string, diagnostics: Diagnostic[]): FileAccess {
  const refusals = new Map<string, FileProblem>();
  return {
    refusalOf: file => refusals.get(file),
    read: file =>
      isInside(root, join(root, file))
        ? attempt(file, () => readRegularFile(join(root, file)) ?? undefined)
        : undefined,
    statsOf: file => attempt(file, () => statsAt(join(root, file))),
  };

  function attempt<Found>(file: string, look: () => Found | undefined): Found | undefined {
    try {
      return look();
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') refuse(file, unreadable(error));
      return undefined;
    }
  }

  function refuse(file: string, refusal: FileProblem): void {
    refusals.set(file, refusal);
    if (!diagnostics.some(({ place }) => place?.file === file))
      diagnostics.push({ severity: 'error', ...refusal, place: { file } });
  }
}

/** Whether a regular file is at an absolute path, or a link to one. */
export function isRegularFile(path: string): boolean {
  try {
    return statsAt(path)?.isFile() === true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return false;
  }
}

function statsAt(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : stats;
}
