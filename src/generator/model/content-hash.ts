import { createHash, hash } from 'node:crypto';

/** Hexadecimal digits of a hash: 80 bits. */
const LENGTH = 20;

/** Content hash for keys and hashed names. Its digits stay distinct on every file system and in every URL. */
export function contentHash(first: string | Uint8Array, ...rest: readonly (string | Uint8Array)[]): string {
  // One call that creates no object is four times as fast.
  if (rest.length === 0) return hash('sha256', first, 'hex').slice(0, LENGTH);
  const parts = [first, ...rest];
  if (parts.every(part => typeof part === 'string')) return contentHash(parts.join('\0'));
  const digest = createHash('sha256').update(first);
  for (const part of rest) digest.update('\0').update(part);
  return digest.digest('hex').slice(0, LENGTH);
}
