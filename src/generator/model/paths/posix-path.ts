/** A path of any system with slashes between its parts. */
export function posixPath(path: string): string {
  return path.replaceAll('\\', '/');
}
