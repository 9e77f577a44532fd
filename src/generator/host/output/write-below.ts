import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files at paths below a folder, and makes each folder that they need once. */
export function createWriteBelow(folder: string): (path: string, bytes: Uint8Array) => void {
  const made = new Set<string>();
  return (path, bytes) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, bytes);
  };
}
