import { isAbsolute, relative, sep } from 'node:path';

/** Whether `file` is below `folder`, at any depth. Both are absolute. */
export function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  // The path to another drive of Windows is absolute.
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
