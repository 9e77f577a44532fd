/** @module FormBuilder/FormElements/Location */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { Location } from '../../location/location.ts';
import type { Marker } from '../../marker/marker.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementData } from './form-element-interface.ts';

/**
 * A place on the map: by address, by coordinates or by a click, with the image of its marker.
 *
 * @example
 * ```ts
 * import type { LocationFormElement } from './form-builder/index.ts';
 *
 * function icon(element: LocationFormElement) {
 *   element.setDefaultMarkerPath('/images/office.svg');
 *   return element.getMarkerImage({ category: 'shop' });
 * }
 * ```
 */
export declare class LocationFormElement extends FormElement {
  /** The language in which addresses are asked for. */
  language: string;
  /** Images that can be chosen. */
  markerImages: unknown;
  /** Image for each value of {@link LocationFormElement.markerField}. */
  markersByField: unknown;
  /** Name of the field that decides over the image. */
  markerField: string;
  /** Whether a field decides over the image. */
  markersByFieldEnabled: boolean;
  /** Image for objects that have none of their own. */
  defaultMarkerPath: string;
  /** The place that is filled in. */
  location: Location;
  /** The marker that shows it. */
  marker: Marker;
  /** The languages in which addresses can be asked for. */
  languages: unknown;
  /** Place and image as they were when the form was opened. */
  backupData?: unknown;
  /** Whether the map is calibrated; without it there are no addresses. */
  isGeo: boolean;
  /**
   * Makes a field for a place.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Builds it, and puts the marker onto the map. */
  init(): void;
  /**
   * Returns it as it is stored, with its language and the rule for images.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Returns the place.
   *
   * @returns Name and place.
   */
  getData(): FormElementData;
  /**
   * Collects what its template is filled with, with languages and images to choose from.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
  /** Builds the form that edits its language and the rule for images. */
  initEditor(): void;
  /** Finds its inputs and its button in the page. */
  setDomElements(): void;
  /** Starts listening to address, coordinates and image. */
  setEventHandlers(): void;
  /** Starts listening to the form that edits it. */
  setEditorEventHandlers(): void;
  /**
   * Sends an image for markers to the server.
   *
   * @param input - The input that holds the file.
   */
  markerIconUpload(input: unknown): void;
  /** Adds an empty line to the rule for images while it is edited, if there is none. */
  mayBeAddDistanceRow(): void;
  /**
   * Loads the values of a field for the rule for images.
   *
   * @param fieldName - Name of the field.
   * @returns A promise that is fulfilled when they are there.
   */
  fillMarkersByFieldOptions(fieldName: string): Promise<void>;
  /**
   * Shows a marker's image.
   *
   * @param marker - The marker; its own by default.
   */
  renderMarker(marker?: Marker): void;
  /** Writes the image and the place. */
  renderMarkerHtml(): void;
  /** Shows or hides the images that can be chosen. */
  toggleMarkerSelector(): void;
  /** Draws the images that can be chosen. */
  renderMarkerSelector(): void;
  /**
   * Shows or hides the images for one line of the rule.
   *
   * @param jQueryObj - The line, as jQuery's object.
   * @param e - The click.
   */
  toggleMarkerSelectorInLocationEditor(jQueryObj: unknown, e: unknown): void;
  /**
   * Replaces the rule for images.
   *
   * @param options - Addresses of images by the values of the field.
   */
  setMarkersByField(options: { [key: string]: string }): void;
  /** Empties the rule for images. */
  resetMarkersByField(): void;
  /**
   * Changes the image for one value.
   *
   * @param fieldId - The value.
   * @param markerImg - Address of the image.
   */
  setMarkerByField(fieldId: string, markerImg: string): void;
  /** Removes the place and its marker. */
  deleteMarker(): void;
  /** Removes it from the page; the marker goes back to where it was if nothing was stored. */
  destroy(): void;
  /**
   * Changes the image for objects that have none of their own.
   *
   * @param path - Address of the image.
   */
  setDefaultMarkerPath(path: string): void;
  /**
   * Returns which image an object has, after the rule.
   *
   * @param data - Fields of the object.
   * @returns Address of the image.
   */
  getMarkerImage(data: { [key: string]: unknown }): string;
  /**
   * Changes the place.
   *
   * @param value - The place.
   * @param updateInput - Whether its inputs show it. `true` by default.
   */
  setValue(value: unknown, updateInput?: boolean): void;
}
