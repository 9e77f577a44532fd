/** @module Core/Migrations/6.0.0 */

import type { MapwrightMap } from '../../map/map.ts';

/**
 * Versions with which the stored data of the version before does not agree. When a map was stored by an older one, its
 * options are changed as it loads: {@link MapwrightMap.updateOutdatedOptions}.
 *
 * @since 6.0.0
 */
export type IncompatibleVersion = '2.0.0' | '3.2.0' | '5.0.0' | '6.0.0';

/**
 * How the names of all database tables begin since version 6, behind the prefix of WordPress.
 *
 * @since 6.0.0
 */
export type DatabaseTablePrefix = 'mapwright6_';
