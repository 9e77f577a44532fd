/** @module FormBuilder/FormElements/Text */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * One line of text. In filters it searches in its field.
 *
 * @example
 * ```ts
 * import type { TextFormElement } from './form-builder/index.ts';
 *
 * function rename(text: TextFormElement) {
 *   text.setValue('Main office');
 * }
 * ```
 */
export declare class TextFormElement extends FormElement {
  /** How the search compares its value. */
  searchType: string;
  /** Whether a search without result is tried again in a looser way. */
  searchFallback: boolean;
  /** The text that visitors see if nothing is found. */
  noResultsText: string;
  /** Its width in the form, with a unit of CSS. */
  width: string;
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /**
   * Makes a line of text.
   *
   * @param schemaFieldOptions - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(
    schemaFieldOptions: SchemaField,
    formBuilder: FormBuilder,
    external: { [key: string]: unknown },
  );
  /** Finds its input in the page. */
  setDomElements(): void;
  /**
   * Returns it as it is stored, with its search and its width.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /** Starts listening to its input. */
  setEventHandlers(): void;
  /**
   * Shows a text.
   *
   * @param value - The text.
   */
  setInputValue(value: string): void;
}
