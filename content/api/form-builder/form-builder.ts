/** @module FormBuilder/FormBuilder */

import type { ArrayIndexed } from '../core/array-indexed.ts';
import type { ObjectWithEvents } from '../core/controller.ts';
import type { Events } from '../core/events.ts';
import type { Schema } from '../infrastructure/server/schema.ts';
import type { Location } from '../location/location.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { Marker } from '../marker/marker.ts';
import type { Region } from '../region/region.ts';
import type { FormElement } from './form-elements/form-element.ts';
import type { FormElementFactory } from './form-elements/form-element-factory.ts';
import type { FormElementInterface } from './form-elements/form-element-interface.ts';

/** Events of a form. */
export type FormBuilderEvents =
  /** The form is built. */
  | 'afterLoad'
  /** All elements have been emptied. */
  | 'clear'
  /** The form begins to be built. */
  | 'init'
  /** The values are about to be stored. */
  | 'save'
  /** The form has been closed. */
  | 'close'
  /** The changed elements are about to be stored. */
  | 'saveSchema';

/**
 * A form that is built from a {@link Schema}: the editor's forms for regions and objects, the visitors' filters, and,
 * in its mode for editing, the place where elements are added and put in order.
 *
 * @example A form on a page of your own
 * ```ts
 * const map = mapwright.get(0);
 * const container = document.querySelector<HTMLElement>('#office');
 * if (map && container) {
 *   const form = new mapwright.formBuilder({
 *     container,
 *     mapwright: map,
 *     schema: map.getDb().getSchema(),
 *   });
 *   form.events.on('save', () =>
 *     map.getDb().create(form.getData()),
 *   );
 * }
 * ```
 *
 * @see [Guide: Edit filter fields](/docs/guides/map-editor/filters/edit-fields)
 */
