import type { Line, Point } from './mesh.ts';
import { boundsOf } from './plane.ts';

/** Lets longitudes continue beyond ±180 rather than jump. Degrees. */
export function toContinuous(ring: Line): Line {
  const points: Point[] = [];
  for (const [longitude, latitude] of ring) {
    const last = points.at(-1)?.[0] ?? longitude;
    points.push([longitude - 360 * Math.round((longitude - last) / 360), latitude]);
  }
  return points;
}

/** A ring around a pole ends one turn away from its start, so it is closed over the pole. Degrees. */
export function closeAroundPole(ring: Line): Line {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || Math.abs(first[0] - last[0]) < 180) return ring;
  const [, top, , bottom] = boundsOf([ring]);
  const pole = Math.abs(top) > Math.abs(bottom) ? -90 : 90;
  return [...ring, [last[0], pole], [first[0], pole], first];
}
