import { site } from '@mapwright/site/words';

/** The facts that sorting needs about a row. */
export interface SortedRegion {
  readonly id: string;
  readonly title: string;
}

export type SortKey = keyof SortedRegion;
export type Direction = 'ascending' | 'descending';

/** The regions, sorted by one of their columns; equal ones by the other. Numbers in texts count as numbers. */
export function sortRegions<Region extends SortedRegion>(
  regions: readonly Region[],
  key: SortKey,
  direction: Direction,
): readonly Region[] {
  const { compare } = new Intl.Collator([site.language, 'en'], { numeric: true, sensitivity: 'base' });
  const other = key === 'id' ? 'title' : 'id';
  const sorted = [...regions].sort((a, b) => compare(a[key], b[key]) || compare(a[other], b[other]));
  return direction === 'ascending' ? sorted : sorted.reverse();
}

/** The direction after a click on a column's heading: reversed if the column is already sorted. */
export function nextDirection(present: string | null): Direction {
  return present === 'ascending' ? 'descending' : 'ascending';
}
