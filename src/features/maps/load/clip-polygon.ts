import { type GeoStream, geoIdentity, geoStream } from 'd3-geo';
import type { Line, Point, Polygon } from './mesh.ts';
import { type Bounds, boundsOf, contains, isClosed, isInside } from './plane.ts';

/** The part of a polygon within bounds; the same polygon if it is completely inside. */
export function clipPolygon(polygon: Polygon, bounds: Bounds): readonly Polygon[] {
  const own = boundsOf(polygon.slice(0, 1));
  if (isInside(own, bounds)) return [polygon];
  const [left, top, right, bottom] = bounds;
  if (own[0] >= right || own[2] <= left || own[1] >= bottom || own[3] <= top) return [];
  const rings: Point[][] = [];
  const clip = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]);
  geoStream(toGeometry(polygon), clip.stream(recordRings(rings)));
  return nestRings(rings.map(closeRing).filter(ring => ring.length > 3));
}

function toGeometry(polygon: Polygon): { type: 'Polygon'; coordinates: number[][][] } {
  return { type: 'Polygon', coordinates: polygon.map(ring => ring.map(([x, y]) => [x, y])) };
}

function recordRings(rings: Point[][]): GeoStream {
  return {
    point: (x, y) => rings.at(-1)?.push([x, y]),
    lineStart: () => rings.push([]),
    lineEnd: () => {},
    polygonStart: () => {},
    polygonEnd: () => {},
  };
}

function closeRing(ring: Point[]): Line {
  const [first] = ring;
  return first === undefined || isClosed(ring) ? ring : [...ring, first];
}

/** Assigns holes to rings: a ring inside an odd number of others is a hole. */
function nestRings(rings: readonly Line[]): readonly Polygon[] {
  if (rings.length < 2) return rings.length === 0 ? [] : [rings];
  const around = rings.map(ring => rings.filter(other => other !== ring && contains(other, ring)));
  return rings.flatMap((exterior, index) => {
    const depth = around[index]?.length ?? 0;
    if (depth % 2 === 1) return [];
    const holes = rings.filter((ring, at) => {
      const outer = around[at] ?? [];
      return outer.length === depth + 1 && outer.includes(exterior) && ring !== exterior;
    });
    return [[exterior, ...holes]];
  });
}
