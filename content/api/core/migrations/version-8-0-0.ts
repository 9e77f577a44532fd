/** @module Core/Migrations/8.0.0 */

import type { MapwrightMap } from '../../map/map.ts';
import type { MapEvent, MapEvents } from '../../map/map-events.ts';
import type { EventRenames810 } from './version-8-1-0.ts';

/**
 * A handler as it was written before version 8, with the map as second argument and the clicked thing as `this`.
 *
 * The player wraps such functions, so they still run.
 *
 * @param e - The browser's event.
 * @param mapwright - The map.
 * @returns Any value; the player ignores it.
 * @deprecated Since 8.0.0 a handler is given one object, {@link MapEvent}.
 */
export type LegacyEventHandler = (e: unknown, mapwright: MapwrightMap) => unknown;

/**
 * Events that version 8.0.0 renamed: the old name, and the name of 8.0.0. Some of these have yet another name since
 * 8.1.0: {@link EventRenames810}. The names of today are in {@link MapEvents}.
 *
 * @since 8.0.0
 *
 * @example Before and after
 * ```ts
 * const map = mapwright.get(0);
 * // Up to version 7:
 * // map.on('shown.popover', function (e, mapwright) { … });
 * map?.events.on('afterShow.popover', ({ data }) =>
 *   console.log(data.controller?.name),
 * );
 * ```
 */
export interface EventRenames800 {
  /** The regions have arrived. */
  regionsLoaded: 'afterLoad.regions';
  /** The database objects have arrived. */
  databaseLoaded: 'afterLoad.objects';
  /** A popover is shown. */
  'shown.popover': 'afterShow.popover';
  /** The details view is shown. */
  'shown.detailsView': 'afterShow.detailsView';
  /** A popover is closed. */
  'closed.popover': 'afterClose.popover';
  /** The details view is closed. */
  'closed.detailsView': 'afterClose.detailsView';
}

/**
 * What the table of schemas keeps since version 8.0.0, besides what it kept before.
 *
 * @since 8.0.0
 */
export interface SchemaColumns800 {
  /** What one object is called, such as `office`. */
  objectNameSingular: string;
  /** What several are called, such as `offices`. */
  objectNamePlural: string;
}
