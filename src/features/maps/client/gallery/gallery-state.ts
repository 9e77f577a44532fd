/** A visitor's search in the gallery; empty = everything. */
export interface GalleryState {
  readonly query: string;
  readonly kind: string;
  readonly continent: string;
}

/** Reads the search from the query of an address. */
export function readGalleryState(search: string): GalleryState {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.get(name) ?? '';
  return { query: read('q'), kind: read('kind'), continent: read('continent') };
}

/** The query of the address for a search. Keeps other parameters, and leaves out empty ones. */
export function writeGalleryState(search: string, { query, kind, continent }: GalleryState): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: query.trim(), kind, continent })) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
