import { PICTURE_FORMATS, type PictureFormat } from '../model/picture.ts';

/** A made file of a picture. */
export interface MadeSize {
  readonly format: PictureFormat;
  readonly width: number;
  /** In bytes. */
  readonly size: number;
}

/**
 * The formats that are worth publishing: those whose largest file is smaller than the original and than the largest file of each later format.
 * Drawings with few colours are often smaller as PNG.
 */
export function worthwhileFormats(original: number, made: readonly MadeSize[]): readonly PictureFormat[] {
  const largest = (format: PictureFormat) =>
    made.filter(file => file.format === format).reduce((a, b) => (b.width > a.width ? b : a), NOTHING).size;
  let limit = original;
  const kept: PictureFormat[] = [];
  for (const format of PICTURE_FORMATS.toReversed()) {
    const size = largest(format);
    if (size === 0 || size >= limit) continue;
    kept.unshift(format);
    limit = size;
  }
  return kept;
}

const NOTHING = { width: 0, size: 0 };
