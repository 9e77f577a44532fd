/** @module Location/ScreenPoint */

import type { GeoPoint } from './geo-point.ts';
import type { SVGPoint } from './svg-point.ts';

/**
 * A place on the screen, in CSS pixels from the upper left corner of the map's container.
 *
 * It is valid only for a moment: scrolling or zooming moves everything. Keep an {@link SVGPoint} or a {@link GeoPoint}
 * instead, and convert when you draw.
 *
 * @example
 * ```ts
 * const corner = new mapwright.screenPoint(0, 0);
 * const svgPoint = mapwright
 *   .get(0)
 *   ?.getConverter()
 *   .convertPixelToSVG(corner);
 * ```
 */
export declare class ScreenPoint {
  /** Pixels from the left edge of the container. */
  x: number;
  /** Pixels from the top edge of the container. */
  y: number;
  /**
   * Makes a point from two distances.
   *
   * @param x - Pixels from the left edge.
   * @param y - Pixels from the top edge.
   */
  constructor(x: number, y: number);
}
