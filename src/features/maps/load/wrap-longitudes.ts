import { clipPolygon } from './clip-polygon.ts';
import type { Line, Point, Polygon } from './mesh.ts';
import { boundsOf } from './plane.ts';

/** Farther than any latitude. */
const BEYOND_POLES = 1000;

/**
 * Moves a polygon in degrees to the turn of the Earth around `center`: shifts it by whole turns, or cuts it at the opposite meridian if
 * it crosses that.
 */
export function wrapPolygon(polygon: Polygon, center: number): readonly Polygon[] {
  const [west, , east] = boundsOf(polygon.slice(0, 1));
  const turn = -360 * Math.round(((west + east) / 2 - center) / 360);
  const [left, right] = [center - 180, center + 180];
  if (west + turn >= left && east + turn <= right) return [moveEast(polygon, turn)];
  return [turn - 360, turn, turn + 360]
    .filter(move => east + move > left && west + move < right)
    .flatMap(move => clipPolygon(moveEast(polygon, move), [left, -BEYOND_POLES, right, BEYOND_POLES]));
}

/** Whether every point of a line is on the turn around `center`. */
export function isOnTurn(line: Line, center: number): boolean {
  return line.every(([longitude]) => Math.abs(longitude - center) <= 180);
}

function moveEast(polygon: Polygon, degrees: number): Polygon {
  if (degrees === 0) return polygon;
  return polygon.map(ring => ring.map(([x, y]): Point => [x + degrees, y]));
}
