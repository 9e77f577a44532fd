/** @module FormBuilder/FormElements/FormElement */

import type { Events } from '../../core/events.ts';
import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElementData, FormElementInterface, FormElementOptions } from './form-element-interface.ts';

/** Events of an element of a form. */
export type FormElementEvent =
  /** Its value has changed. */
  | 'change'
  /** It has been clicked, to be edited. */
  | 'click'
  /** It is about to be removed from the form. */
  | 'delete';

/**
 * An element of a form, of which the elements of all types are made. It shows one field of a schema, reads what is
 * filled in, and, while forms are edited, can be edited itself.
 *
 * A type of your own overrides the methods that differ: mostly `setDomElements`, `setEventHandlers`, `getSchema` and
 * `setInputValue`.
 *
 * @example Follow what someone fills in
 * ```ts
 * import type { FormElement } from './form-builder/index.ts';
 *
 * function follow(element: FormElement) {
 *   element.events.on('change', () =>
 *     console.log(element.name, element.getValue()),
 *   );
 * }
 * ```
 */
export declare class FormElement implements FormElementInterface {
  /** Name of the field. */
  name: string;
  /** Its label. */
  label: string;
  /** Its type, such as `text`. */
  type: string;
  /** Title of the type. */
  typeLabel: string;
  /** How the database stores the field. */
  db_type: string;
  /** What is filled in; {@link FormElement.setValue} changes it. */
  value: unknown;
  /** The values that other elements must have for this one to be shown, by the names of their fields. */
  showIf?: Record<string, unknown>;
  /** Its elements in the page, by their purpose. */
  domElements: Record<string, HTMLElement>;
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /** Templates that are ready to be filled, by their purpose. */
  templates: Record<string, unknown>;
  /** The form that it is part of. */
  formBuilder: FormBuilder;
  /** Whether the search looks into the field. */
  searchable?: boolean;
  /** What can be chosen. */
  options?: FormElementOptions[];
  /** The same, by value. */
  optionsDict?: Record<string, FormElementOptions>;
  /** Help text below it. */
  help?: string;
  /** What it shows while it is empty. */
  placeholder?: string;
  /** Name of the filter that it sets, with its object, such as `Object.city`. */
  parameterName?: string;
  /** Name of the filter without its object, such as `city`. */
  parameterNameShort?: string;
  /** Is `true` once someone has changed the name by hand; it then does not follow the label. */
  nameChanged: boolean;
  /** Whether tables of objects show the field. */
  visible?: boolean;
  /** Whether tables leave the field out in any case. */
  hiddenOnTable?: boolean;
  /** Whether it shows its value as read-only. */
  readonly?: boolean;
  /** Whether it cannot be deleted. */
  protected?: boolean;
  /** Whether its name can be changed. */
  renamable?: boolean;
  /** Whether the database counts its value up automatically. */
  auto_increment?: boolean;
  /** Whether the database requires a value. */
  not_null?: boolean;
  /** What the form shares with all its elements, such as the markers' images. */
  external: Record<string, unknown>;
  /** Whether the map is calibrated. */
  mapIsGeo: boolean;
  /** Its listeners: {@link FormElementEvent}. */
  events: Events;
  /** How the names of its inputs begin. */
  namespace: string;
  /** Whether the element itself is edited. */
  editMode: boolean;
  /** Whether the form filters. */
  filtersMode: boolean;
  /**
   * Makes an element; {@link FormBuilder} makes those of a form.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Builds it. The constructor calls it. */
  init(): void;
  /** Finds its elements and inputs in the page, after its template has been filled. */
  setDomElements(): void;
  /** Starts listening to its inputs. */
  setEventHandlers(): void;
  /** Turns its list into one that can be searched. */
  addSelect2(): void;
  /** Starts listening to the form that edits it. */
  setEditorEventHandlers(): void;
  /**
   * Loads what can be chosen.
   *
   * @returns A promise of the options.
   */
  getOptions(): Promise<unknown>;
  /**
   * Returns the form that edits it, and builds it first if it must.
   *
   * @returns Its element in the page.
   */
  getEditor(): HTMLElement;
  /** Removes the form that edits it. */
  destroyEditor(): void;
  /** Builds the form that edits it. */
  initEditor(): void;
  /**
   * Returns it as it is stored.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Lists what can be chosen, as it is stored.
   *
   * @returns Labels and values.
   */
  getSchemaFieldOptionsList(): unknown[];
  /**
   * Collects what its template is filled with.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
  /**
   * Changes one of its properties, as the form that edits it does.
   *
   * @param prop - Name of the property.
   * @param value - The new value.
   */
  update(prop: string, value: unknown): void;
  /** Draws it again. */
  redraw(): void;
  /** Draws the form that edits it again. */
  redrawEditor(): void;
  /**
   * Replaces what can be chosen.
   *
   * @param options - Labels and values; none by default.
   * @returns The options.
   */
  setOptions(options?: FormElementOptions[]): unknown[];
  /**
   * Returns what it holds, for a request.
   *
   * @returns Name and value.
   */
  getData(): FormElementData;
  /** Removes it from the page. */
  destroy(): void;
  /** Shows it. */
  show(): void;
  /** Hides it; its value stays. */
  hide(): void;
  /**
   * Stores what the form shares with all its elements.
   *
   * @param params - Names and values.
   */
  setExternal(params: unknown): void;
  /**
   * Returns its value.
   *
   * @returns The value; what it is depends on the type.
   */
  getValue(): unknown;
  /**
   * Changes its value.
   *
   * @param value - The new value, in the form that the type needs.
   * @param updateInput - Whether its inputs show it. `true` by default.
   */
  setValue(value: unknown, updateInput?: boolean): void;
  /**
   * Shows a value in its inputs without storing it.
   *
   * @param value - The value, in the form that the type needs.
   */
  setInputValue(value: unknown): void;
  /** Announces `change`. */
  triggerChanged(): void;
}
