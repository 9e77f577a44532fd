import type { ApiName, TypeText } from '../api.ts';

/** A piece of a written type: text, or a name that may have a link. */
export type Part = string | ApiName;

/** Puts a separator between lists. */
export function separate(lists: readonly (readonly Part[])[], separator: string): readonly Part[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [separator, ...list]));
}

/** Type parameters or arguments; nothing if there are none. */
export function inAngles(parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : ['<', ...parts, '>'];
}

/** A line may break after a part that matches. */
const SEPARATOR = /^(?: [|&] |[,;] )$/;

/** Joins neighbouring texts, except at the breaks after separators: a part ends wherever a line may break. */
export function joinParts(parts: readonly Part[]): TypeText {
  const joined: Part[] = [];
  let isOpen = false;
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (isOpen && typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part;
    else joined.push(part);
    isOpen = typeof part === 'string' && !SEPARATOR.test(part);
  }
  return joined;
}
