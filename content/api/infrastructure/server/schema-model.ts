/** @module Infrastructure/Server/SchemaModel */

import type { Model } from '../../model/model.ts';
import type { Schema } from './schema.ts';
import type { SchemaRepository } from './schema-repository.ts';

/**
 * A {@link Schema} in the form in which {@link SchemaRepository} keeps it: with fields that can be read and set, like
 * any other object.
 *
 * @example
 * ```ts
 * const model = mapwright.get(0)?.getDb().getSchema().model;
 * console.log(model?.get('name'), model?.get('objectNamePlural'));
 * ```
 */
export declare class SchemaModel extends Model {}
