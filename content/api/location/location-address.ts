/** @module Location/LocationAddress */

import type { Location } from './location.ts';

/**
 * The postal address of a {@link Location}, in the parts that Google's geocoding names.
 *
 * All parts are optional: an address that was found by coordinates may lack a street, and one outside the United
 * States has no county.
 *
 * @example
 * ```ts
 * const location = mapwright.get(0)?.markers[0]?.location;
 * console.log(
 *   location?.address?.address_formatted,
 *   location?.address?.postal_code,
 * );
 * ```
 */
export declare class LocationAddress {
  /** Name of the street. */
  route?: string;
  /** The whole address on one line, as Google writes it. */
  address_formatted?: string;
  /** First level below the country: a state, a province, a region. */
  administrative_area_level_1?: string;
  /** Short form of the first level, such as `TX`. */
  administrative_area_level_1_short?: string;
  /** Second level below the country: a county, a district. */
  administrative_area_level_2?: string;
  /** Short form of the second level. */
  administrative_area_level_2_short?: string;
  /** Name of the country. */
  country?: string;
  /** Code of the country, such as `US`. */
  country_short?: string;
  /** Postal code, kept as text so that leading zeros stay. */
  postal_code?: string;
  /** The state: another name of `administrative_area_level_1`. */
  state?: string;
  /** Short form of the state: another name of `administrative_area_level_1_short`. */
  state_short?: string;
  /** Another name of `postal_code`. */
  zip?: string;
  /** Another name of `administrative_area_level_2`. */
  county?: string;
  /**
   * Makes an address from its parts.
   *
   * @param fields - Any of the parts above, by their names.
   */
  constructor(fields: object);
  /**
   * Collects the parts that are known.
   *
   * @returns A plain object that can be stored or given to a template.
   */
  getData(): Record<string, string>;
  /** Reads the first level for {@link LocationAddress.state}. */
  get _state(): string | undefined;
  /** Reads the short first level for {@link LocationAddress.state_short}. */
  get _state_short(): string | undefined;
  /** Reads the second level for {@link LocationAddress.county}. */
  get _county(): string | undefined;
  /** Reads the postal code for {@link LocationAddress.zip}. */
  get _zip(): string | undefined;
}
