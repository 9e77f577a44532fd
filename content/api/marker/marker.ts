/** @module Marker/Marker */

import type { GeoPoint } from '../location/geo-point.ts';
import type { Location } from '../location/location.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { ViewBox } from '../map/view-box.ts';
import type { MapObject, MapObjectType } from '../map-object/map-object.ts';
import type { Model } from '../model/model.ts';

/**
 * A marker: an image on the map that shows a database object, or a place alone.
 *
 * Objects with a place get theirs automatically. One of your own is made, then put onto the map with
 * {@link MapwrightMap.markerAdd}.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * if (map) {
 *   const location = new mapwright.location({
 *     img: mapwright.defaultMarkerImage,
 *     svgPoint: new mapwright.svgPoint(420, 133),
 *   });
 *   const marker = new mapwright.marker({ location, mapwright: map });
 *   map.markerAdd(marker);
 *   marker.setLabel('You are here');
 * }
 * ```
 *
 * @example React to a click
 * ```ts
 * mapwright.get(0)?.events.on('click.marker', ({ data }) => {
 *   console.log(data.marker?.object.get('title'));
 * });
 * ```
 *
 * @see [Guide: Marker images](/docs/guides/map-editor/database/edit-fields#marker-images)
 */
export declare class Marker extends MapObject {
  /** Name of the kind, in the names of events. */
  name: string;
  /** Is always `marker`. */
  type: MapObjectType;
  /** Address of its image. */
  src: string;
  /** Its place, image and address. */
  location: Location;
  /** Its place in units of the SVG. */
  svgPoint?: SVGPoint;
  /** Its place in degrees, on a calibrated map. */
  geoPoint?: GeoPoint;
  /** Its place on the screen now. */
  screenPoint?: ScreenPoint;
  /** The element of the text beside it. */
  label: HTMLElement;
  /** The element of its image. */
  image: HTMLElement;
  /** Width of its image, in CSS pixels. */
  width: number;
  /** Height of its image, in CSS pixels. */
  height: number;
  /** Is `true` while it is selected. */
  selected: boolean;
  /** Its database object. */
  object: Model;
  /** Whether its centre is at the place; otherwise the middle of its bottom edge is. */
  centered: boolean;
  /** The alternative text of the image. */
  altAttr: string;
  /** Is `true` once it has been put onto a map. */
  mapped?: boolean;
  /** Is `true` if it is taken off the map with the next clean-up. */
  needToRemove?: boolean;
  /** Is `true` while it is dragged. */
  moving?: boolean;
  /** The element of its bubble. */
  bubble: HTMLElement;
  /** Whether it is drawn as a bubble. */
  bubbleMode: boolean;
  /** Is `false` while it is hidden or out of view. */
  visible: boolean;
  /** Its id, such as `marker_7`; unique in the map. */
  id: string;
  /**
   * Makes a marker; {@link MapwrightMap.markerAdd} puts it onto the map.
   *
   * @param params - Place and map; its object, the size of its image in CSS pixels, and an id.
   */
  constructor(params: {
    /** Place and image. */
    location: Location;
    /** Its database object. */
    object?: Model;
    /** The map. */
    mapwright: MapwrightMap;
    /** Width of the image, in CSS pixels. */
    width?: number;
    /** Height of the image, in CSS pixels. */
    height?: number;
    /** An id that nothing else on the map has; created if you leave it out. */
    id?: string;
  });
  /** Reads place and image again after its object has changed. */
  reload(): void;
  /**
   * Changes the size of its image.
   *
   * @param width - CSS pixels.
   * @param height - CSS pixels.
   */
  setSize(width: number, height: number): void;
  /** Copies its place from {@link Marker.location}. */
  setSvgPointFromLocation(): void;
  /**
   * Changes its id.
   *
   * @param id - An id that nothing else on the map has.
   */
  setId(id: string | number): void;
  /**
   * Returns the rectangle of its image.
   *
   * @returns The rectangle, in units of the SVG.
   */
  getBBox(): ViewBox;
  /**
   * Copies what is set on it.
   *
   * @returns A plain object.
   */
  getOptions(): Record<string, unknown>;
  /**
   * Changes what is set on it, and announces `change`.
   *
   * @param data - What differs from now.
   */
  update(data: Record<string, unknown>): void;
  /**
   * Changes its image.
   *
   * @param src - Address of the image; that of its place by default.
   * @param skipChangingLocationImage - Whether its place keeps the old image. `false` by default.
   *
   * @example
   * ```ts
   * const marker = mapwright.get(0)?.markers[0];
   * marker?.setImage('/images/open.svg', true);
   * ```
   */
  setImage(src?: string, skipChangingLocationImage?: boolean): void;
  /** Writes the text for those who do not see the image, from the object's title. */
  setAltAttr(): void;
  /**
   * Moves it.
   *
   * @param svgPoint - The new place, in units of the SVG.
   *
   * @example
   * ```ts
   * const marker = mapwright.get(0)?.markers[0];
   * marker?.setSvgPoint(new mapwright.svgPoint(420, 133));
   * ```
   */
  setSvgPoint(svgPoint: SVGPoint): void;
  /** Puts it in the right place, after the view has changed. */
  adjustScreenPosition(): void;
  /**
   * Moves it along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  moveSrceenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Puts it in a place on the screen.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its top edge.
   */
  setScreenPosition(x: number, y: number): void;
  /** Puts the text beside it in the right place. */
  adjustLabelScreenPosition(): void;
  /**
   * Checks whether its place is in view.
   *
   * @returns `true` if so.
   */
  inViewBox(): boolean;
  /**
   * Shows or hides it, as its place is in view or not.
   *
   * @returns `true` if it is shown.
   */
  updateVisibility(): boolean;
  /**
   * Checks whether it is dragged.
   *
   * @returns `true` if so.
   */
  isMoving(): boolean;
  /**
   * Sets whether it is dragged.
   *
   * @param value - `true` if so.
   */
  setMoving(value: boolean): void;
  /**
   * Lets the pointer drag it.
   *
   * @param startCoords - Where the pointer is.
   * @param scale - CSS pixels for one unit of the SVG.
   * @param endCallback - Called when it is let go in another place.
   * @param clickCallback - Called when it is let go in the same place.
   */
  drag(startCoords: unknown, scale: number, endCallback?: () => void, clickCallback?: () => void): void;
  /** Ends the dragging. */
  undrag(): void;
  /** Deletes the marker. */
  delete(): void;
  /**
   * Sets its database object.
   *
   * @param obj - The object.
   */
  setObject(obj: Model): void;
  /**
   * Hides it.
   *
   * @example
   * ```ts
   * for (const marker of mapwright.get(0)?.markers ?? []) {
   *   if (marker.object.get('status') === 'sold') marker.hide();
   * }
   * ```
   */
  hide(): void;
  /** Shows it again. */
  show(): void;
  /**
   * Highlights it, as the pointer does.
   *
   * @example
   * ```ts
   * const marker = mapwright.get(0)?.markers.findById('marker_7');
   * marker?.highlight();
   * ```
   */
  highlight(): void;
  /** Ends the emphasis. */
  unhighlight(): void;
  /** Shows it as selected; {@link MapwrightMap.selectMarker} also ends the selection of others. */
  select(): void;
  /** Shows it as not selected. */
  deselect(): void;
  /**
   * Returns its database object.
   *
   * @returns The object.
   *
   * @example
   * ```ts
   * const marker = mapwright.get(0)?.markers[0];
   * console.log(marker?.getData().get('title'));
   * ```
   */
  getData(): Model;
  /**
   * Computes its colour from its number.
   *
   * @returns The colour, as in CSS.
   */
  getChoroplethColor(): string;
  /**
   * Computes the size of its bubble from its number.
   *
   * @returns CSS pixels.
   */
  getBubbleSize(): number;
  /**
   * Returns where its bubble belongs.
   *
   * @returns CSS pixels from the container's corner.
   */
  getBubbleScreenPosition(): unknown;
  /** Draws its bubble. */
  drawBubble(): void;
  /**
   * Sets whether it is drawn as a bubble.
   *
   * @param bubbleMode - `true` for a bubble, `false` for its image.
   *
   * @example
   * ```ts
   * for (const marker of mapwright.get(0)?.markers ?? []) {
   *   marker.setBubbleMode(true);
   * }
   * ```
   */
  setBubbleMode(bubbleMode: boolean): void;
  /**
   * Changes the text beside it.
   *
   * @param html - HTML; it becomes part of the page, so it must come from someone you trust.
   *
   * @example
   * ```ts
   * for (const marker of mapwright.get(0)?.markers ?? []) {
   *   if (marker.object.get('new')) marker.setLabel('New');
   * }
   * ```
   */
  setLabel(html: string): void;
  /**
   * Sets whether its centre is at the place.
   *
   * @param on - `true` for the middle, `false` for the middle of the bottom edge.
   */
  setCentered(on: boolean): void;
}
