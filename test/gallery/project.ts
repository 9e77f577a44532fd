import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoConicEqualArea,
  geoEqualEarth,
  geoMercator,
} from 'd3-geo';
import type { FittedFrame, MapHead } from '../../src/features/maps/map.ts';
import type { Point } from './plane.ts';

type Calibrated = Pick<MapHead, 'calibration' | 'width' | 'height'>;

/**
 * Where a place (degrees) is in a map's picture, as anyone can compute it from the published calibration: one point for a Mercator
 * map, else one for each part whose box holds it.
 */
export function pixelsOf(place: Point, map: Calibrated): readonly Point[] {
  return pixelsByPart(place, map).flatMap(point => (point === null ? [] : [point]));
}

/** The same for each part of a picture; nothing where the place lies outside of its box. */
export function pixelsByPart(
  [longitude, latitude]: Point,
  { calibration, width, height }: Calibrated,
): readonly (Point | null)[] {
  if (calibration.kind === 'frames')
    return calibration.frames.map(frame => pixelsIn(frame, longitude, latitude));
  const { west, east, north, south } = calibration;
  // Longitudes may be written with or without a full turn.
  const turned = west + ((((longitude - west) % 360) + 360) % 360);
  const top = stretch(north);
  return [
    [
      (width * (turned - west)) / (east - west),
      (height * (top - stretch(latitude))) / (top - stretch(south)),
    ],
  ];
}

/** Mercator's ordinate. */
function stretch(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}

function pixelsIn(frame: FittedFrame, longitude: number, latitude: number): Point | null {
  const point = projectionOf(frame)([longitude, latitude]);
  if (point === null) return null;
  const [x, y] = point;
  const [left, top, width, height] = frame.box;
  return x >= left && x <= left + width && y >= top && y <= top + height ? point : null;
}

const projections = new WeakMap<FittedFrame, GeoProjection>();

function projectionOf(frame: FittedFrame): GeoProjection {
  const known = projections.get(frame) ?? createProjection(frame);
  projections.set(frame, known);
  return known;
}

function createProjection({ projection, scale, translate }: FittedFrame): GeoProjection {
  const { name, rotate, parallels } = projection;
  return named(name, parallels)
    .rotate([...rotate])
    .scale(scale)
    .translate([...translate]);
}

function named(
  name: FittedFrame['projection']['name'],
  parallels: readonly [number, number] | undefined,
): GeoProjection {
  switch (name) {
    case 'mercator':
      return geoMercator();
    case 'equal-earth':
      return geoEqualEarth();
    case 'azimuthal-equal-area':
      return geoAzimuthalEqualArea();
    case 'conic-equal-area':
      return parallels ? geoConicEqualArea().parallels([...parallels]) : geoConicEqualArea();
  }
}
