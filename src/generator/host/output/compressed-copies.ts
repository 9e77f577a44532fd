import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '../../model/encoding.ts';
import type { OutputFile } from '../../model/output.ts';
import { contentTypeOf, isText } from '../../model/paths/content-type.ts';
import type { PublishedFile } from './manifest.ts';
import { checkOutputPath } from './output-paths.ts';

/** A shorter text fits into one packet as it is. */
const SMALLEST = 1_024;
/** So many texts are compressed at once: as many as Node has threads for it. */
const AT_ONCE = 4;
/** Files that hosts read themselves. */
const FOR_HOSTS = new Set(['vercel.json']);

/** The new site, and the published one, which remembers the copies of what has not changed. */
export interface CopiedSite {
  /** Whether a file of the new site is published with the same bytes. */
  readonly isSame: (path: string) => boolean;
  /** Whether a file is published as it was written. */
  readonly isIntact: (path: string) => boolean;
  /** Reads a file of the new site. */
  readonly read: (path: string) => Promise<Uint8Array>;
  /** Takes a published file over. */
  readonly keep: (path: string) => void;
  readonly write: (file: OutputFile) => void;
}

/**
 * Adds a copy of each text in every encoding that makes it shorter, for servers that send files as they are. A copy that the site has
 * itself is left alone.
 */
export async function addCompressedCopies(
  files: ReadonlyMap<string, PublishedFile>,
  site: CopiedSite,
): Promise<void> {
  const texts = [...files].filter(([path, { size }]) => isWorthIt(path, size)).values();
  const work = async () => {
    for (const [path] of texts) {
      // A long name may have no room for the ending.
      const encodings = ENCODINGS.filter(
        ({ ending }) => !files.has(path + ending) && checkOutputPath(path + ending) === null,
      );
      const isUnchanged = site.isSame(path) && encodings.every(({ ending }) => site.isIntact(path + ending));
      if (isUnchanged) for (const { ending } of encodings) site.keep(path + ending);
      else await addCopies(path, encodings, site);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function isWorthIt(path: string, size: number): boolean {
  return size >= SMALLEST && isText(contentTypeOf(path)) && !FOR_HOSTS.has(path);
}

async function addCopies(
  path: string,
  encodings: readonly (typeof ENCODINGS)[number][],
  { read, write }: CopiedSite,
): Promise<void> {
  const text = await read(path);
  for (const { name, ending } of encodings) {
    const bytes = await COMPRESS[name](text);
    if (bytes.length < text.length) write({ path: path + ending, content: { type: 'bytes', bytes } });
  }
}

const COMPRESS: Readonly<Record<Encoding, (text: Uint8Array) => Promise<Uint8Array>>> = {
  br: text =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: text => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};
