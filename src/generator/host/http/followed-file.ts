import { stat } from 'node:fs/promises';
import { readTextIfThere } from './published-folder.ts';

/** Gives what a text file says, read again whenever the file changed; a missing file reads as empty. */
export function followFile<Parsed>(file: string, parse: (text: string) => Parsed): () => Promise<Parsed> {
  let known: { readonly stamp: string; readonly parsed: Parsed } | undefined;
  return async () => {
    const stamp = await stampOf(file);
    if (known?.stamp !== stamp) known = { stamp, parsed: parse((await readTextIfThere(file)) ?? '') };
    return known.parsed;
  };
}

async function stampOf(file: string): Promise<string> {
  const state = await stat(file).catch(() => undefined);
  return state ? `${state.mtimeMs} ${state.size} ${state.ino}` : 'none';
}
