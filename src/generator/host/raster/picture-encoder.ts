import { fileURLToPath } from 'node:url';
import type { PictureVariant } from '../../model/picture.ts';
import { createWorkProcess, type WorkProcess } from '../work/work-process.ts';

export interface PictureRequest {
  /** Absolute path of the image. */
  readonly file: string;
  /** Hash of its content. */
  readonly hash: string;
  readonly variants: readonly Pick<PictureVariant, 'format' | 'width'>[];
}

/** The bytes of each variant; or why the image cannot be read, or the library cannot be loaded. */
export type PictureEncoding =
  | { readonly encoded: readonly Uint8Array[] }
  | { readonly damaged: string }
  | { readonly missing: string };

/** Makes pictures in other formats in a process of its own: nothing else could end the library, which is native code. */
export type PictureEncoder = WorkProcess<PictureRequest, PictureEncoding>;

/** Bytes that the process may hold: a picture of 100 megapixels takes 400 MB. */
const MEMORY = 1_500_000_000;

/** The process is started for the first picture. */
export function createPictureEncoder(): PictureEncoder {
  return createWorkProcess(fileURLToPath(new URL('./raster-worker.mjs', import.meta.url)), MEMORY);
}
