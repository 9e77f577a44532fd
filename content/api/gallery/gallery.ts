/** @module Gallery/Gallery */

import type { MapwrightMap } from '../map/map.ts';
import type { GalleryOptionsInterface } from '../map/options-interfaces/layers-options.ts';

/** Options of a gallery. */
export interface GalleryProps {
  /** The map whose images it shows. */
  mapwright: MapwrightMap;
}

/**
 * Shows the images of an object as a gallery that opens large on a click. Templates place it with the helper
 * `mapwright_gallery`; {@link GalleryOptionsInterface} describes it. Some plans have no galleries.
 *
 * @example The galleries of a map
 * ```ts
 * for (const gallery of mapwright.get(0)?.galleries ?? [])
 *   console.log(gallery.id, gallery.title);
 * ```
 *
 * @see [Guide: Gallery](/docs/guides/map-editor/gallery)
 */
export declare class GalleryController {
  /** The map whose images it shows. */
  mapwright: MapwrightMap;
  /**
   * Makes the galleries of a map.
   *
   * @param props - The map.
   */
  constructor(props: GalleryProps);
  /** Constructor of the large view, once its script has been loaded. */
  PhotoSwipeLightbox: unknown;
  /** Loads the large view's script and prepares the galleries that are in the page. */
  init(): void;
  /** Starts looking for galleries in views that open. */
  setEventHandlers(): void;
}
