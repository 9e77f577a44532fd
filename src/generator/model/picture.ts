import type { Place } from './diagnostic.ts';

/** The formats beside the original, best first. Browsers take the first that they know. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What is known about a raster image from its first bytes. */
export interface RasterFacts {
  /** In pixels, as shown: a camera that was turned has been allowed for. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly isAnimated: boolean;
}

/** An image whose other formats are published. */
export interface PictureTask {
  /** Source, POSIX, relative to the root. */
  readonly file: string;
  /** Hash of its content. */
  readonly hash: string;
  readonly bytes: number;
  /** Where a page first names it. */
  readonly place: Place;
  readonly variants: readonly PictureVariant[];
}

/** One of the files for a picture. */
export interface PictureVariant {
  readonly format: PictureFormat;
  /** In pixels. */
  readonly width: number;
  readonly output: string;
}

/**
 * What makes pictures in other formats: a library by its name and version, which are part of the names of the files; none, because the site wants
 * its pictures as they are; or none, because it is not installed.
 */
export type PictureLibrary = { readonly id: string } | 'as they are' | 'missing library';

/** Names the files of an image in one format. */
export function pictureId(hash: string, format: PictureFormat): string {
  return `${hash}.${format}`;
}

/** Pixels that a picture may have: a camera of 100 megapixels. A small file can claim to have far more, and would fill the memory. */
export const MOST_PIXELS = 110_000_000;
