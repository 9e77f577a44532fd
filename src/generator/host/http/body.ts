import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The bytes of an answer, with their tag and, where they may be compressed, their shorter forms (made once). */
export interface Body {
  readonly bytes: Uint8Array;
  /** Hash of the bytes, without quotes. */
  readonly tag: string;
  readonly encode?: (encoding: Encoding) => Promise<Uint8Array>;
}

const smallestToCompress = 1024;

/** Makes a body of text or bytes. */
export function createBody(content: string | Uint8Array, isCompressible: boolean): Body {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const tag = createHash('sha1').update(bytes).digest('base64url');
  if (!isCompressible || bytes.length < smallestToCompress) return { bytes, tag };
  const encoded = new Map<Encoding, Promise<Uint8Array>>();
  const encode = (encoding: Encoding) => {
    const known = encoded.get(encoding) ?? compress(bytes, encoding);
    encoded.set(encoding, known);
    return known;
  };
  return { bytes, tag, encode };
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The encoding to answer with, from an `Accept-Encoding` header: brotli before gzip, never one with `q=0`. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map(item => item.trim().toLowerCase())
    .filter(item => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map(item => item.replace(/\s*;.*$/, ''));
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding));
}
