import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../model/text/compare-text.ts';

/** A file of the published site: its `contentHash`, and its length in bytes. */
export interface PublishedFile {
  readonly hash: string;
  readonly size: number;
}

/** Says which files of the output folder are ours. Depends on nothing but the site. */
export const MANIFEST = '.site-manifest.json';
/** Says which assets of the build before are kept for open tabs; apart, so that the manifest stays the same bytes. */
export const RETAINED = '.site-retained.json';

/** A manifest, and when it was written in milliseconds since the epoch, with a fraction. */
export interface Manifest {
  readonly files: ReadonlyMap<string, PublishedFile>;
  readonly writtenAt: number;
}

/** Reads a manifest of `folder`; `null` if there is none or it cannot be trusted. */
export function readManifest(folder: string, name: typeof MANIFEST | typeof RETAINED): Manifest | null {
  const path = join(folder, name);
  try {
    const files = parseFiles(JSON.parse(readFileSync(path, 'utf8')));
    return files === null ? null : { files, writtenAt: statSync(path).mtimeMs };
  } catch {
    return null;
  }
}

/** The manifest's text: one line for each file, sorted, without times. */
export function printManifest(files: ReadonlyMap<string, PublishedFile>): string {
  const lines = [...files]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, { hash, size }]) => JSON.stringify([path, hash, size]));
  return `{"version":1,"files":[\n${lines.join(',\n')}\n]}\n`;
}

/** A path that no build writes: absolute, with an empty name, `.`, `..`, a backslash or NUL. */
const LEADS_ASTRAY = /(^|\/)\.{0,2}(\/|$)|[\\\0]/;

function parseFiles(value: unknown): Map<string, PublishedFile> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, files } = value as { version?: unknown; files?: unknown };
  if (version !== 1 || !Array.isArray(files)) return null;
  const result = new Map<string, PublishedFile>();
  for (const row of files) {
    if (!Array.isArray(row)) return null;
    const [path, hash, size]: unknown[] = row;
    if (typeof path !== 'string' || LEADS_ASTRAY.test(path)) return null;
    if (typeof hash !== 'string' || typeof size !== 'number') return null;
    result.set(path, { hash, size });
  }
  return result;
}
