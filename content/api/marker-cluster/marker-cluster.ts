/** @module MarkerCluster/MarkerCluster */

import type { ScreenPoint } from '../location/screen-point.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { ViewBox } from '../map/view-box.ts';
import type { MapObject } from '../map-object/map-object.ts';
import type { Marker } from '../marker/marker.ts';

/**
 * Several nearby markers drawn as one, with their number. A click zooms in until they separate.
 *
 * The map makes clusters automatically when its option `clustering` is on.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({ clustering: { on: true } });
 * for (const cluster of map?.markersClusters ?? [])
 *   console.log(cluster.markers.length);
 * ```
 *
 * @see [Guide: Markers](/docs/guides/map-editor/settings#markers)
 */
export declare class MarkerCluster extends MapObject {
  /** Its place in units of the SVG: the middle of its markers. */
  svgPoint: SVGPoint;
  /** Its place on the screen now. */
  screenPoint: ScreenPoint;
  /** Left edge of its markers, in units of the SVG. */
  min_x: number;
  /** Upper edge of its markers, in units of the SVG. */
  min_y: number;
  /** Right edge of its markers, in units of the SVG. */
  max_x: number;
  /** Lower edge of its markers, in units of the SVG. */
  max_y: number;
  /** Column of the grid that clusters markers. */
  cellX: number;
  /** Row of the grid that clusters markers. */
  cellY: number;
  /** Its markers. */
  markers: Array<Marker>;
  /** How wide and high a cell of that grid is, in CSS pixels. */
  cellSize: number;
  /** Its width, in CSS pixels. */
  width: number;
  /** Its element. */
  elem: HTMLElement;
  /** Is `false` while it is out of view. */
  visible: boolean;
  /**
   * Makes a cluster; {@link MapwrightMap.markersClusterAdd} puts it onto the map.
   *
   * @param options - Place in units of the SVG, cell of the grid, markers; width and size of a cell in
   *   CSS pixels.
   * @param mapwright - The map.
   */
  constructor(
    options: {
      /** Its place, in units of the SVG. */
      svgPoint: SVGPoint;
      /** Column of the grid. */
      cellX: number;
      /** Row of the grid. */
      cellY: number;
      /** Its markers. */
      markers: Array<Marker>;
      /** Its width, in CSS pixels. */
      width?: number;
      /** How wide and high a cell of the grid is, in CSS pixels. */
      cellSize?: number;
    },
    mapwright: MapwrightMap,
  );
  /**
   * Adds a marker and counts it.
   *
   * @param marker - The marker.
   */
  addMarker(marker: Marker): void;
  /**
   * Checks whether a marker is close enough.
   *
   * @param marker - The marker.
   * @returns `true` if so.
   */
  canTakeMarker(marker: Marker): boolean;
  /** Removes it from the map; its markers stay. */
  destroy(): void;
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
   * Returns the rectangle of its markers.
   *
   * @returns The rectangle, in units of the SVG.
   */
  getBBox(): ViewBox;
  /**
   * Collects the data of its markers.
   *
   * @returns What its tooltip is filled with.
   */
  getData(): unknown;
}
