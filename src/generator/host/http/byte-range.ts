/** The bytes asked for, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header with one range (`bytes=0-99`, `bytes=100-`, `bytes=-50`). Several ranges or other units are passed over,
 * as the protocol allows.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const range =
    match[1] === '' ? lastBytes(Number(match[2]), size) : bytesFrom(Number(match[1]), match[2], size);
  return range.first < size && range.first <= range.last ? range : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange {
  return { first: Math.max(0, count === 0 ? size : size - count), last: size - 1 };
}

function bytesFrom(first: number, last: string | undefined, size: number): ByteRange {
  return { first, last: last ? Math.min(Number(last), size - 1) : size - 1 };
}
