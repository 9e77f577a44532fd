import { createHash } from 'node:crypto';

/** Short content hash for keys and hashed names: 20 characters that are safe in file names and URLs. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return BigInt(`0x${hash.digest('hex').slice(0, 26)}`)
    .toString(36)
    .padStart(20, '0')
    .slice(-20);
}
