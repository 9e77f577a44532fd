/** @module Location/SVGPoint */

/** A place in units of the SVG as a plain object, accepted wherever an {@link SVGPoint} is made. */
export interface SVGPointLiteral {
  /** Units from the left, in the SVG's own coordinates. */
  x: number;
  /** Units from the top, in the SVG's own coordinates. */
  y: number;
}

/**
 * A place in the units of the map's SVG. Every map has these, calibrated or not; they do not change with zoom or size.
 *
 * @example
 * ```ts
 * const door = new mapwright.svgPoint({ x: 420.5, y: 133 });
 * mapwright.get(0)?.centerOn(door);
 * ```
 */
export declare class SVGPoint {
  /** Units from the left, in the coordinates of the SVG's `viewBox`. */
  x: number;
  /** Units from the top, in the coordinates of the SVG's `viewBox`. */
  y: number;
  /**
   * Makes a point from two coordinates or from an object that holds them.
   *
   * @param x - Units from the left as a number or as text, or an object with `x` and `y`.
   * @param y - Units from the top; leave out when `x` is an object.
   */
  constructor(x: number | string | SVGPointLiteral, y?: number | string);
  /**
   * Writes the point as text, both coordinates in one string.
   *
   * @returns `x` and `y`, separated by a comma.
   */
  toString(): string;
}
