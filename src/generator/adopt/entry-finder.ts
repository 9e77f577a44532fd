/** Finds the entry of each file, for what is done file by file. A file without an entry is our own mistake. */
export function createEntryFinder<Entry extends { readonly file: string }>(
  entries: readonly Entry[],
): (file: string) => Entry {
  const entryOf = new Map(entries.map(entry => [entry.file, entry]));
  return file => {
    const entry = entryOf.get(file);
    if (entry === undefined) throw new Error(`${file} is no entry`);
    return entry;
  };
}
