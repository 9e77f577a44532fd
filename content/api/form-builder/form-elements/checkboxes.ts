/** @module FormBuilder/FormElements/Checkboxes */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * Several boxes, of which any number can be ticked.
 *
 * @example
 * ```ts
 * import type {
 *   CheckboxesFormElement,
 * } from './form-builder/index.ts';
 *
 * function tick(boxes: CheckboxesFormElement) {
 *   boxes.setValue(['parking', 'lift']);
 * }
 * ```
 */
export declare class CheckboxesFormElement extends FormElement {
  /** Label of a single box. */
  checkboxLabel: string;
  /** What is stored for a single box. */
  checkboxValue: string;
  /** The boxes, as jQuery's object. */
  $checkboxes: unknown;
  /**
   * Makes several boxes.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds the boxes in the page. */
  setDomElements(): void;
  /** Starts listening to the boxes. */
  setEventHandlers(): void;
  /**
   * Ticks some boxes and clears the others.
   *
   * @param values - Values of the options to tick; `null` for none.
   */
  setInputValue(values: string[] | null): void;
}
