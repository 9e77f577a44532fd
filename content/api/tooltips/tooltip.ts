/** @module Tooltips/Tooltip */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { JQuery } from '../core/jquery.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { MapwrightMap } from '../map/map.ts';

/** Options of a tooltip. */
export interface TooltipOptions extends ControllerOptions {
  /** Position relative to the pointer, such as `bottom-right`. */
  positionToCursor?: string;
}

/**
 * The text that follows the pointer over regions and markers. It turns to the other side where it would leave the
 * window. {@link MapwrightMap.showTooltip} shows it.
 *
 * @example Above the pointer, and wider
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   tooltips: {
 *     on: true,
 *     position: 'top',
 *     minWidth: 180,
 *     maxWidth: 320,
 *   },
 * });
 * ```
 *
 * @see [Guide: Actions](/docs/guides/map-editor/actions#pointing-and-touching)
 */
export declare class Tooltip extends Controller {
  /** Where the pointer is. */
  screenPoint: ScreenPoint;
  /** The side on which it should be. */
  posOriginal: unknown;
  /** The side on which it is if there is no room on the one it should have. */
  posShifted: unknown;
  /** The side on which it was before. */
  posShiftedPrev: unknown;
  /** Which side replaces which. */
  mirror: unknown;
  /** Position relative to the pointer. */
  positionToCursor: string;
  /**
   * Makes a tooltip; it is shown with `open`.
   *
   * @param options - Its template and its position.
   */
  constructor(options: TooltipOptions);
  /**
   * Limits its width.
   *
   * @param minWidth - CSS pixels.
   * @param maxWidth - CSS pixels.
   */
  setSize(minWidth: number, maxWidth: number): void;
  /**
   * Sets its position relative to the pointer.
   *
   * @param position - A side, such as `top` or `bottom-right`.
   */
  setPositionToCursor(position: string): void;
  /**
   * Sets where the pointer is.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its top edge.
   */
  setScreenPoint(x: number, y: number): void;
  /** Prepares its element once it is built. */
  viewDidLoad(): void;
  /**
   * Puts it in a place on the screen.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its top edge.
   */
  setScreenPosition(x: number, y: number): void;
  /** Starts following the pointer. */
  setEventHandlers(): void;
  /** Removes it from the page and stops following the pointer. */
  destroy(): void;
  /**
   * Moves it to the pointer.
   *
   * @param e - The pointer's event.
   */
  move(e: JQuery.Event): void;
}
