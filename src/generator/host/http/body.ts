import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '../../model/encoding.ts';
import type { ByteRange } from './byte-range.ts';

/** Bytes in memory, or pieces that are read as they are sent. */
export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/** The bytes of an answer, with their tag and, where they may be compressed, their shorter forms. */
export interface Body {
  readonly size: number;
  /** Names the bytes; without quotes. */
  readonly tag: string;
  /** The bytes of a range. Pieces are not read before they are asked for. */
  readonly read: (range: ByteRange) => Bytes;
  readonly encode?: (encoding: Encoding) => Bytes | Promise<Bytes>;
  /** Releases the resources that it holds open. Every body that was handed out must be closed. */
  readonly close: () => Promise<void>;
}

const SMALLEST_TO_COMPRESS = 1024;
export const BROTLI_OPTIONS: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes a body of text or bytes; a shorter form is made once. */
export function createBody(content: string | Uint8Array, isCompressible: boolean): Body {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const body: Body = {
    size: bytes.length,
    tag: createHash('sha1').update(bytes).digest('base64url'),
    read: ({ first, last }) => bytes.subarray(first, last + 1),
    close: async () => undefined,
  };
  if (!isCompressible || bytes.length < SMALLEST_TO_COMPRESS) return body;
  const encoded = new Map<Encoding, Promise<Uint8Array>>();
  const encode = (encoding: Encoding) => {
    const known = encoded.get(encoding) ?? compress(bytes, encoding);
    encoded.set(encoding, known);
    return known;
  };
  return { ...body, encode };
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'gzip' ? promisify(gzip)(bytes) : promisify(brotliCompress)(bytes, BROTLI_OPTIONS);
}

/** The encoding to answer with, from an `Accept-Encoding` header: the shortest that is accepted, never one with `q=0`. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map(item => item.trim().toLowerCase())
    .filter(item => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map(item => item.replace(/\s*;.*$/, ''));
  return ENCODINGS.find(({ name }) => accepted.includes(name))?.name;
}
