import { imageSize } from 'image-size';

/** Pixels of an image, read from its first bytes; `null` if the format is unknown or says nothing. */
export function readImageSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
  } catch {
    return null;
  }
}
