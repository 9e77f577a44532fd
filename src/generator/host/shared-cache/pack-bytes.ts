import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Pack } from '../../model/pack.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Pages of a site repeat one another, so a window of some pages makes a pack a tenth of its size, even at a quick level. A larger one
 * makes the garbage collector run more often.
 */
const QUICK = {
  chunkSize: 2 ** 18,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
};

/** Bytes of a pack before compression. A larger one is not written, and nothing larger is ever decompressed. */
const MOST_BYTES = 200_000_000;

/** Bytes of a compressed pack. */
export const MOST_PACKED_BYTES = 50_000_000;

/** Each piece is a way from thread to thread. */
const LIMITED = { chunkSize: 2 ** 21, maxOutputLength: MOST_BYTES };

/** Values of a pack in the order of its members → bytes; `undefined` if they are too large. */
export async function packValues({ name }: Pack, values: readonly unknown[]): Promise<Buffer | undefined> {
  const text = Buffer.from(JSON.stringify([name, values]));
  if (text.length > MOST_BYTES) return undefined;
  const bytes = await compress(text, QUICK);
  return bytes.length > MOST_PACKED_BYTES ? undefined : bytes;
}

/** Bytes → values in the order of the members; `undefined` if they are not those of this pack. */
export async function unpackValues(
  { name, members }: Pack,
  bytes: Uint8Array,
): Promise<readonly unknown[] | undefined> {
  try {
    const text = await decompress(bytes, LIMITED);
    const parsed: unknown = JSON.parse(text.toString('utf8'));
    if (!Array.isArray(parsed) || parsed[0] !== name) return undefined;
    const values: unknown = parsed[1];
    return Array.isArray(values) && values.length === members.length ? values : undefined;
  } catch {
    // No such compression, too large, or no JSON.
    return undefined;
  }
}
