import type { InteractiveMap } from './map/interactive-map.ts';
import { frameOf } from './map/stage.ts';
import { contains, type Point } from './map/view-box.ts';

/** The smallest share of the picture's area for a region's box, so that a place is shown with its surroundings. */
const LEAST_SHARE = 0.04;

/** The smallest region whose box contains a place, but not one too small to show the place's surroundings; `null` = the whole map. */
export function surroundingRegion({ svg, regions }: InteractiveMap, place: Point): string | null {
  const { width, height } = frameOf(svg);
  const around = regions
    .map(({ id, element }) => ({ id, box: element.getBBox() }))
    .filter(({ box }) => contains(box, place))
    .map(({ id, box }) => ({ id, area: box.width * box.height }))
    .filter(({ area }) => area >= width * height * LEAST_SHARE)
    .sort((a, b) => a.area - b.area);
  return around[0]?.id ?? null;
}
