/** @module FormBuilder/FormElements/Date */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A field for a date, with a calendar in the language of choice.
 *
 * @example
 * ```ts
 * import type { DateFormElement } from './form-builder/index.ts';
 *
 * function plan(date: DateFormElement) {
 *   console.log(date.languages.includes('de'), date.language);
 * }
 * ```
 */
export declare class DateFormElement extends FormElement {
  /** The languages of the calendar, as codes such as `de`. */
  languages: string[];
  /** The calendar's language. */
  language: string;
  /**
   * Makes a field for a date.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its input in the page. */
  setDomElements(): void;
  /** Starts listening to the calendar. */
  setEventHandlers(): void;
  /**
   * Returns it as it is stored, with its language.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Collects what its template is filled with, with the languages to choose from.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
}
