/** @module FormBuilder/FormElements/Textarea */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * Several lines of text: plain, HTML or JSON.
 *
 * @example
 * ```ts
 * import type { TextareaFormElement } from './form-builder/index.ts';
 *
 * function isSource(textarea: TextareaFormElement): boolean {
 *   return textarea.format !== 'text';
 * }
 * ```
 */
export declare class TextareaFormElement extends FormElement {
  /** How the search compares its value. */
  searchType: string;
  /** Whether it holds HTML. */
  html: boolean;
  /** The editor for formatted text. */
  htmlEditor: unknown;
  /** Whether ends of lines become `<br>` in templates. */
  autobr: boolean;
  /** The editor for source text, a CodeMirror editor. */
  editor: unknown;
  /** What it holds. */
  format: 'text' | 'json' | 'html';
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /**
   * Makes several lines of text.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its input in the page, and puts an editor in its place if its format needs one. */
  setDomElements(): void;
  /** Starts listening to its input or its editor. */
  setEventHandlers(): void;
  /**
   * Returns it as it is stored, with its format.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Collects what its template is filled with, with its format.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
  /**
   * Stores the content of the editor.
   *
   * @param codemirror - The editor.
   */
  setTextareaValue(codemirror: unknown): void;
  /** Removes it from the page, and its editor with it. */
  destroy(): void;
}
