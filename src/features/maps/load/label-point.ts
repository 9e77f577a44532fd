// The declarations of our package are generated from the `index.ts` of each feature, which names no declaration file.
/// <reference path="./polylabel.d.ts" />
import polylabel from 'polylabel';
import type { Point, Polygon } from './mesh.ts';
import { boundsOf, signedArea } from './plane.ts';
import type { RegionShape } from './shape-regions.ts';

export interface LabelPoint {
  /** Whole pixels. */
  readonly x: number;
  readonly y: number;
  /** Pixels between the point and the region's outline. */
  readonly room: number;
}

/** The point of a region's largest polygon that is farthest from the outline; without a polygon, the middle of the largest islet. */
export function labelPointOf({ polygons, discs }: RegionShape): LabelPoint {
  const polygon = largestOf(polygons);
  const disc = discs[0];
  if (polygon !== undefined) return innermost(polygon);
  const [x, y] = disc?.center ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y), room: disc?.radius ?? 0 };
}

function innermost(polygon: Polygon): LabelPoint {
  const [left, top, right, bottom] = boundsOf(polygon.slice(0, 1));
  if (Math.min(right - left, bottom - top) <= 2) return middleOf([left, top, right, bottom]);
  const point = polylabel(
    polygon.map(ring => ring.map(([x, y]): [number, number] => [x, y])),
    1,
  );
  return { x: Math.round(point[0]), y: Math.round(point[1]), room: point.distance };
}

function middleOf([left, top, right, bottom]: readonly [number, number, number, number]): LabelPoint {
  const room = Math.min(right - left, bottom - top) / 2;
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2), room };
}

function largestOf(polygons: readonly Polygon[]): Polygon | undefined {
  const areas = polygons.map(([exterior = []]: readonly (readonly Point[])[]) =>
    Math.abs(signedArea(exterior)),
  );
  return polygons[areas.indexOf(Math.max(...areas))];
}
