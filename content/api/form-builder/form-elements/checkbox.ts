/** @module FormBuilder/FormElements/Checkbox */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A box for yes or no, also drawn as a switch.
 *
 * @example
 * ```ts
 * import type { CheckboxFormElement } from './form-builder/index.ts';
 *
 * function accept(box: CheckboxFormElement) {
 *   box.setValue(true);
 *   console.log(box.checkboxLabel, box.getValue());
 * }
 * ```
 */
export declare class CheckboxFormElement extends FormElement {
  /** Label of the box. */
  checkboxLabel: string;
  /** The stored value for yes. */
  checkboxValue: string;
  /** Whether it is drawn as a switch. */
  showAsSwitch: boolean;
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /**
   * Makes a box.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds the box in the page. */
  setDomElements(): void;
  /** Starts listening to the box. */
  setEventHandlers(): void;
  /** Starts listening to the form that edits its words and its look. */
  setEditorEventHandlers(): void;
  /**
   * Returns it as it is stored, with its words and its look.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Ticks the box or clears it.
   *
   * @param value - `true` for yes.
   */
  setInputValue(value: boolean): void;
}
