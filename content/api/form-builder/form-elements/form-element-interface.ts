/** @module FormBuilder/FormElements/FormElementInterface */

import type { Events } from '../../core/events.ts';
import type { FormBuilder } from '../form-builder.ts';

/** One of the things that an element lets people choose. */
export interface FormElementOptions {
  /** What people read. */
  label: string;
  /** What is stored. */
  value: string | number;
}

/** What an element holds: the name of its field, and the value. */
export interface FormElementData {
  /** Name of the field. */
  name: string;
  /** What is filled in. */
  value: unknown;
}

/** The members of every element of a form. */
export interface FormElementInterface {
  /** Name of the field. */
  name: string;
  /** Its label. */
  label: string;
  /** Its type, such as `text`. */
  type: string;
  /** How the database stores the field. */
  db_type: string;
  /** What is filled in. */
  value: unknown;
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
  options?: Array<FormElementOptions>;
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
  /** Whether it shows its value as read-only. */
  readonly?: boolean;
  /** Whether it cannot be deleted. */
  protected?: boolean;
  /** What the form shares with all its elements, such as the markers' images. */
  external: Record<string, unknown>;
  /** Whether the map is calibrated. */
  mapIsGeo: boolean;
  /** Its listeners. */
  events: Events;
  /** How the names of its inputs begin. */
  namespace: string;
  /** Whether the element itself is edited. */
  editMode: boolean;
  /** Whether the form filters. */
  filtersMode: boolean;
  /** Builds it. */
  init(): void;
  /** Builds the form that edits it. */
  initEditor(): void;
  /** Finds its elements and inputs in the page. */
  setDomElements(): void;
  /** Starts listening to its inputs. */
  setEventHandlers(): void;
  /** Starts listening to the form that edits it. */
  setEditorEventHandlers(): void;
  /**
   * Returns the form that edits it.
   *
   * @returns Its element in the page.
   */
  getEditor(): HTMLElement;
  /** Removes the form that edits it. */
  destroyEditor(): void;
  /**
   * Returns what it holds.
   *
   * @returns Name and value.
   */
  getData(): FormElementData;
  /**
   * Collects what its template is filled with.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): unknown;
  /**
   * Returns it as it is stored.
   *
   * @returns A field of a schema.
   */
  getSchema(): unknown;
  /** Removes it from the page. */
  destroy(): void;
  /** Shows it. */
  show(): void;
  /** Hides it. */
  hide(): void;
  /**
   * Changes its value.
   *
   * @param value - The new value.
   * @param updateInput - Whether its inputs show it.
   */
  setValue(value: unknown, updateInput?: boolean): void;
  /**
   * Shows a value in its inputs.
   *
   * @param value - The value.
   */
  setInputValue(value: unknown): void;
  /**
   * Returns its value.
   *
   * @returns The value.
   */
  getValue(): unknown;
  /** Draws it again. */
  redraw(): void;
  /**
   * Stores what the form shares with all its elements.
   *
   * @param params - Names and values.
   */
  setExternal(params: unknown): void;
}
