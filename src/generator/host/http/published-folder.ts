import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode } from '../system-error.js';

/** The real path of the file at a clean path (`/a/b.css`) in a folder; nothing if it is missing, is no regular file, or is outside the folder. */
export async function findPublishedFile(folder: string, path: string): Promise<string | undefined> {
  return unlessMissing(async () => {
    const [root, realPath] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!realPath.startsWith(root + sep)) return undefined;
    return (await stat(realPath)).isFile() ? realPath : undefined;
  });
}

/** Opens a file that was found before; nothing where it has gone since. */
export async function openIfThere(file: string): Promise<FileHandle | undefined> {
  return unlessMissing(() => open(file));
}

/** Reads a file's text; nothing where there is no such file. */
export async function readTextIfThere(file: string): Promise<string | undefined> {
  return unlessMissing(() => readFile(file, 'utf8'));
}

/** A string that differs between any two states of the file or folder at a path; nothing if it does not exist. */
export async function stampOf(path: string): Promise<string | undefined> {
  return unlessMissing(async () => toStamp(await stat(path, { bigint: true })));
}

/** The stamp of what `stat` gave. A hard link to an unchanged file has the same. */
export function toStamp(state: { readonly ino: bigint; readonly size: bigint; readonly mtimeNs: bigint }) {
  return [state.ino, state.size, state.mtimeNs].map(number => number.toString(36)).join('-');
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL']);

/** The result of `find`; `undefined` if the file or folder is missing, or this process may not read it. */
export async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (NOT_THERE.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
