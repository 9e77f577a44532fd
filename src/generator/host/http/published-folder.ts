import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that may be sent: its real path, which lies in the folder, and its state when it was found. */
export interface PublishedFile {
  readonly realPath: string;
  readonly size: number;
  readonly modified: number;
}

const notThere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL']);

/** Finds the file of a clean path (`/a/b.css`) in a folder; nothing where it is absent, no plain file, or a way out of the folder. */
export async function findPublishedFile(folder: string, path: string): Promise<PublishedFile | undefined> {
  try {
    const [root, realPath] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!realPath.startsWith(root + sep)) return undefined;
    const state = await stat(realPath);
    return state.isFile() ? { realPath, size: state.size, modified: state.mtimeMs } : undefined;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/** Reads a file's text; nothing where there is no such file. */
export async function readTextIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && notThere.has(String(error.code));
}
