/** @module FormBuilder/FormElements/Images */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementData } from './form-element-interface.ts';

/**
 * A list of images, chosen in the media window and put in order by dragging.
 *
 * @example
 * ```ts
 * import type { ImagesFormElement } from './form-builder/index.ts';
 *
 * function first(images: ImagesFormElement) {
 *   images.updateData();
 *   return images.getData().value;
 * }
 * ```
 */
export declare class ImagesFormElement extends FormElement {
  /** How the search compares its value. */
  searchType: string;
  /** The images, each with its sizes `thumbnail`, `medium` and `full`. */
  images: unknown;
  /** The media window of WordPress. */
  mediaUploader: unknown;
  /** Label of the button that adds images. */
  button_text: string;
  /** What lets images be dragged into another order. */
  sortable: unknown;
  /**
   * Makes a list of images.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Builds it, and the media window with it. */
  init(): void;
  /** Finds the list and the button in the page. */
  setDomElements(): void;
  /**
   * Returns the images.
   *
   * @returns Name and list.
   */
  getData(): FormElementData;
  /**
   * Returns it as it is stored, with the words of its button.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /** Stores the order of the dragged images. */
  updateData(): void;
  /** Starts listening to the button and to the images. */
  setEventHandlers(): void;
  /** Draws the images again. */
  redrawImages(): void;
  /** Removes it from the page, and the media window's listeners with it. */
  destroy(): void;
}
