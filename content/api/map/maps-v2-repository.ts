/** @module Map/MapsV2Repository */

import type { Repository } from '../core/repository.ts';
import type { MapsRepository } from './maps-repository.ts';

/**
 * The store of maps that version 2 made. {@link MapsRepository.createFromV2} turns one into a map of
 * today, which {@link MapsRepository} keeps.
 *
 * @example
 * ```ts
 * new mapwright.mapsV2Repository()
 *   .find()
 *   .done(response => console.log(response));
 * ```
 */
export declare class MapsV2Repository extends Repository {
  /** Path of the old maps, below the address of the server. */
  path: string;
  /** Makes the store; it needs no schema. */
  constructor();
  /**
   * Writes an old map as the server expects it.
   *
   * @param params - The map.
   * @returns What is sent.
   */
  encodeData(params: unknown): Record<string, unknown>;
  /**
   * Reads old maps from a response.
   *
   * @param dataJSON - The response, as JSON or parsed.
   * @returns The maps in the form that stores read.
   */
  defaultResponseMiddleware(dataJSON: string | { [key: string]: unknown }): Record<string, unknown>;
}
