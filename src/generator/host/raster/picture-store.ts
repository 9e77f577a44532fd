import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import type { CacheGuard } from '../cache/cache-guard.ts';
import { readRegularFile } from '../read-regular-file.js';
import { isSystemError } from '../system-error.js';

/** The files of pictures, kept from run to run: making them is what takes longest in a build. */
export interface PictureStore {
  /** The bytes kept under a key if their hash is still this one. */
  readonly read: (key: string, hash: string) => Uint8Array | undefined;
  readonly write: (key: string, bytes: Uint8Array) => void;
  /** Removes the pictures that are not used, once they are more than those that are. */
  readonly prune: (used: ReadonlySet<string>) => void;
}

/** Opens the store in `folder`. Without a cache, or if it cannot be written, the bytes stay in memory. */
export function openPictureStore(
  folder: string,
  { usesCache, cache }: { readonly usesCache: boolean; readonly cache: CacheGuard },
): PictureStore {
  const held = new Map<string, Uint8Array>();
  return {
    read: (key, hash) => {
      const bytes = held.get(key) ?? (usesCache ? readBytes(join(folder, key)) : undefined);
      return bytes !== undefined && contentHash(bytes) === hash ? bytes : undefined;
    },
    write: (key, bytes) => {
      held.set(key, bytes);
      if (!usesCache) return;
      cache.attempt(() => {
        keepBytes(folder, key, bytes);
        held.delete(key);
      });
    },
    prune: used => {
      if (!usesCache) return;
      cache.attempt(() => {
        const unused = listNames(folder).filter(name => !used.has(name));
        if (unused.length <= used.size) return;
        for (const name of unused) rmSync(join(folder, name), { recursive: true, force: true });
      });
    },
  };
}

/** In one rename: a killed process leaves no half file under a name. */
function keepBytes(folder: string, key: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${key}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, join(folder, key));
  } finally {
    rmSync(temporary, { force: true });
  }
}

function readBytes(file: string): Uint8Array | undefined {
  try {
    return readRegularFile(file) ?? undefined;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [];
  }
}
