/** @module MapObject/MapObject */

import type { Events } from '../core/events.ts';
import type { DetailsController } from '../details/details.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { ViewBox } from '../map/view-box.ts';
import type { Marker } from '../marker/marker.ts';
import type { MarkerCluster } from '../marker-cluster/marker-cluster.ts';
import type { PopoverController } from '../popover/popover.ts';
import type { Region } from '../region/region.ts';
import type { Tooltip } from '../tooltips/tooltip.ts';

/**
 * Which of the three kinds of things on a map something is: {@link Region}, {@link Marker} or
 * {@link MarkerCluster}.
 */
export type MapObjectType =
  /** A shape of the SVG. */
  | 'region'
  /** The image of a database object. */
  | 'marker'
  /** Several nearby markers drawn as one. */
  | 'cluster';

/** Events of a single object on a map, besides those of the map itself. */
export type MapObjectEvent =
  /** Its options have changed. */
  'update';

/**
 * The base of regions, markers and clusters: an id, an element, and a place.
 *
 * @example Tell them apart
 * ```ts
 * import type { MapObject } from './map-object/index.ts';
 *
 * function describe(mapObject: MapObject): string {
 *   if (mapObject.isRegion())
 *     return mapObject.title ?? mapObject.id;
 *   if (mapObject.isCluster())
 *     return `${mapObject.markers.length} markers`;
 *   return mapObject.id;
 * }
 * ```
 */
export declare class MapObject {
  /**
   * Id of the region in the SVG, such as `US-TX`, or of the marker, such as `marker_7`; unique in the
   * map.
   */
  id: string;
  /** Name of the kind, in the names of events. */
  name: string;
  /** Which of the three kinds it is. */
  type: MapObjectType;
  /** Listeners of this object. Its events bubble to the map. */
  events: Events;
  /** Its shape in the SVG, or its element over the map. */
  element: HTMLElement | SVGElement;
  /** The map that it is on. */
  mapwright: MapwrightMap;
  /** Its tooltip, while there is one. */
  tooltip?: Tooltip;
  /** Its details view, while there is one. */
  details?: DetailsController;
  /** Its popover, while there is one. */
  popover?: PopoverController;
  /**
   * Makes a thing of an element. Regions and markers do so themselves.
   *
   * @param element - The element, or `null` when it is made later.
   * @param mapwright - The map.
   */
  constructor(element: HTMLElement | SVGElement | null, mapwright: MapwrightMap);
  /**
   * Checks whether it is a region.
   *
   * @returns `true` if so; TypeScript then narrows the type.
   */
  isRegion(): this is Region;
  /**
   * Checks whether it is a marker.
   *
   * @returns `true` if so; TypeScript then narrows the type.
   */
  isMarker(): this is Marker;
  /**
   * Checks whether it is a cluster.
   *
   * @returns `true` if so; TypeScript then narrows the type.
   */
  isCluster(): this is MarkerCluster;
  /**
   * Returns the smallest rectangle in which it lies.
   *
   * @returns The rectangle, in units of the SVG.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * const box = map?.getRegion('US-TX').getBBox();
   * if (map && box) map.fitViewBox(box);
   * ```
   */
  getBBox(): ViewBox;
  /**
   * Returns the part of the earth in which it lies; the map must be calibrated.
   *
   * @returns The corners.
   */
  getGeoBounds(): unknown;
  /**
   * Reads a style as the browser computes it.
   *
   * @param prop - Property of CSS, such as `fill`.
   * @param elem - Another element than its own.
   * @returns The value.
   */
  getComputedStyle(prop: string, elem?: SVGElement | HTMLElement): string;
  /**
   * Reads a style of any element as the browser computes it.
   *
   * @param prop - Property of CSS, such as `fill`.
   * @param elem - The element.
   * @returns The value.
   */
  static getComputedStyle(prop: string, elem?: SVGElement | HTMLElement): string;
  /**
   * Reads a style that is written on the element or its attributes.
   *
   * @param prop - Property of CSS, such as `fill`.
   * @returns The value.
   */
  getStyle(prop: string): string;
  /**
   * Returns its middle on the screen.
   *
   * @returns CSS pixels from the container's corner.
   */
  getCenter(): ScreenPoint;
  /**
   * Returns its middle in the SVG.
   *
   * @returns The place, in units of the SVG.
   */
  getCenterSVG(): SVGPoint;
  /**
   * Returns its middle on the earth; the map must be calibrated.
   *
   * @param yShift - How much lower than the middle, in CSS pixels.
   * @returns The place, in degrees.
   */
  getCenterLatLng(yShift?: number): unknown;
  /**
   * Reads or writes attributes of its element.
   *
   * @param v1 - Name of an attribute, or several with their values.
   * @param v2 - The value to write. Without it, the method reads.
   * @returns The value that was read.
   */
  attr(v1: string | Record<string, unknown>, v2?: unknown): unknown;
  /**
   * Changes its id.
   *
   * @param id - An id that nothing else on the map has.
   */
  setId(id: string): void;
}
