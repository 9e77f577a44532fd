/** @module Map/OptionsInterfaces/LayersOptions */

import type { GalleryController } from '../../gallery/gallery.ts';

/**
 * A group of SVG objects that visitors show and hide together.
 *
 * @since 8.7.9
 *
 * @example A group that is hidden at first
 * ```ts
 * const map = mapwright.get(0);
 * map?.setGroups([
 *   {
 *     id: 'rivers',
 *     title: 'Rivers',
 *     objects: [],
 *     visible: false,
 *   },
 * ]);
 * ```
 *
 * @see [Guide: Groups and layers](/docs/guides/map-editor/visibility/list)
 */
export interface GroupOptionsInterface {
  /** Id of the group, unique in the map. */
  id: string;
  /** What visitors read. */
  title: string;
  /** The SVG objects that belong to it. */
  objects: Array<unknown>;
  /** Whether it is shown at first. */
  visible: boolean;
}

/**
 * A gallery that templates can show; {@link GalleryController} draws it.
 *
 * @example
 * ```ts
 * console.log(mapwright.get(0)?.galleries.findById('1')?.title);
 * ```
 *
 * @see [Guide: Gallery](/docs/guides/map-editor/gallery)
 */
export interface GalleryOptionsInterface {
  /** Id of the gallery, unique in the map. */
  id: string;
  /** How it shows the images. */
  type?: 'slider' | 'original' | 'justified' | 'multi' | 'combo' | 'single';
  /** What the editor calls it. */
  title: string;
  /** What belongs to it. */
  objects: Array<unknown>;
  /** Whether it is shown. */
  visible: boolean;
}

/**
 * The list where visitors show and hide groups.
 *
 * @example
 * ```ts
 * mapwright.get(0)?.setLayersControl({
 *   on: true,
 *   label: 'Show',
 *   maxHeight: '200px',
 *   position: 'top-left',
 *   expanded: true,
 * });
 * ```
 *
 * @see [Guide: Visibility settings](/docs/guides/map-editor/visibility/settings)
 */
export interface LayersControlOptionsInterface {
  /** Whether the list is shown. */
  on: boolean;
  /** Its heading. */
  label: string;
  /** Maximum height, with a unit of CSS; a longer list scrolls. */
  maxHeight: string;
  /** In which corner of the map it is. */
  position: string;
  /** Whether it is open at first. */
  expanded: boolean;
}
