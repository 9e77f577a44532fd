/** @module FormBuilder/FormElements/Distance */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { GeoPointLiteral } from '../../location/geo-point.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';

/**
 * A search by distance, in filters: an address or the visitor's own place, and how far away objects may be.
 *
 * @example
 * ```ts
 * import type { DistanceFormElement } from './form-builder/index.ts';
 *
 * function near(distance: DistanceFormElement) {
 *   distance.setAddress('Vienna');
 *   distance.setGeoPoint({ lat: 48.2082, lng: 16.3738 });
 *   distance.setLength(25);
 * }
 * ```
 *
 * @see [Guide: Distance](/docs/guides/map-editor/filters/edit-fields#distance)
 */
export declare class DistanceFormElement extends FormElement {
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /** Place, address and distance that are searched for. */
  value: unknown;
  /** Whether the distance is chosen from a list or by a slider. */
  distanceControl: string;
  /** Unit of the distance, such as `km`. */
  distanceUnits: string;
  /** Label after the distance. */
  distanceUnitsLabel: string;
  /** Label between distance and address. */
  fromLabel: string;
  /** Whether a button takes the visitor's own place. */
  userLocationButton: boolean;
  /** Whether there is a field for an address. */
  addressField: boolean;
  /** What that field shows while it is empty. */
  addressFieldPlaceholder: string;
  /** The languages in which addresses can be asked for. */
  languages: unknown;
  /** The countries to which the search can be limited. */
  countries: string[];
  /** The country to which the search is limited. */
  country: string;
  /** The language in which addresses are asked for. */
  language: string;
  /** Whether a postal code is enough, without an address to choose. */
  searchByZip: boolean;
  /** How many characters a postal code has. */
  zipLength: number;
  /** Whether the map is calibrated; without it there is no distance. */
  isGeo: boolean;
  /** The distance that is set at first. */
  defaultLength: number;
  /** What shows that an address is looked up. */
  spinner: HTMLElement;
  /**
   * Makes a search by distance.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its inputs in the page. */
  setDomElements(): void;
  /**
   * Returns it as it is stored, with distances, units and limits of the search.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Collects what its template is filled with, with languages and countries to choose from.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
  /** Builds the form that edits distances, units and limits of the search. */
  initEditor(): void;
  /** Starts listening to distance, address and button. */
  setEventHandlers(): void;
  /**
   * Shows the address of the visitor's own place.
   *
   * @param data - Google's response.
   * @param location - The place.
   */
  setAddressByUserLocation(data: unknown, location: unknown): void;
  /**
   * Looks up what is typed into the field for an address.
   *
   * @param zip - The text.
   * @param data - Google's response.
   * @param removeSpinner - Whether the sign that something is looked up goes away. `false` by default.
   */
  handleAddressFieldChange(zip: string, data: unknown, removeSpinner?: boolean): void;
  /** Turns the list of distances into one that can be searched. */
  addSelect2(): void;
  /** Adds an empty distance to the list while it is edited, if there is none. */
  mayBeAddDistanceRow(): void;
  /**
   * Changes place, address and distance.
   *
   * @param value - All three.
   * @param updateInput - Whether its inputs show them. `true` by default.
   */
  setValue(value: unknown, updateInput?: boolean): void;
  /**
   * Changes the place.
   *
   * @param geoPoint - The place, in degrees.
   * @param updateInput - Whether its inputs show it. `true` by default.
   */
  setGeoPoint(geoPoint: GeoPointLiteral, updateInput?: boolean): void;
  /**
   * Shows a place in its inputs.
   *
   * @param geoPoint - The place, in degrees.
   */
  setInputGeoPointValue(geoPoint: GeoPointLiteral): void;
  /**
   * Changes the distance.
   *
   * @param length - How far, in its unit.
   * @param updateInput - Whether its inputs show it. `true` by default.
   */
  setLength(length: number | string, updateInput?: boolean): void;
  /**
   * Shows a distance in its inputs.
   *
   * @param length - How far, in its unit.
   */
  setInputLengthValue(length: number): void;
  /**
   * Changes the address.
   *
   * @param address - The address on one line.
   * @param updateInput - Whether its inputs show it. `true` by default.
   */
  setAddress(address: string, updateInput?: boolean): void;
  /**
   * Shows an address in its inputs.
   *
   * @param address - The address on one line.
   */
  setInputAddressValue(address: string): void;
  /**
   * Returns place, address and distance.
   *
   * @returns All three.
   */
  getValue(): unknown;
}
