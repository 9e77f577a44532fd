/** @module FormBuilder/FormElements/Title */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * The title of an object: one line of text that every object has.
 *
 * @example
 * ```ts
 * import type { TitleFormElement } from './form-builder/index.ts';
 *
 * function rename(title: TitleFormElement) {
 *   title.setValue('Main office');
 * }
 * ```
 */
export declare class TitleFormElement extends FormElement {
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
   * Makes the field for a title.
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
  /** Starts listening to its input. */
  setEventHandlers(): void;
  /**
   * Shows a title.
   *
   * @param value - The title.
   */
  setInputValue(value: string): void;
}
