/** @module Infrastructure/Server/SchemaField */

import type { ArrayIndexed } from '../../core/array-indexed.ts';
import type { FormElementOptions } from '../../form-builder/form-elements/form-element-interface.ts';
import type { Schema } from './schema.ts';

/** What a field holds, and so which element of a form edits it. */
export type SchemaFieldType =
  /** The number of the object. */
  | 'id'
  /** One line of text. */
  | 'text'
  /** Several lines, also HTML. */
  | 'textarea'
  /** One of a few options. */
  | 'radio'
  /** A post of WordPress. */
  | 'post'
  /** One or several options of a list. */
  | 'select'
  /** Regions of the map. */
  | 'region'
  /** Yes or no. */
  | 'checkbox'
  /** Any of several options. */
  | 'checkboxes'
  /** A list of images. */
  | 'image'
  /** An image for the marker. */
  | 'marker'
  /** A place on the map. */
  | 'location'
  /** A date with a time. */
  | 'datetime'
  /** A date. */
  | 'date'
  /** A status with a colour. */
  | 'status'
  /** Structured data. */
  | 'json'
  /** True or false. */
  | 'boolean'
  /** A button that opens a window. */
  | 'modal'
  /** The button that saves a form. */
  | 'save'
  /** Room between elements. */
  | 'empty'
  /** A search by text, in filters. */
  | 'search'
  /** A search by distance, in filters. */
  | 'distance';

/** How the database stores a field. */
export type SchemaFieldDbType =
  /** A whole number. */
  | 'int(11)'
  /** Text of up to 255 characters. */
  | 'varchar(255)'
  /** A date with a time. */
  | 'datetime'
  /** Text of any length. */
  | 'text'
  /** True or false. */
  | 'boolean'
  /** A number with a fraction. */
  | 'float'
  /** A number with a fraction, more exact. */
  | 'double'
  /** Structured data. */
  | 'json';

/** Options of a {@link SchemaField}. */
export interface SchemaFieldProps {
  /** What the field holds. */
  type: SchemaFieldType;
  /** Its title. */
  label?: string;
  /** Its name in templates and in the database: lower-case letters, digits and underscores. */
  name?: string;
  /** Help text below the element of the form. */
  help?: string;
  /** What can be chosen. */
  options?: ArrayIndexed<FormElementOptions>;
  /** Whether tables of objects show the field. */
  visible?: boolean;
  /** Whether tables leave the field out in any case. */
  hiddenOnTable?: boolean;
  /** Whether forms show the value as read-only. */
  readonly?: boolean;
  /** Whether the field cannot be deleted. */
  protected?: boolean;
  /** Whether the name can be changed. */
  renamable?: boolean;
  /** Whether the search looks into the field. */
  searchable?: boolean;
  /** Value for new objects. */
  value?: unknown;
  /** What an empty element shows. */
  placeholder?: string;
  /** Name of the filter that the element sets, with its object, such as `Object.city`. */
  parameterName?: string;
  /** Name of the filter without its object, such as `city`. */
  parameterNameShort?: string;
  /** How the database stores the field. */
  db_type?: SchemaFieldDbType;
  /** What the database stores when nothing is given. */
  db_default?: number | boolean | string;
  /** Settings of single types. */
  [key: string]: unknown;
}

/**
 * One field of a {@link Schema}: what it holds, how forms edit it, and how the database stores it.
 *
 * @example List what visitors can choose
 * ```ts
 * const field = mapwright
 *   .get(0)
 *   ?.getDb()
 *   .getSchema()
 *   .getField('category');
 * for (const option of field?.options ?? [])
 *   console.log(option.value, option.label);
 * ```
 *
 * @see [Guide: Edit database fields](/docs/guides/map-editor/database/edit-fields)
 */
export declare class SchemaField implements SchemaFieldProps {
  /** What the field holds. */
  type: SchemaFieldType;
  /** Its title. */
  label?: string;
  /** Its name in templates and in the database: lower-case letters, digits and underscores. */
  name?: string;
  /** Help text below the element of the form. */
  help?: string;
  /** What can be chosen, each option found by its value. */
  options?: ArrayIndexed<FormElementOptions>;
  /** Whether tables of objects show the field. */
  visible?: boolean;
  /** Whether tables leave the field out in any case. */
  hiddenOnTable?: boolean;
  /** Whether forms show the value as read-only. */
  readonly?: boolean;
  /** Whether the field cannot be deleted. */
  protected?: boolean;
  /** Whether the name can be changed. */
  renamable?: boolean;
  /** Whether the search looks into the field. */
  searchable?: boolean;
  /** Value for new objects. */
  value?: unknown;
  /** What an empty element shows. */
  placeholder?: string;
  /** Name of the filter that the element sets, with its object, such as `Object.city`. */
  parameterName?: string;
  /** Name of the filter without its object, such as `city`. */
  parameterNameShort?: string;
  /** How the database stores the field. */
  db_type?: SchemaFieldDbType;
  /** What the database stores when nothing is given. */
  db_default?: number | boolean | string;
  /** Settings of single types. */
  [key: string]: unknown;
  /**
   * Makes a field.
   *
   * @param field - Its properties.
   */
  constructor(field: { [key: string]: unknown });
  /**
   * Finds the words for a stored value.
   *
   * @param value - Value of an option.
   * @returns The option's label, or `null` when no option has that value.
   */
  getEnumLabel(value: string | number): string | null;
}
