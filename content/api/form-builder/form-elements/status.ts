/** @module FormBuilder/FormElements/Status */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * The status of an object or region: a list whose options have colours.
 *
 * @example
 * ```ts
 * import type { StatusFormElement } from './form-builder/index.ts';
 *
 * function sell(status: StatusFormElement) {
 *   status.setValue('0');
 * }
 * ```
 *
 * @see [Guide: Statuses of regions](/docs/guides/map-editor/regions/what-is-regions#status)
 */
export declare class StatusFormElement extends FormElement {
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /**
   * Makes a list of statuses.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its list in the page. */
  setDomElements(): void;
  /** Removes it from the page, and the pickers of its colours with it. */
  destroy(): void;
  /** Starts listening to the form that edits labels and colours. */
  setEditorEventHandlers(): void;
  /** Builds the form that edits labels and colours. */
  initEditor(): void;
  /** Adds an empty status while they are edited, if there is none. */
  mayBeAddStatusRow(): void;
  /** Starts listening to its list. */
  setEventHandlers(): void;
  /**
   * Returns it as it is stored, with labels and colours.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Shows a status.
   *
   * @param value - Value of the status.
   */
  setInputValue(value: string): void;
}
