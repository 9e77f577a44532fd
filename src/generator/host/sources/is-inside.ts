import { relative, sep } from 'node:path';

/** Whether `file` is below `folder`, at any depth. Both are absolute. */
export function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`);
}
