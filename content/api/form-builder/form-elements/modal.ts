/** @module FormBuilder/FormElements/Modal */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A button, in filters, that opens a window.
 *
 * @example
 * ```ts
 * import type { ModalFormElement } from './form-builder/index.ts';
 *
 * function hasButton(modal: ModalFormElement): boolean {
 *   return modal.showButtonText;
 * }
 * ```
 *
 * @see [Guide: Types of filters](/docs/guides/map-editor/filters/edit-fields#types)
 */
export declare class ModalFormElement extends FormElement {
  /** Whether the button has words. */
  showButtonText: boolean;
  /**
   * Makes a button that opens a window.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /**
   * Returns it as it is stored, with the button's words.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
}
