import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { OwnWords, Words, WordTable } from './words.ts';

/** The program's tables, by the first part of a language tag. */
const TABLES: ReadonlyMap<string, WordTable> = new Map<string, WordTable>([
  ['en', ENGLISH],
  ['de', GERMAN],
]);

/** Every word in a language, including those that a site replaces. `de-AT` is German; a language without a table uses English. */
export function wordsOf(language: string, own: OwnWords = {}): Words {
  const table = TABLES.get(language.split('-', 1)[0] ?? '') ?? ENGLISH;
  const areas = Object.entries(table).map(([area, words]) => [
    area,
    { ...words, ...own[area as keyof OwnWords] },
  ]);
  // Areas and names come from the table, which has all of them.
  return Object.fromEntries(areas) as Words;
}
