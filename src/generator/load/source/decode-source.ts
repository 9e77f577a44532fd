import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { createLineFinder } from './line-finder.ts';

/** Longest data file, in bytes. */
export const MAX_DATA_BYTES = 1_000_000;

export interface DecodedSource {
  /** Without byte order mark, with LF line ends and without NUL; absent if the bytes are not text. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Decodes the bytes of a file as text: strict UTF-8, at most `maxBytes` long. */
export function decodeSource(file: string, bytes: Uint8Array, maxBytes: number): DecodedSource {
  if (bytes.length > maxBytes) return { diagnostics: [tooLarge(file, bytes.length, maxBytes)] };
  if (isUtf16(bytes)) return { diagnostics: [utf16(file)] };
  const decoded = decodeUtf8(bytes);
  if (decoded === undefined) return { diagnostics: [invalidUtf8(file, bytes)] };
  const text = decoded.includes('\r') ? decoded.replace(/\r\n?/g, '\n') : decoded;
  const nul = text.indexOf('\0');
  if (nul === -1) return { text, diagnostics: [] };
  const place = { file, ...createLineFinder(text)(nul) };
  return { text: text.replaceAll('\0', '\uFFFD'), diagnostics: [nulByte(place)] };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function tooLarge(file: string, length: number, maxBytes: number): Diagnostic {
  return {
    severity: 'error',
    code: 'source/too-large',
    message: `The file has ${length} bytes; the limit is ${maxBytes} (markdown.maxBytes)`,
    place: { file },
    hint: 'Split the file, or raise markdown.maxBytes in site.config.ts.',
  };
}

function utf16(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/utf-16',
    message: 'The file is UTF-16, not UTF-8: its byte order mark is at offset 0',
    place: { file, line: 1, column: 1 },
    hint: 'Save the file as UTF-8.',
  };
}

function invalidUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const offset = firstInvalidByte(bytes);
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, offset)).replace(/\r\n?/g, '\n');
  const hex = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
  return {
    severity: 'error',
    code: 'source/invalid-utf-8',
    message: `The byte at offset ${offset} (0x${hex}) is not valid UTF-8`,
    place: { file, ...createLineFinder(before)(before.length) },
    hint: 'Save the file as UTF-8.',
  };
}

/** Offset of the first byte that is not part of a valid UTF-8 sequence. */
function firstInvalidByte(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  let start = 0;
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    offset += Buffer.byteLength(text.slice(start, index));
    start = index;
    if (!REPLACEMENT.every((byte, at) => bytes[offset + at] === byte)) break;
  }
  return offset;
}

/** The decoder writes U+FFFD in place of what is invalid. These are its bytes, for a text that has this character itself. */
const REPLACEMENT = [0xef, 0xbf, 0xbd];

function nulByte(place: Place): Diagnostic {
  return {
    severity: 'error',
    code: 'source/nul',
    message: 'The file contains a NUL character',
    place,
    hint: 'Remove it. If the file is full of them, it is probably UTF-16: save it as UTF-8.',
  };
}
