import { loadOnce } from '../load-once.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';

/** How many times the visitor must enlarge a map before the light outlines look crude. */
const ENLARGED = 4;

/**
 * Draws a map in high detail as soon as the visitor enlarges it. Returns a function that does so at once. The file is loaded once; if that
 * fails, the map stays as it is, and the next movement tries again.
 */
export function createHighDetail(
  map: InteractiveMap,
  load: () => Promise<SVGSVGElement>,
): () => Promise<void> {
  const refine = loadOnce(async () => map.refine(await load()));
  map.on('view', ({ k }) => {
    if (k >= ENLARGED) refine().catch(() => {});
  });
  return refine;
}
