/** @module Tooltips/Tooltip */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { JQuery } from '../core/jquery.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { MapwrightMap } from '../map/map.ts';

/** What a tooltip is made from. */
export interface TooltipOptions extends ControllerOptions {
  /** Where it stands, seen from the pointer, such as `bottom-right`. */
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
 */
export declare class Tooltip extends Controller {
  /** Where the pointer is. */
  screenPoint: ScreenPoint;
  /** The side on which it should stand. */
  posOriginal: unknown;
  /** The side on which it stands, where the one it should have has no room. */
  posShifted: unknown;
  /** The side on which it stood before. */
  posShiftedPrev: unknown;
  /** Which side is used in place of which. */
  mirror: unknown;
  /** Where it stands, seen from the pointer. */
  positionToCursor: string;
  /**
   * Makes a tooltip; it is shown with `open`.
   *
   * @param options - Its template, and where it stands.
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
   * Sets where it stands, seen from the pointer.
   *
   * @param position - A side, such as `top` or `bottom-right`.
   */
  setPositionToCursor(position: string): void;
  /**
   * Sets where the pointer is.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its upper edge.
   */
  setScreenPoint(x: number, y: number): void;
  /** Prepares its element once it is built. */
  viewDidLoad(): void;
  /**
   * Puts it in a place on the screen.
   *
   * @param x - CSS pixels from the left edge of the container.
   * @param y - CSS pixels from its upper edge.
   */
  setScreenPosition(x: number, y: number): void;
  /** Begins to follow the pointer. */
  setEventHandlers(): void;
  /** Takes it out of the page and stops following the pointer. */
  destroy(): void;
  /**
   * Moves it to the pointer.
   *
   * @param e - The pointer's event.
   */
  move(e: JQuery.Event): void;
}
