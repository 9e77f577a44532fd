/** @module FormBuilder/Form */

import type { FormBuilder } from './form-builder.ts';

/**
 * A plain form with a title: the simplest form that visitors can fill in. {@link FormBuilder} is the form with elements
 * of all types.
 *
 * @example
 * ```ts
 * import type { Form } from './form-builder/index.ts';
 *
 * function report(form: Form) {
 *   console.log(form.title, form.fields);
 * }
 * ```
 */
export declare class Form {
  /** The title above it. */
  title: string;
  /** Its fields. */
  fields: unknown;
  /**
   * Makes a form.
   *
   * @param options - Title and fields.
   */
  constructor(options: { title?: string; fields?: unknown });
  /**
   * Turns what the inputs hold into nested objects.
   *
   * @param formattedValue - Names and values, as the form writes them.
   * @returns The object.
   */
  inputToObject(formattedValue: unknown): unknown;
}
