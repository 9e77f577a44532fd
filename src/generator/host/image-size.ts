import { imageSize } from 'image-size';
import { runFor } from './time-limit.ts';

/** Milliseconds in which the size of an image is read; it takes less than one. */
const LONGEST_READING = 5_000;

/** Pixels of an image, read from its first bytes; `null` if the format is unknown, says nothing or keeps the reader busy. */
export function readImageSize(bytes: Uint8Array): { width: number; height: number } | null {
  let size: { width: number; height: number } | null = null;
  try {
    runFor(LONGEST_READING, () => {
      const { width, height } = imageSize(bytes);
      if (width > 0 && height > 0) size = { width: Math.round(width), height: Math.round(height) };
    });
    return size;
  } catch {
    return null;
  }
}
