/** @module Infrastructure/Server/SchemaRepository */

import type { JQueryDeferred } from '../../core/jquery.ts';
import type { Repository } from '../../core/repository.ts';
import type { MapwrightMap } from '../../map/map.ts';
import type { Schema } from './schema.ts';
import type { SchemaModel } from './schema-model.ts';

/**
 * The store of schemas: it loads the fields of tables and writes changed ones back.
 *
 * @example Add a field to the objects of a map
 * ```ts
 * const map = mapwright.get(0);
 * const schema = map?.getDb().getSchema();
 * if (map && schema) {
 *   schema.addField({
 *     type: 'text',
 *     name: 'phone',
 *     label: 'Phone',
 *   });
 *   map.schemaRepository
 *     .update(schema)
 *     .done(() => console.log('stored'));
 * }
 * ```
 */
export declare class SchemaRepository extends Repository<SchemaModel> {
  /**
   * Makes the store.
   *
   * @param schema - The fields of schemas.
   * @param map - The map that it works for.
   */
  constructor(schema: Schema, map?: MapwrightMap);
  /**
   * Stores changed fields, announces `afterUpdate`, and lets the schema announce `update`.
   *
   * @param schema - The schema, or its stored form.
   * @returns A promise of the stored schema.
   */
  update(schema: SchemaModel | Schema): JQueryDeferred<SchemaModel>;
  /**
   * Writes a schema as the server expects it.
   *
   * @param schema - The schema, or its stored form.
   * @returns What is sent.
   */
  encodeData(schema: Schema | SchemaModel): Record<string, unknown>;
}
