/** Returns the same form for two paths that some file system treats as one, because it ignores case or normalises letters. */
export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
