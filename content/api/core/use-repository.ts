/** @module Core/useRepository */

import type { MapwrightMap } from '../map/map.ts';
import type { Repository } from './repository.ts';

/**
 * Opens the store that belongs to a schema, without writing out the schema.
 *
 * On a page it is `mapwright.useRepository`.
 *
 * @param name - Name of the schema, such as `maps`, or that of a table of the map.
 * @param map - The map whose middleware and events the store uses.
 * @returns A store with nothing loaded yet.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * if (map) {
 *   const repository = mapwright.useRepository('maps', map);
 *   repository
 *     .find()
 *     .done(() => console.log(repository.getLoaded().length));
 * }
 * ```
 */
export declare function useRepository(name: string, map: MapwrightMap): Repository;
