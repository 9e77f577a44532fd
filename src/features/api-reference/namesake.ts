/** Whether a module is named after a symbol: `Core/ArrayIndexed` and `core/array-indexed` after `ArrayIndexed`. */
export function isNamesake(modulePath: string, symbolName: string): boolean {
  return (
    lastSegment(modulePath).replaceAll(/[-_.]/g, '').toLowerCase() ===
    symbolName.replaceAll('_', '').toLowerCase()
  );
}

/** The last segment of a module's path. */
export function lastSegment(modulePath: string): string {
  return modulePath.slice(modulePath.lastIndexOf('/') + 1);
}
