import type { MapAreas } from '../map.ts';
import type { RegionData } from './region-data.ts';
import { matchesId } from './region-ids.ts';

type MeasuredRegion = Pick<RegionData, 'id' | 'title' | 'area'>;

/**
 * The area of a map's regions together, and the largest and the smallest of them, if the simplified outlines leave no doubt. A disputed
 * region is never named.
 */
export function mapAreasOf(regions: readonly MeasuredRegion[], disputed: readonly string[]): MapAreas {
  const sorted = [...regions].sort((a, b) => b.area - a.area);
  const [first, second] = sorted;
  const [last, beforeLast] = sorted.toReversed();
  const total = sorted.reduce((total, { area }) => total + area, 0);
  if (!first || !second || !last || !beforeLast || sorted.length < FEWEST)
    return { total, largest: null, smallest: null };
  const titleOf = ({ id, title }: MeasuredRegion) =>
    disputed.some(written => matchesId(id, written)) ? null : title;
  return {
    total,
    largest: first.area > second.area * CLEARLY_LARGER ? titleOf(first) : null,
    smallest: beforeLast.area > last.area * CLEARLY_SMALLER ? titleOf(last) : null,
  };
}

/** With two regions, readers see which is larger. */
const FEWEST = 3;

/** How many times larger than the second the largest region must be. */
const CLEARLY_LARGER = 1.2;
/** The same for the smallest: simplification changes small outlines most. */
const CLEARLY_SMALLER = 2;
