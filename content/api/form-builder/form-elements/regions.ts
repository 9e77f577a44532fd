/** @module FormBuilder/FormElements/Regions */

import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementData } from './form-element-interface.ts';

/**
 * The regions to which an object belongs, chosen from a list or on the map.
 *
 * @example
 * ```ts
 * import type { RegionsFormElement } from './form-builder/index.ts';
 *
 * function assign(regions: RegionsFormElement) {
 *   regions.setValue(['US-TX', 'US-AL']);
 *   return regions.getRegionsForCurrentTable();
 * }
 * ```
 */
export declare class RegionsFormElement extends FormElement {
  /** Its inputs, by their purpose. */
  inputs: Record<string, unknown>;
  /** Name of the table that holds the map's regions. */
  regionsTableName: string;
  /**
   * Makes a field for regions.
   *
   * @param options - The field that it shows.
   * @param formBuilder - The form.
   * @param external - What the form shares with all its elements.
   */
  constructor(options: SchemaField, formBuilder: FormBuilder, external: { [key: string]: unknown });
  /** Finds its list in the page. */
  setDomElements(): void;
  /**
   * Returns the regions.
   *
   * @returns Name and regions.
   */
  getData(): FormElementData;
  /**
   * Returns it as it is stored, with the table of the regions.
   *
   * @returns The properties of a field of a schema.
   */
  getSchema(): Record<string, unknown>;
  /**
   * Collects what its template is filled with, with the regions to choose from.
   *
   * @returns Names and values.
   */
  getDataForTemplate(): Record<string, unknown>;
  /**
   * Returns those regions that are on this map; an object that several maps share can belong to others
   * too.
   *
   * @returns Ids and titles.
   */
  getRegionsForCurrentTable(): Array<unknown>;
  /** Starts listening to its list. */
  setEventHandlers(): void;
  /** Removes it from the page, and its list's window with it. */
  destroy(): void;
  /**
   * Chooses regions.
   *
   * @param regionIds - Their ids.
   * @param updateInput - Whether its list shows them. `true` by default.
   */
  setValue(regionIds: string[], updateInput?: boolean): void;
}
