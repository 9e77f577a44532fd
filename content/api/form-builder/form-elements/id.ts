/** @module FormBuilder/FormElements/Id */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementData } from './form-element-interface.ts';

/**
 * The number of an object. The database sets it; it cannot be changed.
 *
 * @example
 * ```ts
 * import type { IdFormElement } from './form-builder/index.ts';
 *
 * function isNew(id: IdFormElement): boolean {
 *   return !id.getData().value;
 * }
 * ```
 */
export declare class IdFormElement extends FormElement {
  /**
   * Makes the element for a number.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /**
   * Returns the number.
   *
   * @returns Name and value; the value is empty for a new object.
   */
  getData(): FormElementData;
}
