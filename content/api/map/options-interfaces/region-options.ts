/** @module Map/OptionsInterfaces/RegionOptions */

import type { MapOptions } from './map-options.ts';

/**
 * A status that regions can have, with its colour.
 *
 * @see [Guide: Statuses of regions](/docs/guides/map-editor/regions/what-is-regions#status)
 */
export interface RegionStatusOptions {
  /** What people read, such as `Sold`. */
  label: string;
  /** What is stored, such as `2`. */
  value: string;
  /** Whether regions with this status do not react. */
  disabled: boolean;
  /** Colour of regions with this status, as in CSS. */
  color: string;
}

/**
 * The statuses that regions can have, by their values.
 *
 * @example Plots that are free, reserved or sold
 * ```ts
 * mapwright.get(0)?.setRegionStatuses({
 *   1: {
 *     label: 'Free',
 *     value: '1',
 *     disabled: false,
 *     color: '#7cb342',
 *   },
 *   2: {
 *     label: 'Reserved',
 *     value: '2',
 *     disabled: false,
 *     color: '#fbc02d',
 *   },
 *   0: {
 *     label: 'Sold',
 *     value: '0',
 *     disabled: true,
 *     color: '#b0bec5',
 *   },
 * });
 * ```
 */
export interface RegionStatusOptionsCollection {
  /** One status, under its value. */
  [key: string]: RegionStatusOptions;
}

/** Styles of a region in its three states, in the JavaScript form of CSS. */
export interface RegionStylesByStatus {
  /** At rest. */
  default: Partial<CSSStyleDeclaration>;
  /** Under the pointer. */
  hover: Partial<CSSStyleDeclaration>;
  /** Selected. */
  selected: Partial<CSSStyleDeclaration>;
}

/** Styles for some of the three states; the others stay as they are. */
export type RegionStylesByStatusOptions = Partial<RegionStylesByStatus>;

/**
 * What can be set on one region.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map
 *   ?.getRegion('US-TX')
 *   .update({ title: 'Texas', style: { fill: '#0b7a5a' } });
 * ```
 *
 * @see [Guide: List of regions](/docs/guides/map-editor/regions/list)
 */
export interface RegionOptions {
  /** What visitors read. */
  title?: string;
  /** Whether it does not react. */
  disabled?: boolean;
  /** Value of its status, one of {@link MapOptions.regionStatuses}. */
  status?: string | number;
  /**
   * Its styles, such as `fill`.
   *
   * @since 8.4.10
   */
  style?: Partial<CSSStyleDeclaration>;
  /**
   * Its colour.
   *
   * @deprecated Since 8.4.10 use `fill` of {@link RegionOptions.style}.
   */
  fill?: string;
}

/**
 * Options of single regions, by their ids.
 *
 * @example
 * ```ts
 * mapwright.get(0)?.setRegions({
 *   'US-TX': { title: 'Texas', style: { fill: '#0b7a5a' } },
 *   'US-AK': { disabled: true },
 * });
 * ```
 */
export interface RegionOptionsCollection {
  /** Options of one region, under its id. */
  [key: string]: RegionOptions;
}
