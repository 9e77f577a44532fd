import { fileURLToPath } from 'node:url';
import type { Drawing } from '../../model/site-file.ts';
import { createWorkProcess, type WorkProcess } from '../work/work-process.ts';

/** The PNG of a drawing in its own size; `missing` = why the library that draws it cannot be loaded. */
export type PictureAnswer = { readonly png: Uint8Array } | { readonly missing: string };

/** Draws in processes of its own: nothing else could end the library, which is native code. */
export type PictureDrawer = WorkProcess<Drawing, PictureAnswer>;

/** Bytes that the process may hold, far more than a picture for social networks takes. */
const MEMORY = 1_000_000_000;

/** Each process starts with its first picture; they take turns. */
export function createPictureDrawer(processes: number): PictureDrawer {
  const worker = fileURLToPath(new URL('./picture-worker.mjs', import.meta.url));
  const drawers = Array.from({ length: processes }, () =>
    createWorkProcess<Drawing, PictureAnswer>(worker, MEMORY),
  );
  return {
    ask: (drawing, milliseconds) => {
      const [next] = drawers.splice(0, 1);
      if (next === undefined) throw new Error('No process draws pictures');
      drawers.push(next);
      return next.ask(drawing, milliseconds);
    },
    close: () => {
      for (const drawer of drawers) drawer.close();
    },
  };
}

/** For a check, which writes nothing. */
export const emptyPictureDrawer: PictureDrawer = {
  ask: async () => ({ outcome: 'done', answer: { png: new Uint8Array() } }),
  close: () => {},
};
