/** @module Popover/Popover */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { Marker } from '../marker/marker.ts';
import type { Region } from '../region/region.ts';

/** Options of a popover. */
export interface PopoverOptions extends ControllerOptions {
  /** The marker or region that it is about. */
  mapObject: Marker | Region;
  /** Where it points to, in units of the SVG; the middle of the thing by default. */
  point?: SVGPoint;
  /** How much higher it is, in CSS pixels, to leave a marker's image free. */
  yShift?: number;
}

/**
 * The small window that a click or touch opens over a region or marker. It moves with the map.
 * {@link MapwrightMap.showPopover} opens one.
 *
 * @example Load something when it opens
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('afterShow.popover', async ({ data }) => {
 *   const response = await fetch('/opening-hours.json');
 *   data.controller?.setState({ hours: await response.json() });
 * });
 * ```
 *
 * @see [Guide: Actions](/docs/guides/map-editor/actions)
 */
export declare class PopoverController extends Controller {
  /** Where it points to, in units of the SVG. */
  point: SVGPoint;
  /** Where it points to on the screen now. */
  screenPoint: ScreenPoint;
  /** The marker or region that it is about. */
  mapObject: Marker | Region;
  /** How much higher it is, in CSS pixels. */
  yShift: number;
  /** Id of that marker or region. */
  id: string;
  /**
   * Makes a popover; it is shown with `open`.
   *
   * @param options - What it is about, and its template.
   */
  constructor(options: PopoverOptions);
  /**
   * Sets where it points to.
   *
   * @param point - The place, in units of the SVG.
   */
  setPoint(point: SVGPoint): void;
  /** Puts it in its place once it is shown, and lets a click beside it close it. */
  viewDidAppear(): void;
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
   * Restores the view of the map from before, if `resetViewboxOnClose` is on.
   *
   * @returns `false` to keep it open.
   */
  viewWillClose(): boolean;
}
