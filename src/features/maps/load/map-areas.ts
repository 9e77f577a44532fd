import type { MapAreas } from '../map.ts';
import type { RegionData } from './region-data.ts';

/** The area of a map's regions together, and the largest and the smallest of them, if the simplified outlines leave no doubt. */
export function mapAreasOf(regions: readonly Pick<RegionData, 'title' | 'area'>[]): MapAreas {
  const sorted = [...regions].sort((a, b) => b.area - a.area);
  const [first, second] = sorted;
  const [last, beforeLast] = sorted.toReversed();
  return {
    total: sorted.reduce((total, { area }) => total + area, 0),
    largest: first && second && first.area > second.area * CLEARLY_LARGER ? first.title : null,
    smallest: last && beforeLast && beforeLast.area > last.area * CLEARLY_SMALLER ? last.title : null,
  };
}

/** How many times larger than the second the largest region must be. */
const CLEARLY_LARGER = 1.2;
/** The same for the smallest: simplification changes small outlines most. */
const CLEARLY_SMALLER = 2;
