/** Whether a clean path is that of a folder, or below it. */
export function isPathBelow(path: string, folder: string): boolean {
  const stem = folder.replace(/\/$/, '');
  return path === stem || path.startsWith(`${stem}/`);
}
