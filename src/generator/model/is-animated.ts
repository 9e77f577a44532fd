/** Whether an image has several frames: an animated PNG, WebP or AVIF, or any GIF, which has few other uses. Reads the first bytes alone. */
export function isAnimated(bytes: Uint8Array): boolean {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (text(0, 3) === 'GIF') return true;
  if (text(1, 4) === 'PNG') return hasAnimationChunk(bytes);
  if (text(0, 4) === 'RIFF' && text(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  return text(4, 12) === 'ftypavis';
}

/** The flag in the extended header of a WebP. */
const WEBP_ANIMATION = 0b10;
/** Of a chunk: its length, its name, its checksum. */
const CHUNK_FRAME = 12;
const SIGNATURE = 8;

/** An animated PNG says so before its first data. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE; at + CHUNK_FRAME <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += view.getUint32(at) + CHUNK_FRAME;
  }
  return false;
}
