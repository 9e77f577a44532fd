/**
 * Puts a query into a word. The program's `fillWord` would do, but it is part of the script of every page: a module that the box and that
 * script share becomes a file of its own, which each page would have to load.
 */
export function fillQuery(word: string, query: string): string {
  return word.replace('{query}', () => query);
}
