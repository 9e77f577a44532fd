/** Offset of the first bracket or brace in a text inside more than so many others; `undefined` if there is none. */
export function bracketBeyond(text: string, most: number): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > most) return index;
  }
  return undefined;
}
