/** @module Map/Filters */

import type { FiltersController } from '../filters/filters.ts';
import type { Schema } from '../infrastructure/server/schema.ts';

/**
 * The schema of a map's filters: its fields are the elements of the form that visitors fill in.
 * {@link FiltersController} shows them.
 *
 * @example Which fields can visitors filter by?
 * ```ts
 * console.log(mapwright.get(0)?.filtersSchema?.getFieldNames());
 * ```
 */
export declare class Filters extends Schema {}
