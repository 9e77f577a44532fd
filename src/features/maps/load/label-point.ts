// The declarations of our package are generated from the `index.ts` of each feature, which names no declaration file.
/// <reference path="./polylabel.d.ts" />
import polylabel from 'polylabel';
import type { Point, Polygon } from './mesh.ts';
import { areaOf, boundsOf, centerOf } from './plane.ts';
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
  if (polygon !== undefined) return innermost(polygon);
  const { center, radius } = discs[0] ?? { center: [0, 0], radius: 0 };
  return toLabelPoint(center, radius);
}

function innermost(polygon: Polygon): LabelPoint {
  const bounds = boundsOf(polygon.slice(0, 1));
  const [left, top, right, bottom] = bounds;
  const breadth = Math.min(right - left, bottom - top);
  if (breadth <= 2) return toLabelPoint(centerOf(bounds), breadth / 2);
  const point = polylabel(
    polygon.map(ring => ring.map(([x, y]): [number, number] => [x, y])),
    1,
  );
  return toLabelPoint(point, point.distance);
}

function toLabelPoint([x, y]: Point, room: number): LabelPoint {
  return { x: Math.round(x), y: Math.round(y), room };
}

function largestOf(polygons: readonly Polygon[]): Polygon | undefined {
  const areas = polygons.map(([exterior = []]) => areaOf(exterior));
  return polygons[areas.indexOf(Math.max(...areas))];
}
