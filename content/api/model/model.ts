/** @module Model/Model */

import type { Repository } from '../core/repository.ts';
import type { Schema } from '../infrastructure/server/schema.ts';
import type { SchemaField } from '../infrastructure/server/schema-field.ts';
import type { Region } from '../region/region.ts';

/**
 * A database object, or the fields of a region: values that a {@link Schema} describes. A {@link Repository} loads and
 * stores it.
 *
 * Changes stay in the browser until they are given to {@link Repository.update}.
 *
 * @example Read and change fields
 * ```ts
 * const office = mapwright.get(0)?.getDb().getLoadedObject(3);
 * console.log(office?.get('title'));
 * office?.set('phone', '+43 1 234 567');
 * if (office) mapwright.get(0)?.getDb().update(office);
 * ```
 *
 * @example One of your own
 * ```ts
 * const map = mapwright.get(0);
 * if (map) {
 *   const office = new mapwright.customObject(
 *     { title: 'New office' },
 *     map.getDb().getSchema(),
 *   );
 *   map.addObject(office);
 * }
 * ```
 *
 * @see [Guide: List of objects](/docs/guides/map-editor/database/list)
 */
export declare class Model {
  /** The fields that it can have. */
  schema: Schema;
  /** Names of the fields that were changed since it was loaded. */
  dirtyFields: string[];
  /** Is `true` until its first values are in place; those do not count as changes. */
  initialLoad: boolean;
  /**
   * Makes an object.
   *
   * @param params - Values by the names of fields.
   * @param schema - The fields that it can have.
   */
  constructor(params: unknown, schema: Schema);
  /**
   * Reads a field.
   *
   * @param key - Name of the field. With `_text` behind it, the label of the chosen option.
   * @returns The value; what it is depends on the type of the field.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.events.on('click.marker', ({ data }) => {
   *   const object = data.marker?.object;
   *   console.log(object?.get('status'), object?.get('status_text'));
   * });
   * ```
   */
  get(key: string): unknown;
  /**
   * Changes a field.
   *
   * @param key - Name of the field.
   * @param value - The new value, in the form that the field needs.
   */
  set(key: string, value: unknown): void;
  /**
   * Changes several fields.
   *
   * @param params - Values by the names of fields.
   */
  update(params: unknown): void;
  /**
   * Fills it with its first values. The constructor calls it.
   *
   * @param params - Values by the names of fields.
   */
  build(params: unknown): void;
  /**
   * Checks whether the field that decides over the marker's image is among changed ones.
   *
   * @param params - The changed values.
   * @returns `true` if so.
   */
  isMarkerFieldChanged(params: { [key: string]: unknown }): boolean;
  /** Links the value of the location field with this object. */
  setLocationField(): void;
  /**
   * Returns the field that holds the place.
   *
   * @returns The field.
   */
  getLocationField(): SchemaField;
  /** Chooses the marker's image again, after a field has changed. */
  reloadMarkerImage(): void;
  /**
   * Returns which image its marker has.
   *
   * @param params - Values to choose by; its own by default.
   * @returns Address of the image.
   */
  getMarkerImage(params?: unknown): string;
  /**
   * Checks whether a field decides over the marker's image.
   *
   * @returns `true` if so.
   */
  isMarkersByFieldEnabled(): boolean;
  /**
   * Makes a copy with the same values.
   *
   * @returns The copy.
   */
  clone(): Model;
  /**
   * Collects the fields that were changed.
   *
   * @returns Values by the names of fields.
   */
  getDirtyFields(): Record<string, unknown>;
  /** Forgets which fields were changed, after they have been stored. */
  clearDirtyFields(): void;
  /**
   * Collects all fields.
   *
   * @returns A plain object, as templates read it.
   */
  getData(): Record<string, unknown>;
  /**
   * Returns the regions of a map to which it belongs.
   *
   * @param regionsTableName - Name of the table that holds that map's regions.
   * @returns The regions.
   */
  getRegions(regionsTableName: string): Array<unknown>;
  /**
   * Returns what is stored about the regions of a map to which it belongs.
   *
   * @param regionsTableName - Name of the table that holds that map's regions.
   * @returns Ids and titles.
   */
  getRegionsForTable(regionsTableName: string): Array<unknown>;
  /**
   * Sets to which regions it belongs.
   *
   * @param regions - The regions.
   * @param tableName - Name of the table that holds them.
   */
  linkToRegions(regions: Region[], tableName: string): void;
}
