/** @module Map/MapsRepository */

import type { JQueryDeferred } from '../core/jquery.ts';
import type { Repository } from '../core/repository.ts';
import type { Schema } from '../infrastructure/server/schema.ts';
import type { MapwrightMap } from './map.ts';

/**
 * The store of maps: their options, as the editor keeps them.
 *
 * @example List all maps of the site
 * ```ts
 * const map = mapwright.get(0);
 * if (map) {
 *   const repository = mapwright.useRepository('maps', map);
 *   repository.find().done(() => {
 *     for (const each of repository.getLoaded())
 *       console.log(each.get('id'), each.get('title'));
 *   });
 * }
 * ```
 */
export declare class MapsRepository extends Repository {
  /**
   * Makes the store.
   *
   * @param schema - The schema of maps.
   * @param map - The map whose middleware and events it uses.
   */
  constructor(schema: Schema, map: MapwrightMap);
  /**
   * Writes a map's options as the server expects them.
   *
   * @param params - The options.
   * @returns What is sent.
   */
  encodeData(params: unknown): Record<string, unknown>;
  /**
   * Reads maps from a response.
   *
   * @param dataJSON - The response, as JSON or parsed.
   * @returns The maps in the form that stores read.
   */
  defaultResponseMiddleware(dataJSON: string | { [key: string]: unknown }): Record<string, unknown>;
  /**
   * Makes a second map of a stored one, with its options, regions and objects.
   *
   * @param id - Number of the map.
   * @param title - Title of the copy.
   * @returns A promise of the copy.
   *
   * @example
   * ```ts
   * import type { MapsRepository } from './map/index.ts';
   *
   * function duplicate(maps: MapsRepository) {
   *   return maps.copy(12, 'Offices, draft');
   * }
   * ```
   */
  copy(id: number, title: string): JQueryDeferred<unknown>;
  /**
   * Stores a map that version 2 made as a map of today.
   *
   * @param object - The old map.
   * @returns A promise of the new one.
   */
  createFromV2(object: unknown): JQueryDeferred<unknown>;
}
