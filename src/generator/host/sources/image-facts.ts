import { imageSize } from 'image-size';
import { isAnimated } from '../../model/is-animated.ts';
import type { RasterFacts } from '../../model/picture.ts';
import { runFor } from '../work/run-for.ts';

/** Milliseconds in which the size of an image is read; it takes less than one. */
const LONGEST_READING = 5_000;
/** From this value of Exif's orientation on, a camera was held upright: width and height change places. */
const FIRST_UPRIGHT = 5;

/** Facts about an image from its first bytes; `null` if the format is unknown, says nothing or keeps the reader busy. */
export function readImageFacts(bytes: Uint8Array): RasterFacts | null {
  let facts: RasterFacts | null = null;
  try {
    runFor(LONGEST_READING, () => {
      const { width, height, orientation = 1 } = imageSize(asStill(bytes));
      if (!(width > 0 && height > 0)) return;
      const sides = [Math.round(width), Math.round(height)] as const;
      const [across, down] = orientation < FIRST_UPRIGHT ? sides : [sides[1], sides[0]];
      facts = { width: across, height: down, bytes: bytes.length, isAnimated: isAnimated(bytes) };
    });
    return facts;
  } catch {
    return null;
  }
}

/** The library knows an AVIF with several frames only by the brand of one with a single frame. Both have their size at the same place. */
function asStill(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.length)).toString('latin1');
  if (!head.endsWith('ftypavis')) return bytes;
  const still = Uint8Array.from(bytes);
  still.set(Buffer.from('avif', 'latin1'), 8);
  return still;
}
