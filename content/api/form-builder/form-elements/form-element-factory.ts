/** @module FormBuilder/FormElements/FormElementFactory */

import type { SchemaField, SchemaFieldProps } from '../../infrastructure/server/schema-field.ts';
import type { MapwrightMap } from '../../map/map.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormElement } from './form-element.ts';
import type { FormElementInterface } from './form-element-interface.ts';

/**
 * What elements offer for choice while they are edited, loaded once for a whole form: tables, fields,
 * markers' images.
 */
export type EditingFormElementExtraParams = Record<string, unknown>;

/**
 * Makes the elements of a form from the fields of a schema: it has the class for each type.
 *
 * @example A type of your own
 * ```ts
 * import type {
 *   FormBuilder,
 *   FormElement,
 * } from './form-builder/index.ts';
 *
 * function addType(form: FormBuilder, Rating: typeof FormElement) {
 *   form.formElementFactory.types['rating'] = Rating;
 * }
 * ```
 */
export declare class FormElementFactory {
  /** The map that the form belongs to. */
  mapwright: MapwrightMap;
  /** The form. */
  formBuilder: FormBuilder;
  /** How the names of all inputs begin. */
  namespace: string;
  /** Whether the elements themselves are edited. */
  editMode: boolean;
  /** Whether the form filters. */
  filtersMode: boolean;
  /** The media window of WordPress. */
  mediaUploader: unknown;
  /** Whether forms show the names of fields beside their labels. */
  showNames: boolean;
  /** The class for each type, by the name of the type. */
  types: Record<string, typeof FormElement>;
  /** What elements offer for choice while they are edited; `null` until it has been loaded. */
  extraParams: EditingFormElementExtraParams | null;
  /**
   * Makes the factory of a form.
   *
   * @param options - The form, its map, and its modes.
   */
  constructor(options: {
    /** The map that the form belongs to. */
    mapwright: MapwrightMap;
    /** The form. */
    formBuilder: FormBuilder;
    /** Whether the elements themselves are edited. */
    editMode: boolean;
    /** Whether the form filters. */
    filtersMode: boolean;
    /** How the names of all inputs begin. */
    namespace: string;
    /** The media window of WordPress. */
    mediaUploader: unknown;
    /** Whether forms show the names of fields beside their labels. */
    showNames?: boolean;
  });
  /**
   * Loads what elements offer for choice while they are edited.
   *
   * @returns A promise that is fulfilled when it is there.
   */
  init(): Promise<void>;
  /**
   * Makes one element.
   *
   * @param schemaOptions - The field that it shows.
   * @returns The element, of the class that belongs to the field's type.
   */
  create(schemaOptions: SchemaFieldProps | SchemaField): FormElementInterface;
  /**
   * Loads what elements offer for choice, once.
   *
   * @returns A promise of it.
   */
  getExtraParams(): Promise<EditingFormElementExtraParams>;
}
