/** @module FormBuilder/FormElements/Save */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * The buttons that store a form and close it. They announce `click.btn.save` and `click.btn.close`.
 *
 * @example
 * ```ts
 * import type { SaveFormElement } from './form-builder/index.ts';
 *
 * function watch(save: SaveFormElement) {
 *   save.events.on('click.btn.save', () => console.log('stored'));
 * }
 * ```
 */
export declare class SaveFormElement extends FormElement {
  /**
   * Makes the buttons.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds the buttons in the page. */
  setDomElements(): void;
  /** Starts listening to the buttons. */
  setEventHandlers(): void;
}
