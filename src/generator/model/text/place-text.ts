import type { Place } from '../diagnostic.ts';

/** A place as compilers write it: `file:line:column`. */
export function placeText({ file, line, column }: Place): string {
  return [file, line, column].filter(part => part !== undefined).join(':');
}
