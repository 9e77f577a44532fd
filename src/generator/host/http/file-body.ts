import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../../model/encoding.ts';
import { type Body, BROTLI_OPTIONS } from './body.ts';
import type { ByteRange } from './byte-range.ts';

const PIECE_SIZE = 65_536;

interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  /** Names the file's state; without quotes. */
  readonly tag: string;
}

/**
 * A body that is read from an open file as it is sent. Its size costs no memory, and it stays whole even if another file replaces this
 * one.
 */
export function createFileBody({ handle, size, tag }: OpenFile, isCompressible: boolean): Body {
  const read = (range: ByteRange) => readPieces(handle, range);
  const body: Body = { size, tag, read, close: () => handle.close() };
  if (!isCompressible) return body;
  return { ...body, encode: encoding => encodePieces(read({ first: 0, last: size - 1 }), encoding) };
}

/** @throws if the file has become shorter: what was promised cannot be sent any more */
async function* readPieces(handle: FileHandle, { first, last }: ByteRange): AsyncGenerator<Uint8Array> {
  let position = first;
  while (position <= last) {
    const length = Math.min(PIECE_SIZE, last + 1 - position);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent');
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

async function* encodePieces(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const encoder = encoding === 'gzip' ? createGzip() : createBrotliCompress(BROTLI_OPTIONS);
  // A failure must also reach the reader of the encoder.
  pipeline(pieces, encoder).catch(() => undefined);
  yield* encoder;
}
