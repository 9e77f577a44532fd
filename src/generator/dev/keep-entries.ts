import type { Entries } from '../load/entries.ts';
import { isUnread } from '../load/tolerate-mistakes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryBody, EntryHead } from '../model/entry.ts';

/** An entry as it was when its file could last be read. */
export interface ReadableEntry {
  readonly head: EntryHead;
  readonly bodyKey: string;
  readonly body: EntryBody;
}

/** The entries whose files cannot be read now, by file; `undefined` for a file that could not be read before either. */
export type UnreadEntries = ReadonlyMap<string, ReadableEntry | undefined>;

type Loaded = Pick<Entries, 'heads' | 'bodyKey' | 'body'>;

interface EntriesBefore {
  readonly entries: Loaded | null;
  readonly unread: UnreadEntries;
}

/** Finds what to show of the files that cannot be read: what was there before. */
export async function findUnread(
  diagnostics: readonly Diagnostic[],
  { entries, unread }: EntriesBefore,
): Promise<UnreadEntries> {
  const files = new Set(diagnostics.filter(isUnread).flatMap(({ place }) => place?.file ?? []));
  const found = new Map<string, ReadableEntry | undefined>();
  for (const file of files) {
    const head = entries?.heads.find(known => known.file === file);
    if (unread.has(file)) found.set(file, unread.get(file));
    else if (entries !== null && head !== undefined)
      found.set(file, { head, bodyKey: entries.bodyKey(file), body: await entries.body(file) });
    else found.set(file, undefined);
  }
  return found;
}

/** The loaded entries, with those that cannot be read as they were. */
export function keepEntries<All extends Loaded>(loaded: All, unread: UnreadEntries): All {
  const kept = new Map([...unread].flatMap(([file, entry]) => (entry === undefined ? [] : [[file, entry]])));
  if (kept.size === 0) return loaded;
  const present = new Set(loaded.heads.map(({ file }) => file));
  const missing = [...kept.values()].map(({ head }) => head).filter(({ file }) => !present.has(file));
  return {
    ...loaded,
    heads: [...loaded.heads.map(head => kept.get(head.file)?.head ?? head), ...missing],
    bodyKey: file => kept.get(file)?.bodyKey ?? loaded.bodyKey(file),
    body: async file => kept.get(file)?.body ?? loaded.body(file),
  };
}
