import { readSync } from 'node:fs';

/** Reads bytes of a file; nothing if it has fewer. They are valid until they are changed: the file only grows. */
export type AheadReader = (offset: number, length: number) => Buffer | undefined;

/** Bytes that are read ahead: some hundred values. */
const AHEAD = 2 ** 18;

/** Reads a file of values. If a value follows the one read last, the next ones are read with it, so that reading all of them takes few calls. */
export function createAheadReader(descriptor: number | undefined): AheadReader {
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  /** Where the value read last ends. */
  let next = 0;
  return (offset, length) => {
    if (descriptor === undefined) return undefined;
    const isHeld = offset >= start && offset + length <= start + held.length;
    if (!isHeld) {
      const wanted = offset === next ? Math.max(length, AHEAD) : length;
      start = offset;
      held = readUpTo(descriptor, offset, wanted);
    }
    next = offset + length;
    const bytes = held.subarray(offset - start, next - start);
    return bytes.length === length ? bytes : undefined;
  };
}

function readUpTo(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
}
