/** @module Map/OptionsInterfaces/ViewOptions */

import type { TemplatesOptions } from './templates-options.ts';

/**
 * How visitors zoom.
 *
 * @example Three levels, by buttons only
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   zoom: { limit: [0, 3], mousewheel: false, fingers: false },
 * });
 * ```
 */
export interface ZoomOptions {
  /**
   * Whether the map can be zoomed at all.
   *
   * @defaultValue `true`
   */
  on: boolean;
  /**
   * The lowest and the highest zoom level; since 8.5.8 both stay between 0 and 22, as with Google.
   *
   * @defaultValue `[0, 22]`
   */
  limit: [number, number];
  /**
   * How many times larger one level is than the one before.
   *
   * @defaultValue `2`
   */
  delta: number;
  /** The two buttons on the map. */
  buttons: {
    /**
     * Whether they are shown.
     *
     * @defaultValue `true`
     */
    on: boolean;
    /**
     * On which side.
     *
     * @defaultValue `"right"`
     */
    location: string;
  };
  /**
   * Whether the wheel of the mouse zooms.
   *
   * @defaultValue `true`
   */
  mousewheel: boolean;
  /**
   * Whether two fingers zoom.
   *
   * @defaultValue `true`
   */
  fingers: boolean;
  /**
   * Whether the SVG disappears above a level, so that Google's map beneath is seen.
   *
   * @defaultValue `false`
   */
  hideSvg: boolean;
  /**
   * From which level on the SVG disappears.
   *
   * @defaultValue `7`
   */
  hideSvgZoomLevel: number;
}

/**
 * How visitors move the map.
 *
 * @example Let the page scroll, and the map stay within its edges
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   scroll: { on: true, limit: true, spacebar: true },
 * });
 * ```
 */
export interface ScrollOptions {
  /**
   * Whether the map can be moved.
   *
   * @defaultValue `true`
   */
  on: boolean;
  /**
   * Whether the map stays within its edges.
   *
   * @defaultValue `false`
   */
  limit: boolean;
  /**
   * Whether the map can be taken hold of by the background too.
   *
   * @defaultValue `false`
   */
  background: boolean;
  /**
   * Whether the map moves only while the space bar is held.
   *
   * @defaultValue `false`
   */
  spacebar: boolean;
}

/**
 * The buttons on the map.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   controls: {
 *     location: 'left',
 *     zoomReset: true,
 *     userLocation: true,
 *   },
 * });
 * ```
 */
export interface ControlsOptions {
  /**
   * Whether there are buttons to zoom in and out.
   *
   * @defaultValue `true`
   */
  zoom: boolean;
  /** Whether there is a button that shows the whole map again. */
  zoomReset: boolean;
  /** Whether there is a button that shows where the visitor is. */
  userLocation: boolean;
  /**
   * On which side the buttons are.
   *
   * @defaultValue `"right"`
   */
  location: string;
  /**
   * Whether there is a button that goes back to the map before.
   *
   * @defaultValue `false`
   */
  previousMap: boolean;
}

/**
 * What is shown beneath the pointer.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   tooltips: { on: true, position: 'top', minWidth: 160 },
 * });
 * ```
 */
export interface TooltipsOptions {
  /** Whether there are tooltips. */
  on: boolean;
  /**
   * Where they stand, seen from the pointer.
   *
   * @defaultValue `"bottom-right"`
   */
  position: string;
  /**
   * Source of the template. See also `tooltipRegion` and `tooltipMarker` of {@link TemplatesOptions}.
   */
  template: string;
  /** Greatest width, in CSS pixels. */
  maxWidth: number;
  /**
   * Least width, in CSS pixels.
   *
   * @defaultValue `100`
   */
  minWidth: number;
}

/**
 * What is shown on click or touch.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   popovers: { on: true, width: '360', mobileFullscreen: true },
 * });
 * ```
 */
export interface PopoversOptions {
  /** Whether there are popovers. */
  on: boolean;
  /**
   * Where they stand, seen from the region or marker.
   *
   * @defaultValue `"top"`
   */
  position: string;
  /**
   * Source of the template. See also `popoverRegion` and `popoverMarker` of {@link TemplatesOptions}.
   */
  template: string;
  /**
   * Whether the map moves so that the popover is in its middle.
   *
   * @defaultValue `true`
   */
  centerOn: boolean;
  /**
   * Width, in CSS pixels.
   *
   * @defaultValue `300`
   */
  width: string;
  /**
   * Greatest width, in per cent of the map's.
   *
   * @defaultValue `50`
   */
  maxWidth: number;
  /**
   * Greatest height, in per cent of the map's.
   *
   * @defaultValue `50`
   */
  maxHeight: number;
  /** Whether they cover the whole screen of a phone. */
  mobileFullscreen: boolean;
  /** Whether the map shows what it showed before, once a popover is closed. */
  resetViewboxOnClose: boolean;
}
