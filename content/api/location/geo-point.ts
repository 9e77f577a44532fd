/** @module Location/GeoPoint */

import type { MapwrightMap } from '../map/map.ts';

/** A place on the earth as a plain object, accepted wherever a {@link GeoPoint} is made. */
export interface GeoPointLiteral {
  /** Degrees north of the equator, from -90 to 90. */
  lat: number;
  /** Degrees east of Greenwich, from -180 to 180. */
  lng: number;
}

/**
 * A place on the earth in degrees. Only calibrated maps, whose {@link MapwrightMap.isGeo} returns `true`, can show it.
 *
 * @example
 * ```ts
 * const vienna = new mapwright.geoPoint(48.2082, 16.3738);
 * const map = mapwright.get(0);
 * if (map?.isGeo()) map.setCenter(vienna);
 * ```
 */
export declare class GeoPoint {
  /** Degrees north of the equator, from -90 to 90. */
  lat: number;
  /** Degrees east of Greenwich, from -180 to 180. */
  lng: number;
  /**
   * Makes a point from two angles or from an object that holds them.
   *
   * @param lat - Degrees of latitude as a number or as text, or an object with `lat` and `lng`.
   * @param lng - Degrees of longitude; leave out when `lat` is an object.
   */
  constructor(lat: number | string | { lat: number | string; lng: number | string }, lng?: number | string);
  /**
   * Writes the point as text, as a location field shows it.
   *
   * @returns Latitude and longitude, separated by a comma.
   */
  toString(): string;
}
