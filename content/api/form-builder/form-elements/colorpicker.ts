/** @module FormBuilder/FormElements/Colorpicker */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A field for a colour, with a window in which it is picked.
 *
 * @example
 * ```ts
 * import type {
 *   ColorPickerFormElement,
 * } from './form-builder/index.ts';
 *
 * function paint(picker: ColorPickerFormElement) {
 *   picker.setValue('#0b7a5a');
 * }
 * ```
 */
export declare class ColorPickerFormElement extends FormElement {
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
   * Makes a field for a colour.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its input in the page. */
  setDomElements(): void;
  /**
   * Returns it as it is stored, with its search and its width.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /** Starts listening to the window in which the colour is picked. */
  setEventHandlers(): void;
  /**
   * Shows a colour.
   *
   * @param value - A colour, as in CSS.
   */
  setInputValue(value: string): void;
}
