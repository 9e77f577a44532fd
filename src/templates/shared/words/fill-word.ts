import type { Word } from './words.ts';

/** Fills in the names of a word: `{label}` becomes the value of `label`. */
export function fillWord<Name extends string>(
  word: Word<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return word.replace(/\{(\w+)\}/g, (_, name: Name) => `${values[name]}`);
}
