/** @module FormBuilder/FormElements/Search */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A search by text, in filters: one field that looks into all searchable fields.
 *
 * @example
 * ```ts
 * import type { SearchFormElement } from './form-builder/index.ts';
 *
 * function search(element: SearchFormElement) {
 *   element.searchFallback = true;
 *   element.setValue('bakery');
 * }
 * ```
 */
export declare class SearchFormElement extends FormElement {
  /** Whether a search without result is tried again in a looser way. */
  searchFallback: boolean;
  /** Its width in the form, with a unit of CSS. */
  width: string;
  /**
   * Makes a search by text.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its input in the page. */
  setDomElements(): void;
  /** Starts listening to its input. */
  setEventHandlers(): void;
  /**
   * Shows a text.
   *
   * @param value - The text; `null` for none.
   */
  setInputValue(value: string | null): void;
  /**
   * Returns it as it is stored, with its width and how it searches.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
}
