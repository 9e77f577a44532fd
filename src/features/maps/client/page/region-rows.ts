import { toSearchText } from '@mapwright/site/search';
import type { SortedRegion } from '../sort-regions.ts';
import { rowsIn } from './row-groups.ts';

/** A row of the table of regions. */
export interface RegionRow extends SortedRegion {
  readonly element: HTMLTableRowElement;
  readonly text: string;
}

/** The rows as the server wrote them, in its order. */
export function readRows(table: HTMLTableElement): readonly RegionRow[] {
  return rowsIn(table).map(element => {
    const id = element.dataset.region ?? '';
    const title = element.cells[0]?.textContent ?? id;
    // The search finds an ID by its parts and as written.
    return { element, id, title, text: toSearchText(`${title} ${id} ${id.replace('-', '')}`) };
  });
}

/** The positions of region labels, in pixels of the picture, by region id. */
export function readLabelPoints(
  table: HTMLTableElement,
): ReadonlyMap<string, { readonly x: number; readonly y: number }> {
  return new Map(
    rowsIn(table).map(({ dataset }) => [
      dataset.region ?? '',
      { x: Number(dataset.x), y: Number(dataset.y) },
    ]),
  );
}
