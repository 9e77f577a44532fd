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
 *
 * @see [Guide: Zoom](/docs/guides/map-editor/settings#zoom)
 */
export interface ZoomOptions {
  /**
   * Whether the map can be zoomed at all.
   *
   * @defaultValue `true`
   */
  on: boolean;
  /**
   * The lowest and the highest zoom level; since 8.5.8 both are kept between 0 and 22.
   *
   * @defaultValue `[0, 22]`
   */
  limit: [number, number];
  /**
   * How much larger each level is than the previous one, as a factor.
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
   * Whether the SVG is hidden from a zoom level on, so that visitors see Google's map.
   *
   * @defaultValue `false`
   */
  hideSvg: boolean;
  /**
   * The level from which the SVG is hidden.
   *
   * @defaultValue `7`
   */
  hideSvgZoomLevel: number;
}

/**
 * How visitors move the map.
 *
 * @example Keep the map within its edges
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   scroll: { on: true, limit: true, spacebar: true },
 * });
 * ```
 *
 * @see [Guide: Scroll](/docs/guides/map-editor/settings#scroll)
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
   * Whether visitors can also move the map by its background.
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
 *
 * @see [Guide: Control buttons](/docs/guides/map-editor/settings#control-buttons)
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
   * Whether there is a button that goes back to the previous map.
   *
   * @defaultValue `false`
   */
  previousMap: boolean;
}

/**
 * Tooltips: what visitors see when they point at something.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   tooltips: { on: true, position: 'top', minWidth: 160 },
 * });
 * ```
 *
 * @see [Guide: Tooltips and popovers](/docs/guides/map-editor/settings#tooltips-and-popovers)
 */
export interface TooltipsOptions {
  /** Whether tooltips are shown. */
  on: boolean;
  /**
   * Position relative to the pointer.
   *
   * @defaultValue `"bottom-right"`
   */
  position: string;
  /**
   * Source of the template. See also `tooltipRegion` and `tooltipMarker` of {@link TemplatesOptions}.
   */
  template: string;
  /** Maximum width, in CSS pixels. */
  maxWidth: number;
  /**
   * Minimum width, in CSS pixels.
   *
   * @defaultValue `100`
   */
  minWidth: number;
}

/**
 * Popovers: what visitors see when they click or touch something.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   popovers: { on: true, width: '360', mobileFullscreen: true },
 * });
 * ```
 *
 * @see [Guide: Tooltips and popovers](/docs/guides/map-editor/settings#tooltips-and-popovers)
 */
export interface PopoversOptions {
  /** Whether popovers are shown. */
  on: boolean;
  /**
   * Position relative to the region or marker.
   *
   * @defaultValue `"top"`
   */
  position: string;
  /**
   * Source of the template. See also `popoverRegion` and `popoverMarker` of {@link TemplatesOptions}.
   */
  template: string;
  /**
   * Whether the map moves so that the popover is in the centre.
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
   * Maximum width, in percent of the map's.
   *
   * @defaultValue `50`
   */
  maxWidth: number;
  /**
   * Maximum height, in percent of the map's.
   *
   * @defaultValue `50`
   */
  maxHeight: number;
  /** Whether they cover the whole screen of a phone. */
  mobileFullscreen: boolean;
  /** Whether the map shows what it showed before, once a popover is closed. */
  resetViewboxOnClose: boolean;
}
