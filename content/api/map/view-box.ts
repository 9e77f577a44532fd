/** @module Map/ViewBox */

import type { GeoPoint } from '../location/geo-point.ts';
import type { MapwrightMap } from './map.ts';

/** A view box as a plain object, in units of the SVG. */
export interface ViewBoxLiteral {
  /** Left edge, in units of the SVG. */
  x: number;
  /** Upper edge, in units of the SVG. */
  y: number;
  /** Width, in units of the SVG. */
  width: number;
  /** Height, in units of the SVG. */
  height: number;
}

/** A view box as a list: left edge, top edge, width, height; as numbers or as text. */
export type ViewBoxArray = [number, number, number, number] | [string, string, string, string];

/**
 * The part of the SVG that the map shows: a rectangle in units of the SVG, like the attribute `viewBox` of the SVG.
 *
 * A smaller one shows less, but larger.
 *
 * @example Remember a view and come back to it
 * ```ts
 * const map = mapwright.get(0);
 * if (map) {
 *   const before = map.getViewBox().clone();
 *   map.zoomIn();
 *   map.setViewBox(before);
 * }
 * ```
 */
export declare class ViewBox {
  /** Left edge, in units of the SVG. */
  x: number;
  /** Upper edge, in units of the SVG. */
  y: number;
  /** Width, in units of the SVG. */
  width: number;
  /** Height, in units of the SVG. */
  height: number;
  /** Is `true` once the four numbers are known. */
  initialized: boolean;
  /**
   * Makes a view box from four numbers, or from anything that holds them.
   *
   * @param x - Left edge; or another view box, an object, a list, or the text of the attribute `viewBox`.
   * @param y - Upper edge.
   * @param width - Width.
   * @param height - Height.
   */
  constructor(
    x?: number | ViewBox | ViewBoxLiteral | ViewBoxArray | string,
    y?: number | string,
    width?: number | string,
    height?: number | string,
  );
  /**
   * Replaces the four numbers.
   *
   * @param x - Left edge; or another view box, an object, a list, or the text of the attribute `viewBox`.
   * @param y - Upper edge.
   * @param width - Width.
   * @param height - Height.
   */
  update(
    x: number | ViewBox | ViewBoxLiteral | ViewBoxArray | string,
    y?: number | string,
    width?: number | string,
    height?: number | string,
  ): void;
  /**
   * Writes the four numbers as the attribute `viewBox` has them.
   *
   * @returns Four numbers with spaces between.
   */
  toString(): string;
  /**
   * Lists the four numbers.
   *
   * @returns Left edge, top edge, width and height.
   */
  toArray(): number[];
  /**
   * Makes a copy that can be changed without changing the view.
   *
   * @returns The copy.
   */
  clone(): ViewBox;
  /**
   * Checks whether this rectangle is small enough for another.
   *
   * @param viewBox - The other rectangle.
   * @param atLeastByOneDimension - Whether it suffices that either the width or the height fits.
   * @returns `true` if it fits.
   */
  fitsInViewBox(viewBox: ViewBox, atLeastByOneDimension?: boolean): boolean;
  /**
   * Makes the rectangle larger.
   *
   * @param padding - How much on each side, in units of the SVG.
   */
  addPadding(padding: { top: number; left: number; right: number; bottom: number }): void;
}

/**
 * The part of the earth that the whole SVG shows, read from `mapwright:geoViewBox="WEST NORTH EAST SOUTH"` on the SVG's
 * root. A map has one if it is calibrated: {@link MapwrightMap.geoViewBox}.
 *
 * @example
 * ```ts
 * const bounds = mapwright.get(0)?.geoViewBox;
 * if (bounds)
 *   console.log(
 *     `from ${bounds.sw.lat}° to ${bounds.ne.lat}° north`,
 *   );
 * ```
 *
 * @see [Guide: Calibrate a map](/docs/guides/start-screen/using-custom-svg#calibration)
 */
export declare class GeoViewBox {
  /** The south-western corner. */
  sw: GeoPoint;
  /** The north-eastern corner. */
  ne: GeoPoint;
  /**
   * Makes the rectangle.
   *
   * @param sw - The south-western corner.
   * @param ne - The north-eastern corner.
   */
  constructor(sw: GeoPoint, ne: GeoPoint);
}