export declare class FormBuilder {
  /** The parent of the form, to which its events bubble. */
  parent: ObjectWithEvents;
  /** The element that holds the form. */
  container: HTMLElement;
  /** How the names of all inputs begin. */
  namespace: string;
  /** The media window of WordPress. */
  mediaUploader: unknown;
  /** The elements, as they are stored. */
  schema: Schema;
  /** Listeners of the form: {@link FormBuilderEvents}. */
  events: Events;
  /** Makes the elements. */
  formElementFactory: FormElementFactory;
  /** Is `true` once elements have been added, changed or removed. */
  structureChanged: boolean;
  /** Is `true` while the form waits for data. */
  isLoading: boolean;
  /** Whether the elements themselves are edited. */
  editMode: boolean;
  /** Whether the form filters. */
  filtersMode: boolean;
  /** Whether the filters are behind a button. */
  filtersHide: boolean;
  /** The button that shows the filters. */
  showFiltersButton: FormElementInterface;
  /** Whether the form is the window with further filters. */
  modal: boolean;
  /** The editor, where the form is part of it. */
  admin: unknown;
  /** The map that the form belongs to. */
  mapwright: MapwrightMap;
  /** What is filled in at first. */
  data: Record<string, unknown>;
  /** Whether there is a button that empties all elements. */
  clearButton: boolean;
  /** Label of the button that clears. */
  clearButtonText: string;
  /** Whether there is a button that searches. */
  searchButton: boolean;
  /** Label of the button that searches. */
  searchButtonText: string;
  /** Label of the button that shows the filters. */
  showButtonText: string;
  /** Source of the form's template. */
  template: string;
  /** Whether storing closes the form. */
  closeOnSave: boolean;
  /** Whether the form makes a new object. */
  newRecord: boolean;
  /** The types of elements that can be added, and whether the plan must have them. */
  types: (
    | {
        /** Name of the type. */
        name: string;
        /** Whether the plan must have it. */
        premium: boolean;
      }
    | string
  )[];
  /** What lets elements be dragged into another order. */
  sortable: unknown;
  /** Is `true` once what was filled in has been stored. */
  saved: boolean;
  /** Whether the form has its own scroll bar. */
  scrollable: boolean;
  /** Whether forms show the names of fields beside their labels. */
  showNames: boolean;
  /** Templates that are ready to be filled, by their purpose. */
  templates: Record<string, unknown>;
  /** The form's own elements in the page, by their purpose. */
  elements: Record<string, HTMLElement>;
  /** The form in the page. */
  form: HTMLFormElement;
  /** The form beside it that edits the chosen element. */
  formEditor: HTMLFormElement;
  /** The element that shows both. */
  view: HTMLElement;
  /** The elements of the form, each found by its name. */
  formElements: ArrayIndexed<FormElementInterface>;
  /** The element that is edited now. */
  currentlyEditing: FormElementInterface;
  /** The marker as it was before the form was opened. */
  markerBackup: unknown;
  /** The place of the object that is filled in. */
  location: Location;
  /** What moves the scrolled part. */
  scrollApi: unknown;
  /** What was filled in when the form was opened. */
  backupData?: unknown;
  /** The marker of the object that is filled in. */
  editingMarker?: Marker;
  /** The element that the media window was opened for. */
  mediaUploaderisOpenedFor: FormElementInterface;
  /**
   * Makes a form and begins to build it.
   *
   * @param options - Container, map, schema, what is filled in at first, and the settings above.
   */
  constructor(options: { [key: string]: unknown });
  /**
   * Builds the form from its schema.
   *
   * @returns A promise that is fulfilled when it is built.
   */
  init(): Promise<void>;
  /**
   * Returns the form in the page.
   *
   * @returns The element `form`.
   */
  getForm(): HTMLFormElement;
  /**
   * Returns the form that edits the chosen element.
   *
   * @returns The element `form`.
   */
  getFormEditor(): HTMLFormElement;
  /** Called when the form has been built; announces `afterLoad`. */
  viewDidLoad(): void;
  /** Starts listening to buttons and elements. */
  setEventHandlers(): void;
  /**
   * Starts listening to one element.
   *
   * @param formElement - The element.
   */
  setFormElementEventHandlers(formElement: FormElementInterface): void;
  /** Announces `save`, or `saveSchema` while elements are edited. */
  save(): void;
  /**
   * Finds the first element of a type.
   *
   * @param type - The type, such as `location`.
   * @returns The element.
   */
  getFormElementByType(type: string): FormElementInterface;
  /**
   * Finds an element by the name of its field.
   *
   * @param name - The name.
   * @returns The element.
   */
  getFormElementByName(name: string): FormElementInterface;
  /**
   * Collects what is filled in.
   *
   * @returns Values by the names of fields.
   *
   * @example
   * ```ts
   * import type { FormBuilder } from './form-builder/index.ts';
   *
   * function isComplete(form: FormBuilder): boolean {
   *   return Object.values(form.getData()).every(value => value !== '');
   * }
   * ```
   */
  getData(): Record<string, unknown>;
  /** Empties all elements; announces `clear`. */
  reset(): void;
  /**
   * Fills in values.
   *
   * @param data - Values by the names of fields.
   */
  update(data: { [key: string]: unknown }): void;
  /** Draws all elements again. */
  redraw(): void;
  /**
   * Loads again what elements offer, such as tables and fields.
   *
   * @returns A promise that is fulfilled when they offer it.
   */
  updateExtraParamsInFormElements(): Promise<void>;
  /**
   * Removes an element from the form.
   *
   * @param formElement - The element.
   */
  deleteField(formElement: FormElement): void;
  /**
   * Puts an element at the end of the form.
   *
   * @param formElement - The element.
   */
  addField(formElement: FormElementInterface): void;
  /**
   * Opens an element for editing.
   *
   * @param formElement - The element.
   */
  edit(formElement: FormElementInterface): void;
  /**
   * Does the same as {@link FormBuilder.getSchema}.
   *
   * @returns The fields of a schema.
   */
  get(): unknown;
  /**
   * Returns the elements as they are stored.
   *
   * @returns The fields of a schema.
   */
  getSchema(): unknown;
  /** Closes the form without storing; announces `close`. */
  close(): void;
  /** Removes the form from the page. */
  destroy(): void;
  /**
   * Collects what is filled in for a request.
   *
   * @param addEmpty - Whether elements without a value are included.
   * @returns Values by the names of fields.
   */
  toJSON(addEmpty?: boolean): Record<string, unknown>;
  /**
   * Lists the regions of the map for an element that chooses some.
   *
   * @returns Ids and titles.
   */
  getRegionsList(): unknown;
  /**
   * Returns the regions of the map.
   *
   * @returns The regions.
   */
  getRegionsAsArray(): Region[];
  /**
   * Sets whether the form waits for data.
   *
   * @param value - `true` to show that it waits.
   */
  setIsLoading(value: boolean): void;
}
