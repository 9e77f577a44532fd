/** @module FormBuilder/FormElements/Empty */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * Room between other elements. It holds no value.
 *
 * @example
 * ```ts
 * import type {
 *   EmptyFormElement,
 *   FormElement,
 * } from './form-builder/index.ts';
 *
 * function isGap(
 *   element: FormElement,
 * ): element is EmptyFormElement {
 *   return element.type === 'empty';
 * }
 * ```
 *
 * @see [Guide: Types of filters](/docs/guides/map-editor/filters/edit-fields#types)
 */
export declare class EmptyFormElement extends FormElement {
  /**
   * Makes room between elements.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
}
