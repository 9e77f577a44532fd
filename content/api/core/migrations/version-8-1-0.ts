/** @module Core/Migrations/8.1.0 */

import type {
  ApiEndpoints,
  AuthorizationCredentials,
  SchemaType,
} from '../../infrastructure/server/schema.ts';

/**
 * Events that version 8.1.0 renamed: the name of 8.0.0, and the name of today.
 *
 * @since 8.1.0
 *
 * @example Before and after
 * ```ts
 * const map = mapwright.get(0);
 * // Version 8.0: map.events.on('afterLoad.objects', …);
 * map?.events.on('afterLoadObjects', ({ map }) =>
 *   console.log(map.objects.length),
 * );
 * ```
 */
export interface EventRenames810 {
  /** The map is ready. */
  afterLoad: 'afterInit';
  /** The map is about to be built. */
  beforeLoad: 'beforeInit';
  /** The regions have arrived. */
  'afterLoad.regions': 'afterLoadRegions';
  /** The database objects have arrived. */
  'afterLoad.objects': 'afterLoadObjects';
}

/**
 * What the table of schemas keeps since version 8.1.0, besides what it kept before: the basis for data from your own
 * API.
 *
 * @since 8.1.0
 */
export interface SchemaColumns810 {
  /** Methods and addresses of that server. */
  apiEndpoints: ApiEndpoints;
  /** Where its addresses begin. */
  apiBaseUrl: string;
  /** How requests to it identify themselves. */
  apiAuthorization: AuthorizationCredentials;
  /** Where the objects come from. Filled from the name of the table since 8.3.6. */
  type: SchemaType;
}
