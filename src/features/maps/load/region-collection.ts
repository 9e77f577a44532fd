import { degreeDecimals, toDegrees } from './calibration.ts';
import { closeAroundPole, toContinuous } from './continuous-rings.ts';
import type { MapFrame } from './map-frame.ts';
import type { Line, Point, Polygon } from './mesh.ts';
import { isSamePoint, roundTo, signedArea } from './plane.ts';
import type { RegionData } from './region-data.ts';
import { compareIds } from './region-ids.ts';
import type { Disc, RegionShape } from './shape-regions.ts';
import { surroundingBox } from './surrounding-box.ts';
import { wrapPolygon } from './wrap-longitudes.ts';

/** A region in degrees, as GeoJSON writes it. */
type RegionGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: Polygon }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };

/** `area_km2` is that of the whole region, even if the map shows a part; a region without one is only a dot in the data. */
interface RegionProperties {
  readonly title: string;
  readonly codeStatus?: RegionData['codeStatus'];
  readonly otherNames?: readonly string[];
  readonly country?: string;
  readonly area_km2?: number;
}

interface RegionFeature {
  readonly type: 'Feature';
  readonly id: string;
  readonly properties: RegionProperties;
  readonly geometry: RegionGeometry;
}

/** A GeoJSON FeatureCollection. */
export interface RegionCollection {
  readonly type: 'FeatureCollection';
  readonly bbox: readonly [west: number, south: number, east: number, north: number];
  readonly features: readonly RegionFeature[];
}

/**
 * A map's regions, as simplified as the map draws them, as a GeoJSON FeatureCollection (RFC 7946): in degrees, exterior rings
 * counter-clockwise, regions that cross the antimeridian cut there.
 */
export function regionCollection(
  frames: readonly MapFrame[],
  regions: readonly RegionData[],
): RegionCollection {
  const factsOf = new Map(regions.map(facts => [facts.id, facts]));
  const features = frames.flatMap(frame =>
    frame.shapes.map(shape => featureOf(shape, frame, factsOf.get(shape.id))),
  );
  features.sort((a, b) => compareIds(a.id, b.id));
  return {
    type: 'FeatureCollection',
    bbox: surroundingBox(features.flatMap(({ geometry }) => polygonsOf(geometry))),
    features,
  };
}

function featureOf(shape: RegionShape, frame: MapFrame, facts: RegionData | undefined): RegionFeature {
  const polygons = [...shape.polygons, ...shape.discs.map(discPolygon)];
  const decimals = degreeDecimals(frame, { least: 4, parts: 20 });
  const inDegrees = (ring: Line) => ring.map(pixels => toDegrees(pixels, frame));
  const coordinates = polygons
    .map(polygon => polygon.map(ring => closeAroundPole(toContinuous(inDegrees(ring)))))
    .flatMap(polygon => wrapPolygon(polygon, 0))
    .map(polygon => polygon.map(ring => roundRing(ring, decimals)))
    .filter(([exterior = []]) => exterior.length > 3)
    .map(polygon => turnRings(polygon.filter(ring => ring.length > 3)));
  const [first] = coordinates;
  return {
    type: 'Feature',
    id: shape.id,
    properties: {
      title: shape.title,
      ...(facts && { codeStatus: facts.codeStatus }),
      ...(facts?.otherNames.length && { otherNames: facts.otherNames }),
      ...(facts?.country && { country: facts.country }),
      ...(facts?.area && { area_km2: facts.area }),
    },
    geometry:
      coordinates.length === 1 && first !== undefined
        ? { type: 'Polygon', coordinates: first }
        : { type: 'MultiPolygon', coordinates },
  };
}

function polygonsOf({ type, coordinates }: RegionGeometry): readonly Polygon[] {
  return type === 'Polygon' ? [coordinates] : coordinates;
}

function roundRing(ring: Line, decimals: number): Line {
  const rounded: Point[] = [];
  for (const [x, y] of ring) {
    const point: Point = [roundTo(x, decimals), roundTo(y, decimals)];
    if (!isSamePoint(rounded.at(-1), point)) rounded.push(point);
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
