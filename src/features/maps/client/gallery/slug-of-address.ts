/** The slug in a map's address: the last segment without the hash. */
export function slugOfAddress(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.replace(/-[0-9a-f]{3,}$/, '');
}
