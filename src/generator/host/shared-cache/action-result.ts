/** The size and the hash of bytes, as Bazel's protocol names them. */
export interface Digest {
  /** SHA-256, 64 hexadecimal digits. */
  readonly hash: string;
  readonly size: number;
}

/** The path of the one output file of our results. */
const OUTPUT = 'pack';

/**
 * Writes an `ActionResult` of Bazel's remote execution API (protocol buffers) with one output file. bazel-remote refuses anything else
 * below `/ac/`, and uses it to keep the file as long as the result.
 */
export function writeActionResult({ hash, size }: Digest): Uint8Array {
  const digest = Buffer.concat([
    field(1, Buffer.from(hash)),
    Buffer.from([(2 << 3) | NUMBER]),
    numberBytes(size),
  ]);
  return field(2, Buffer.concat([field(1, Buffer.from(OUTPUT)), field(2, digest)]));
}

/** The digest of the first output file; `undefined` if the bytes are no such result. */
export function readActionResult(bytes: Uint8Array): Digest | undefined {
  const file = asBytes(fieldsOf(bytes)?.get(2));
  const digest = asBytes(file && fieldsOf(file)?.get(2));
  const parts = digest && fieldsOf(digest);
  const hash = asBytes(parts?.get(1));
  const size = parts?.get(2);
  if (hash === undefined || typeof size !== 'number') return undefined;
  const text = Buffer.from(hash).toString('latin1');
  return /^[0-9a-f]{64}$/.test(text) ? { hash: text, size } : undefined;
}

/** Wire types. */
const NUMBER = 0;
const LENGTH_DELIMITED = 2;

function field(number: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | LENGTH_DELIMITED]), numberBytes(bytes.length), bytes]);
}

function numberBytes(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

type Fields = Map<number, number | Uint8Array>;

/** The first value of each field; `undefined` for bytes that are no message of such fields. */
function fieldsOf(bytes: Uint8Array): Fields | undefined {
  const fields: Fields = new Map();
  let at = 0;
  while (at < bytes.length) {
    const tag = readNumber();
    const value = readNumber();
    if (tag === undefined || value === undefined) return undefined;
    const number = Math.floor(tag / 8);
    if (tag % 8 === NUMBER) keep(number, value);
    else if (tag % 8 === LENGTH_DELIMITED && at + value <= bytes.length) {
      keep(number, bytes.subarray(at, at + value));
      at += value;
    } else return undefined;
  }
  return fields;

  function keep(number: number, value: number | Uint8Array): void {
    if (!fields.has(number)) fields.set(number, value);
  }

  function readNumber(): number | undefined {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 49; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) return undefined;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    return undefined;
  }
}

function asBytes(value: number | Uint8Array | undefined): Uint8Array | undefined {
  return value instanceof Uint8Array ? value : undefined;
}
