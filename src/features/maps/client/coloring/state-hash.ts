/** How the hash of an address with a map begins. No region's ID contains an equals sign. */
const OPEN = '#map=1&';
/** The same, compressed. */
const PACKED = '#map=z&';
/** Programs that pass on addresses cut off longer ones, and servers refuse them. */
const LONGEST = 8000;
/** Shorter texts stay readable. */
const WORTH_PACKING = 1200;
/** What a hash may become when it is unpacked, in bytes: a map of all counties needs a quarter of it. */
const LONGEST_UNPACKED = 500_000;

/** Whether an address has a map. */
export function isMapHash(hash: string): boolean {
  return hash.startsWith(OPEN) || hash.startsWith(PACKED);
}

/** Writes parameters as a hash; empty for none, `null` if they are too long for an address. */
export async function toHash(parameters: string): Promise<string | null> {
  if (parameters === '') return '';
  const packed = parameters.length > WORTH_PACKING ? await pack(parameters) : null;
  const hash = packed === null ? OPEN + parameters : PACKED + packed;
  return isTooLong(hash) ? null : hash;
}

/** Whether a hash or a query is too long for an address. */
export function isTooLong(part: string): boolean {
  return part.length > LONGEST;
}

/** The parameters in a hash; empty if it has none, or is damaged. */
export async function fromHash(hash: string): Promise<string> {
  if (hash.startsWith(OPEN)) return hash.slice(OPEN.length);
  if (!hash.startsWith(PACKED)) return '';
  try {
    return await unpack(hash.slice(PACKED.length));
  } catch {
    return '';
  }
}

async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpack(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let unpacked = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return unpacked + decoder.decode();
    unpacked += decoder.decode(value, { stream: true });
    // A short hash may unpack to gigabytes.
    if (unpacked.length > LONGEST_UNPACKED) throw new Error('The map in the address is too large');
  }
}
