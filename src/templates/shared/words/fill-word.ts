import type { Word } from './words.ts';

/** A word with its names filled in: `{label}` becomes the value of `label`. */
export function fillWord<Name extends string>(
  word: Word<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return word.replace(/\{(\w+)\}/g, (_, name: Name) => `${values[name]}`);
}
