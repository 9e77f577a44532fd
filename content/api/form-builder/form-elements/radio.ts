/** @module FormBuilder/FormElements/Radio */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A few options side by side, of which one is chosen.
 *
 * @example
 * ```ts
 * import type { RadioFormElement } from './form-builder/index.ts';
 *
 * function choose(radio: RadioFormElement) {
 *   radio.setValue('buy');
 * }
 * ```
 */
export declare class RadioFormElement extends FormElement {
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /** The inputs, as jQuery's object. */
  $radios: unknown;
  /**
   * Makes a few options.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its inputs in the page. */
  setDomElements(): void;
  /** Starts listening to its inputs. */
  setEventHandlers(): void;
  /**
   * Chooses an option.
   *
   * @param value - Value of the option; `null` for none.
   */
  setInputValue(value: string | null): void;
}
