/** @module Map/Converter */

import type { GeoPoint } from '../location/geo-point.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { google } from './google-maps.ts';
import type { MapwrightMap } from './map.ts';
import type { GeoViewBox, ViewBox } from './view-box.ts';

/** How large something is; the unit is that of the coordinates that it belongs to. */
export interface Size {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/**
 * Converts places between the three kinds of coordinates of a map: pixels of the screen, units of the SVG, and degrees
 * on the earth.
 *
 * Degrees need a calibrated map. There, `x` is linear in longitude, and `y` follows the spherical Mercator projection.
 *
 * @example Put an element of your own over a city
 * ```ts
 * const map = mapwright.get(0);
 * const badge = document.querySelector<HTMLElement>('#badge');
 * if (map?.isGeo() && badge) {
 *   const converter = map.getConverter();
 *   const svgPoint = converter.convertGeoToSVG(
 *     new mapwright.geoPoint(48.2082, 16.3738),
 *   );
 *   const { x, y } = converter.convertSVGToPixel(svgPoint);
 *   badge.style.translate = `${x}px ${y}px`;
 * }
 * ```
 */
export declare class Converter {
  /** Degrees of longitude that the whole SVG spans. */
  mapLonDelta: number;
  /**
   * Makes the converter of a map; a map has one, {@link MapwrightMap.getConverter}.
   *
   * @param map - The map.
   */
  constructor(map: MapwrightMap);
  /** Recalculates how far the projection shifts the map down, after the calibration has changed. */
  setYShift(): void;
  /**
   * Changes the calibration.
   *
   * @param geoViewBox - The part of the earth that the whole SVG shows.
   */
  setGeoViewBox(geoViewBox: GeoViewBox): void;
  /**
   * Sets whether longitudes beyond the edge of a world map continue on its other side.
   *
   * @param on - `true` if so.
   */
  setWorldShift(on: boolean): void;
  /**
   * Returns how large the SVG is drawn.
   *
   * @returns CSS pixels for one unit of the SVG.
   */
  getScale(): number;
  /**
   * Converts units of the SVG into pixels, for the current view.
   *
   * @param svgPoint - A place in units of the SVG.
   * @returns The place in CSS pixels from the container's corner.
   */
  convertSVGToPixel(svgPoint: SVGPoint): ScreenPoint;
  /**
   * Converts pixels into units of the SVG, for the current view.
   *
   * @param screenPoint - A place in CSS pixels from the container's corner.
   * @returns The place in units of the SVG.
   */
  convertPixelToSVG(screenPoint: ScreenPoint): SVGPoint;
  /**
   * Converts a size, which scrolling does not change.
   *
   * @param size - Width and height in CSS pixels.
   * @returns Width and height in units of the SVG.
   */
  convertSizePixelToSVG(size: Size): Size;
  /**
   * Converts degrees into units of the SVG.
   *
   * @param geoPoint - A place on the earth.
   * @returns The place in units of the SVG; it may lie outside of what the SVG shows.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * const graz = new mapwright.geoPoint(47.0707, 15.4395);
   * if (map?.isGeo())
   *   map.centerOn(map.getConverter().convertGeoToSVG(graz));
   * ```
   */
  convertGeoToSVG(geoPoint: GeoPoint): SVGPoint;
  /**
   * Converts units of the SVG into degrees.
   *
   * @param svgPoint - A place in units of the SVG.
   * @returns The place on the earth.
   */
  convertSVGToGeo(svgPoint: SVGPoint): GeoPoint;
  /**
   * Converts the part of the earth that Google's map shows.
   *
   * @param bounds - The part, as Google describes it.
   * @returns The same part in units of the SVG.
   */
  convertGoogleBoundsToViewBox(bounds: google.maps.LatLngBounds): ViewBox;
}
