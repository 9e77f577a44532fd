/** A path as one word of a command that is to be copied: in double quotes, which every shell knows, where it has more than plain signs. */
export function shellWord(path: string): string {
  return /^[\p{L}\p{M}\p{N}_@%+=:,./\\-]+$/u.test(path) ? path : `"${path.replace(/["$`]/g, '\\$&')}"`;
}
