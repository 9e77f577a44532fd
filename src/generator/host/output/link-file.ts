import { copyFileSync, linkSync, lstatSync, readlinkSync, symlinkSync, utimesSync } from 'node:fs';
import { errorCode } from '../system-error.js';

/** File systems without hard links, a file with too many of them, a file of another owner. */
const CANNOT_LINK = new Set(['EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EACCES']);

/** Makes `to` the same file as `from`: a hard link, or a copy with its times where there are none. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!CANNOT_LINK.has(errorCode(error) ?? '')) throw error;
    copyWithTimes(from, to);
  }
}

function copyWithTimes(from: string, to: string): void {
  const status = lstatSync(from);
  if (status.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else {
    copyFileSync(from, to);
    utimesSync(to, status.atime, status.mtime);
  }
}
