import { basename } from 'node:path/posix';
import { decodePath } from '../../../templates/shared/site-path.ts';
import { appendTo } from '../../model/append-to.ts';
import type { AddressedEntry } from '../address-entries.ts';

/** The pages that a name between double brackets may mean, the best first. */
export type NamedPages = (name: string) => readonly AddressedEntry[];

/** Finds pages by title, file name, or the end of their file's path, in any case. The index is made at the first request. */
export function createNamedPages(entries: readonly AddressedEntry[]): NamedPages {
  let index: ReadonlyMap<string, readonly AddressedEntry[]> | undefined;
  return name => {
    index ??= indexed(entries);
    const wanted = keyOf(decodePath(name));
    const found = index.get(keyOf(basename(wanted))) ?? [];
    return wanted.includes('/')
      ? found.filter(({ head }) => `/${fileKey(head.file)}`.endsWith(`/${wanted}`))
      : found;
  };
}

function indexed(entries: readonly AddressedEntry[]): ReadonlyMap<string, readonly AddressedEntry[]> {
  const index = new Map<string, AddressedEntry[]>();
  for (const entry of entries)
    for (const key of new Set([basename(fileKey(entry.head.file)), keyOf(entry.head.title)]))
      appendTo(index, key, entry);
  return index;
}

function fileKey(file: string): string {
  return keyOf(file.replace(/\/(?:index|readme)\.\w+$|\.\w+$/i, ''));
}

function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}
