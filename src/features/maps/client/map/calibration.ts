import type { Box, Point } from './view-box.ts';

/** The four sides of a Mercator map, in degrees. */
export interface GeoViewBox {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Converts degrees to pixels of the picture. */
export type Project = (longitude: number, latitude: number) => Point;

/** The value of the attribute that calibrates a picture, with any prefix, spelt `geoViewBox` or `geoviewbox`; `null` without one. */
export function findGeoViewBox(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): string | null {
  for (const { name, value } of attributes) if (/(^|:)geoviewbox$/i.test(name)) return value;
  return null;
}

/** Reads `WEST NORTH EAST SOUTH`; `null` unless it is four degrees of a map with an area. */
export function parseGeoViewBox(text: string): GeoViewBox | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [west, north, east, south] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null;
  if (west === undefined || north === undefined || east === undefined || south === undefined) return null;
  if (west === east || south >= north || north >= 90 || south <= -90) return null;
  return { west, north, east: east < west ? east + 360 : east, south };
}

/** The Mercator projection of a picture whose viewBox is `frame`; places outside it get pixels outside the frame. */
export function createProjection({ west, north, east, south }: GeoViewBox, frame: Box): Project {
  const top = mercator(north);
  const bottom = mercator(south);
  return (longitude, latitude) => ({
    x: frame.x + ((nearest(longitude, (west + east) / 2) - west) / (east - west)) * frame.width,
    y: frame.y + ((top - mercator(latitude)) / (top - bottom)) * frame.height,
  });
}

/** The same meridian within 180° of the map's middle: a map may cross the antimeridian. */
function nearest(longitude: number, middle: number): number {
  return longitude - 360 * Math.round((longitude - middle) / 360);
}

/** The poles are infinitely far away, so they are treated as the edge of the last degree. */
function mercator(latitude: number): number {
  const limited = Math.max(-89.99, Math.min(89.99, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360));
}
