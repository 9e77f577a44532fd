import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, relative, resolve } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isInside } from '../sources/is-inside.ts';
import { errorCode } from '../system-error.js';

interface Folders {
  readonly outDir: string;
  readonly root: string;
  /** Absolute, or relative to the root. */
  readonly contentDirs: readonly string[];
}

/** Why a folder must not become the output, which publishing replaces as a whole; `null` if it may. All paths may contain symbolic links. */
export function refuseFolder({ outDir, root, contentDirs }: Folders): Diagnostic | null {
  const out = followLinks(outDir);
  const rootFolder = followLinks(root);
  if (out === parse(out).root) return unsafe(outDir, 'it is the root of the file system');
  if (contains(out, followLinks(homedir()))) return unsafe(outDir, 'it contains your home folder');
  if (contains(out, rootFolder)) return unsafe(outDir, 'it contains the site’s own sources');
  for (const folder of contentDirs) {
    const content = followLinks(resolve(rootFolder, folder));
    if (contains(content, out) || contains(out, content)) return unsafe(outDir, `${folder} contains sources`);
  }
  return refuseFile(out);
}

/** The real path of a folder that need not exist yet. It follows links, even one that leads nowhere. */
export function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') return path;
  }
  const target = linkTarget(path);
  if (target !== null) return followLinks(resolve(dirname(path), target));
  return dirname(path) === path ? path : join(followLinks(dirname(path)), basename(path));
}

function linkTarget(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : null;
  } catch {
    return null;
  }
}

function contains(outer: string, inner: string): boolean {
  return relative(outer, inner) === '' || isInside(outer, inner);
}

function refuseFile(out: string): Diagnostic | null {
  try {
    if (statSync(out).isDirectory()) return null;
  } catch (error) {
    const errno = errorCode(error);
    if (errno === 'ENOENT') return null;
    if (errno !== 'ENOTDIR' && errno !== 'ELOOP') throw error;
  }
  return {
    severity: 'error',
    code: 'output/not-a-folder',
    message: `${out} is not a folder, or one of the folders on its path is a file`,
    hint: 'Choose another folder with --out-dir.',
  };
}

function unsafe(outDir: string, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'output/unsafe-folder',
    message: `The site cannot be published to ${outDir}: ${reason}`,
    hint: 'Choose a folder that contains nothing else with --out-dir, because a build replaces everything in it.',
  };
}
