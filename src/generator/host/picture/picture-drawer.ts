import { fileURLToPath } from 'node:url';
import { createWorkProcess, type WorkProcess } from '../work-process.ts';

/** The PNG of an SVG text in its own size; `missing` = why the library that draws it cannot be loaded. */
export type PictureAnswer = { readonly png: Uint8Array } | { readonly missing: string };

/** Draws in processes of its own: nothing else could end the library, which is native code. */
export type PictureDrawer = WorkProcess<string, PictureAnswer>;

/** Bytes that the process may hold, far more than a picture for social networks takes. */
const MEMORY = 1_000_000_000;

/** Each process starts with its first picture; they take turns. */
export function createPictureDrawer(processes: number): PictureDrawer {
  const worker = fileURLToPath(new URL('./picture-worker.mjs', import.meta.url));
  const drawers = Array.from({ length: processes }, () =>
    createWorkProcess<string, PictureAnswer>(worker, MEMORY),
  );
  return {
    ask: (svg, milliseconds) => {
      const [next] = drawers.splice(0, 1);
      if (next === undefined) throw new Error('No process draws pictures');
      drawers.push(next);
      return next.ask(svg, milliseconds);
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
