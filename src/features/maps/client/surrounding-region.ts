import type { InteractiveMap } from './map/interactive-map.ts';
import { frameOf } from './map/stage.ts';
import type { Point } from './map/view-box.ts';

/** The part of the picture's area that a region's box has at least, to give a place its surroundings. */
const LEAST_SHARE = 0.04;

/** The smallest region whose box holds a place, unless it is so small that nothing around the place would be seen; `null`: the whole map. */
export function surroundingRegion({ svg, regions }: InteractiveMap, { x, y }: Point): string | null {
  const { width, height } = frameOf(svg);
  const around = regions
    .map(({ id, element }) => ({ id, box: element.getBBox() }))
    .filter(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
    .map(({ id, box }) => ({ id, area: box.width * box.height }))
    .filter(({ area }) => area >= width * height * LEAST_SHARE)
    .sort((a, b) => a.area - b.area);
  return around[0]?.id ?? null;
}
