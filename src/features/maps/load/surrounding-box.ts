import type { Polygon } from './mesh.ts';
import { boundsOf } from './plane.ts';

/**
 * The box around polygons in degrees as RFC 7946 writes it: west, south, east, north. It is the narrowest one, so it crosses the
 * antimeridian if the polygons do: then west is larger than east.
 */
export function surroundingBox(
  polygons: readonly Polygon[],
): readonly [west: number, south: number, east: number, north: number] {
  const boxes = polygons.map(boundsOf);
  const south = Math.min(...boxes.map(box => box[1]));
  const north = Math.max(...boxes.map(box => box[3]));
  const [west, east] = narrowestSpan(boxes.map(box => [box[0], box[2]]));
  return [west, south, east, north];
}

/** The span that leaves out the widest gap on the way around the Earth. */
function narrowestSpan(spans: readonly (readonly [number, number])[]): readonly [number, number] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  const first = sorted[0]?.[0] ?? -180;
  let last = sorted[0]?.[1] ?? 180;
  let widest = { gap: 0, west: first, east: last };
  for (const [west, east] of sorted) {
    if (west - last > widest.gap) widest = { gap: west - last, west, east: last };
    last = Math.max(last, east);
  }
  return first + 360 - last >= widest.gap ? [first, last] : [widest.west, widest.east];
}
