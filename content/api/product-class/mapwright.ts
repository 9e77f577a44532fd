/** @module MapwrightClass/Mapwright */

import type { MapwrightClient } from './mapwright-client.ts';

/**
 * The global through which a page reaches the player, also as `window.mapwright`.
 *
 * `window.Mapwright` is the same player under its old name, with the tools of {@link MapwrightClient.utils} directly
 * on it; new code uses the name in lower case.
 *
 * @example
 * ```ts
 * const map = mapwright.getById(12);
 * map?.events.once('afterLoadRegions', ({ map }) =>
 *   map.selectRegion('US-TX'),
 * );
 * ```
 */
export declare const mapwright: MapwrightClient;
