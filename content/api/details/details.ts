/** @module Details/Details */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { MapwrightMap } from '../map/map.ts';

/** Options of a details view. */
export interface DetailsViewOptions extends ControllerOptions {
  /** Whether its height follows its content. */
  autoresize?: boolean;
}

/**
 * The large view of one region or object, over the map, beside it, or on the whole screen.
 * {@link MapwrightMap.showDetails} opens it.
 *
 * @example Stop a film when visitors close the view
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('beforeClose.detailsView', ({ data }) => {
 *   for (const container of Object.values(
 *     data.controller?.containers ?? {},
 *   )) {
 *     container.querySelector('video')?.pause();
 *   }
 * });
 * ```
 *
 * @see [Guide: Details view](/docs/guides/map-editor/details-view)
 */
export declare class DetailsController extends Controller {
  /**
   * Makes a details view; it is shown with `open`.
   *
   * @param options - Its template, and where it belongs.
   */
  constructor(options: DetailsViewOptions);
  /** Puts the button that closes it in its place once it is built. */
  viewDidLoad(): void;
}
