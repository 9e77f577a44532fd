import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { FileProblem } from '../../model/file-problem.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import type { IgnoredFiles } from '../git/ignored-by-git.ts';
import { isSystemError } from '../system-error.js';
import { PROBLEMS, unreadable } from './file-problem.ts';

/** Why a page cannot or must not show a file that it names; `null` if it may show it, or if there is no such file. `file` is relative to the root. */
export function problemOfNamedFile(
  root: string,
  file: string,
  ignored: Pick<IgnoredFiles, 'has'>,
): FileProblem | null {
  if (isHidden(file)) return PROBLEMS.hidden;
  if (ignored.has(file)) return PROBLEMS.ignored;
  const target = problemOfLink(join(root, file), realpathSync(root), ignored);
  if ('problem' in target) return target.problem === PROBLEMS.dangling ? null : target.problem;
  return target.isFolder ? PROBLEMS.folder : refusalOf(target.real);
}

function refusalOf(path: string): FileProblem | null {
  try {
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    return unreadable(error);
  }
}

/** Where a path leads inside the root, or why the program must not follow it. */
export function problemOfLink(
  path: string,
  realRoot: string,
  ignored: Pick<IgnoredFiles, 'has'>,
): { readonly real: string; readonly isFolder: boolean } | { readonly problem: FileProblem } {
  try {
    const real = realpathSync(path);
    const status = statSync(real);
    const problem = problemOfTarget(real, status, { realRoot, ignored });
    return problem === null ? { real, isFolder: status.isDirectory() } : { problem };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ELOOP') return { problem: PROBLEMS.loop };
    const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
    return { problem: isMissing ? PROBLEMS.dangling : unreadable(error) };
  }
}

/** Whether a name in a path begins with a dot. `.well-known` is public (RFC 8615). */
export function isHidden(path: string): boolean {
  return /(^|\/)\.(?!(\.?|well-known)(\/|$))/.test(path);
}

function problemOfTarget(
  real: string,
  status: Stats,
  { realRoot, ignored }: { readonly realRoot: string; readonly ignored: Pick<IgnoredFiles, 'has'> },
): FileProblem | null {
  const inRoot = posixPath(relative(realRoot, real));
  if (inRoot === '') return PROBLEMS.circle;
  if (inRoot === '..' || inRoot.startsWith('../') || isAbsolute(inRoot)) return PROBLEMS.outside;
  if (isHidden(inRoot)) return PROBLEMS.hidden;
  if (ignored.has(inRoot)) return PROBLEMS.ignored;
  return status.isFile() || status.isDirectory() ? null : PROBLEMS.special;
}
