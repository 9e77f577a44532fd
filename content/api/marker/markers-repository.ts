/** @module Marker/MarkersRepository */

import type { Repository } from '../core/repository.ts';
import type { Marker } from './marker.ts';

/**
 * The store of marker images on the server; {@link Marker.src} is the address of one.
 *
 * @example
 * ```ts
 * import type { MarkersRepository } from './marker/index.ts';
 *
 * function list(images: MarkersRepository) {
 *   images
 *     .find()
 *     .done(() => console.log(images.getLoaded().length, 'images'));
 * }
 * ```
 */
export declare class MarkersRepository extends Repository {}
