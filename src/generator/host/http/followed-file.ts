import { readTextIfThere, stampOf } from './published-folder.ts';

/** Returns the text of a file, read again whenever the file changes; a missing file reads as empty. */
export function followFile<Parsed>(file: string, parse: (text: string) => Parsed): () => Promise<Parsed> {
  let known: { readonly stamp: string; readonly parsed: Parsed } | undefined;
  return async () => {
    const stamp = await stampOf(file);
    if (stamp !== undefined && known?.stamp === stamp) return known.parsed;
    const text = await readTextIfThere(file);
    // The file went away in between. It may come back with the same stamp, so this empty text is not remembered.
    if (stamp === undefined || text === undefined) return parse('');
    known = { stamp, parsed: parse(text) };
    return known.parsed;
  };
}
