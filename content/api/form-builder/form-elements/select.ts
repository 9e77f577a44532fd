/** @module FormBuilder/FormElements/Select */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementOptions } from './form-element-interface.ts';

/**
 * A list from which one option is chosen, or several. It announces `change.select2` when its list can be searched.
 *
 * @example
 * ```ts
 * import type { SelectFormElement } from './form-builder/index.ts';
 *
 * function offer(list: SelectFormElement) {
 *   list.setOptions([
 *     { label: 'Shop', value: 'shop' },
 *     { label: 'Office', value: 'office' },
 *   ]);
 * }
 * ```
 */
export declare class SelectFormElement extends FormElement {
  /** Whether several options can be chosen. */
  multiselect: boolean;
  /** The options in groups. */
  optionsGrouped: unknown;
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /**
   * Makes a list.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its list in the page. */
  setDomElements(): void;
  /**
   * Returns it as it is stored, with its options.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /** Starts listening to its list. */
  setEventHandlers(): void;
  /** Turns its list into one that can be searched. */
  addSelect2(): void;
  /**
   * Replaces what can be chosen.
   *
   * @param options - Labels and values; none by default.
   * @returns The options.
   */
  setOptions(options?: FormElementOptions[]): unknown[];
  /**
   * Shows what is chosen.
   *
   * @param value - Value of the option; or several options.
   */
  setInputValue(value: string | Array<FormElementOptions>): void;
}
