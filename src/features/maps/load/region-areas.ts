import { closeAroundPole, toContinuous } from './continuous-rings.ts';
import type { Line, Polygon, PolygonRegion } from './mesh.ts';
import { roundTo } from './plane.ts';

/** Mean radius of the Earth, in kilometres. */
const EARTH = 6371.0088;
const RADIANS = Math.PI / 180;

/** The area of each region on the sphere, in square kilometres, by id. The regions are in degrees. */
export function areasOf(regions: readonly PolygonRegion[]): ReadonlyMap<string, number> {
  return new Map(regions.map(({ id, polygons }) => [id, roundArea(sum(polygons.map(areaOfPolygon)))]));
}

function areaOfPolygon([exterior = [], ...holes]: Polygon): number {
  return Math.max(0, areaOfRing(exterior) - sum(holes.map(areaOfRing)));
}

/** A cylinder around the sphere has the same areas: there, a side adds its width times its mean height. */
function areaOfRing(ring: Line): number {
  const closed = closeAroundPole(toContinuous(ring));
  let area = 0;
  let last = closed.at(-1) ?? [0, 0];
  for (const point of closed) {
    area += (point[0] - last[0]) * RADIANS * (Math.sin(last[1] * RADIANS) + Math.sin(point[1] * RADIANS));
    last = point;
  }
  return Math.abs(area / 2) * EARTH ** 2;
}

/** The outlines are simplified, so more digits would say nothing. */
function roundArea(area: number): number {
  return roundTo(area, area < 10 ? 2 : area < 1000 ? 1 : 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
