import { fileURLToPath } from 'node:url';
import { createWorkProcess, type WorkProcess } from '../work-process.ts';

/** The PNG of an SVG text in its own size; `missing` = why the library that draws it cannot be loaded. */
export type PictureAnswer = { readonly png: Uint8Array } | { readonly missing: string };

/** Draws in a process of its own: nothing else could end the library, which is native code. */
export type PictureDrawer = WorkProcess<string, PictureAnswer>;

/** Bytes that the process may hold, far more than a picture for social networks takes. */
const MEMORY = 1_000_000_000;

/** The process is started for the first picture. */
export function createPictureDrawer(): PictureDrawer {
  return createWorkProcess(fileURLToPath(new URL('./picture-worker.mjs', import.meta.url)), MEMORY);
}

/** For a check, which writes nothing. */
export const emptyPictureDrawer: PictureDrawer = {
  ask: async () => ({ outcome: 'done', answer: { png: new Uint8Array() } }),
  close: () => {},
};
