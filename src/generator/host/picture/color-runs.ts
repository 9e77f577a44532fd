/** The pixels of a picture, row by row, as runs of one colour. A drawing has some forty times as many pixels as runs. */
export interface ColorRuns {
  /** The different colours: red in the lowest byte, then green, blue and opacity. */
  readonly colors: readonly number[];
  /** How many pixels each colour has. */
  readonly counts: readonly number[];
  /** Each run: the index of its colour, and the place after its last pixel. */
  readonly indices: readonly number[];
  readonly ends: readonly number[];
}

/** More colours than a drawing with soft edges has. A photograph has more. */
const MOST_COLORS = 8192;

/** Colours are found by their hash, in a table that is never more than half full. */
const SLOT_BITS = 14;
const LAST_SLOT = 2 ** SLOT_BITS - 1;
/** The golden ratio in 32 bits: it spreads neighbouring colours. */
const SPREAD = 0x9e3779b1;

/** The runs of RGBA pixels; `null` if the picture has more colours than a drawing. */
export function findColorRuns(pixels: Uint8Array): ColorRuns | null {
  // Little-endian, as is every machine that the drawing library exists for.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const slots = new Uint16Array(LAST_SLOT + 1);
  const colors: number[] = [];
  const counts: number[] = [];
  const indices: number[] = [];
  const ends: number[] = [];
  for (let start = 0, end = 0; start < words.length; start = end) {
    const color = words[start] ?? 0;
    // A comparison beyond the end would make every other one slower.
    do end++;
    while (end < words.length && words[end] === color);
    const index = indexOf(color);
    if (index === MOST_COLORS) return null;
    counts[index] = (counts[index] ?? 0) + end - start;
    indices.push(index);
    ends.push(end);
  }
  return { colors, counts, indices, ends };

  /** A slot holds the index after the colour's; 0 = free. */
  function indexOf(color: number): number {
    let slot = Math.imul(color, SPREAD) >>> (32 - SLOT_BITS);
    for (;;) {
      const after = slots[slot] ?? 0;
      if (after === 0) {
        slots[slot] = colors.push(color);
        return colors.length - 1;
      }
      if (colors[after - 1] === color) return after - 1;
      slot = (slot + 1) & LAST_SLOT;
    }
  }
}
