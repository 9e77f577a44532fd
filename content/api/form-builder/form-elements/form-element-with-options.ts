/** @module FormBuilder/FormElements/FormElementWithOptions */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementInterface, FormElementOptions } from './form-element-interface.ts';

/** What an element offers that lets people choose. */
export interface FormElementWithOptionsInterface extends FormElementInterface {
  /** What can be chosen. */
  options: FormElementOptions[];
  /** The same, by value. */
  optionsDict: Record<string, FormElementOptions>;
  /** Whether the options are loaded from a server. */
  asyncOptions: boolean;
  /** Where they are loaded from. */
  optionsSource: unknown;
}

/**
 * An element that lets people choose, from a list that is written down or loaded.
 *
 * @example
 * ```ts
 * import type {
 *   FormElementWithOptions,
 * } from './form-builder/index.ts';
 *
 * async function offer(element: FormElementWithOptions) {
 *   if (element.asyncOptions) await element.getOptions();
 *   return element.options.map(option => option.label);
 * }
 * ```
 */
export declare class FormElementWithOptions extends FormElement implements FormElementWithOptionsInterface {
  /** What can be chosen. */
  options: FormElementOptions[];
  /** The same, by value. */
  optionsDict: Record<string, FormElementOptions>;
  /** Whether the options are loaded from a server. */
  asyncOptions: boolean;
  /** Where they are loaded from. */
  optionsSource: unknown;
  /**
   * Makes an element that lets people choose.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /**
   * Loads what can be chosen, such as the terms of a taxonomy.
   *
   * @returns A promise of the options.
   */
  getOptions(): Promise<unknown>;
}
