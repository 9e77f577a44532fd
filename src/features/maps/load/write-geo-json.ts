import { toDegrees } from './calibration.ts';
import type { MapFrame } from './map-frame.ts';
import type { Line, Point, Polygon } from './mesh.ts';
import { boundsOf, roundTo, signedArea } from './plane.ts';
import type { RegionFacts } from './region-facts.ts';
import { compareIds } from './region-ids.ts';
import type { Disc, RegionShape } from './shape-regions.ts';
import { wrapPolygon } from './wrap-longitudes.ts';

/**
 * A map's regions, as simplified as the map draws them, as a GeoJSON FeatureCollection (RFC 7946): in degrees, exterior rings
 * counter-clockwise, regions that cross the antimeridian cut there.
 */
export function writeGeoJson(frames: readonly MapFrame[], factsOf: (id: string) => RegionFacts): string {
  const features = frames.flatMap(frame =>
    frame.shapes.map(shape => featureOf(shape, frame, factsOf(shape.id))),
  );
  features.sort((a, b) => compareIds(a.id, b.id));
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

function featureOf(shape: RegionShape, frame: MapFrame, { codeStatus, otherNames }: RegionFacts) {
  const polygons = [...shape.polygons, ...shape.discs.map(discPolygon)];
  const decimals = decimalsOf(frame);
  const coordinates = polygons
    .map(polygon => polygon.map(ring => closeAroundPole(toContinuousDegrees(ring, frame))))
    .flatMap(polygon => wrapPolygon(polygon, 0))
    .map(polygon => polygon.map(ring => roundRing(ring, decimals)))
    .filter(([exterior = []]) => exterior.length > 3)
    .map(polygon => turnRings(polygon.filter(ring => ring.length > 3)));
  const [first] = coordinates;
  return {
    type: 'Feature',
    id: shape.id,
    properties: { title: shape.title, codeStatus, ...(otherNames.length > 0 && { otherNames }) },
    geometry:
      coordinates.length === 1 && first !== undefined
        ? { type: 'Polygon', coordinates: first }
        : { type: 'MultiPolygon', coordinates },
  };
}

/** Enough decimals for a twentieth of a pixel, but at least four. */
function decimalsOf({ fit }: MapFrame): number {
  const degreesPerPixel = 180 / Math.PI / fit.scale;
  return Math.max(4, Math.ceil(-Math.log10(degreesPerPixel / 20)));
}

/** Lets longitudes continue beyond ±180 rather than jump. */
function toContinuousDegrees(ring: Line, { projection, fit }: MapFrame): Line {
  const points: Point[] = [];
  for (const pixels of ring) {
    const [longitude, latitude] = toDegrees(pixels, projection, fit);
    const last = points.at(-1)?.[0] ?? longitude;
    points.push([longitude - 360 * Math.round((longitude - last) / 360), latitude]);
  }
  return points;
}

/** A ring around a pole ends one turn away from its start, so it is closed over the pole. */
function closeAroundPole(ring: Line): Line {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || Math.abs(first[0] - last[0]) < 180) return ring;
  const [, top, , bottom] = boundsOf([ring]);
  const pole = Math.abs(top) > Math.abs(bottom) ? -90 : 90;
  return [...ring, [last[0], pole], [first[0], pole], first];
}

function roundRing(ring: Line, decimals: number): Line {
  const rounded: Point[] = [];
  for (const [x, y] of ring) {
    const point: Point = [roundTo(x, decimals), roundTo(y, decimals)];
    const last = rounded.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) rounded.push(point);
  }
  return rounded;
}

/** The right-hand rule: exteriors counter-clockwise, holes clockwise. */
function turnRings(polygon: Polygon): Polygon {
  return polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse()));
}

const DISC_SIDES = 16;

function discPolygon({ center: [x, y], radius }: Disc): Polygon {
  const ring = Array.from({ length: DISC_SIDES + 1 }, (_, side): Point => {
    const angle = ((side % DISC_SIDES) / DISC_SIDES) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [ring];
}
