import { dirname, join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import type { SiteOutput } from '../output/site-output.ts';
import { readCheckedJson, writeCheckedJson } from './checked-json.ts';
import { keepNewest } from './keep-newest.js';

/** The key under which a file was made, the hash of its bytes, and the path of a file that is made for it. */
type Row = readonly [key: string, hash: string, needed?: string];

/** The key under which each published file was made. The files themselves are in the output folder, so nothing is stored twice. */
export interface RenderRecord {
  /** The file was made under this key, and its bytes are still those. */
  readonly isCurrent: (path: string, key: string, output: SiteOutput) => boolean;
  readonly set: (path: string, key: string, hash: string, needed?: string) => void;
  /** The file that is made for one that is current or was set, if there is one. */
  readonly neededBy: (path: string) => string | undefined;
  /** Keeps the files of this run. Throws the file system's error. */
  readonly save: () => void;
}

/** Opens the record of the output folder `outDir`; each has its own. */
export function openRenderRecord(options: {
  cacheFolder: string;
  outDir: string;
  usesCache: boolean;
}): RenderRecord {
  const file = join(options.cacheFolder, 'rendered', `${contentHash(options.outDir).slice(0, 8)}.json`);
  const before = options.usesCache ? readRecord(file) : new Map<string, Row>();
  const current = new Map<string, Row>();
  let isChanged = false;
  return {
    isCurrent: (path, key, output) => {
      const known = before.get(path);
      if (known?.[0] !== key || output.published.get(path)?.hash !== known[1] || !output.isIntact(path))
        return false;
      current.set(path, known);
      return true;
    },
    set: (path, key, hash, needed) => {
      isChanged = true;
      current.set(path, needed === undefined ? [key, hash] : [key, hash, needed]);
    },
    neededBy: path => current.get(path)?.[2],
    save: () => {
      if (!options.usesCache || (!isChanged && current.size === before.size)) return;
      writeCheckedJson(file, [...current]);
      keepNewest(dirname(file));
    },
  };
}

/** Knows nothing and remembers nothing. */
export function emptyRenderRecord(): RenderRecord {
  return { isCurrent: () => false, set: () => {}, neededBy: () => undefined, save: () => {} };
}

function readRecord(file: string): Map<string, Row> {
  const rows = readCheckedJson(file);
  // The checksum proves that these are the rows that `save` wrote.
  return Array.isArray(rows) ? new Map(rows as [string, Row][]) : new Map();
}
