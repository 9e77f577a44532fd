/** @module Map/OptionsInterfaces/DataOptions */

import type { SchemaOptions } from '../../infrastructure/server/schema.ts';
import type { MapOptions } from './map-options.ts';

/**
 * How many objects are loaded at once, and how visitors reach the others.
 *
 * @example
 * ```ts
 * mapwright.get(0)?.update({
 *   database: {
 *     pagination: {
 *       on: true,
 *       perpage: 50,
 *       showIn: 'both',
 *       prev: 'Back',
 *       next: 'More',
 *     },
 *   },
 * });
 * ```
 */
export interface PaginationOptions {
  /**
   * Whether objects are loaded in pages.
   *
   * @defaultValue `true`
   */
  on: boolean;
  /**
   * How many objects a page holds.
   *
   * @defaultValue `30`
   */
  perpage: number;
  /** Where the buttons are: `directory`, `map` or `both`. */
  showIn: string;
  /** What stands on the button to the page before. */
  prev: string;
  /** What stands on the button to the next page. */
  next: string;
}

/**
 * Where regions and objects come from, and how many at once.
 *
 * @example Load nothing until visitors choose a filter, then 50 at once
 * ```ts
 * mapwright.get(0)?.update({
 *   database: {
 *     noFiltersNoLoad: true,
 *     pagination: { on: true, perpage: 50, showIn: 'directory' },
 *   },
 * });
 * ```
 */
export interface DatabaseOptions {
  /** How many objects are loaded at once. */
  pagination: PaginationOptions;
  /**
   * Whether objects are loaded in the beginning.
   *
   * @defaultValue `true`
   */
  loadOnStart: boolean;
  /** Whether nothing is loaded until a filter is set. */
  noFiltersNoLoad: boolean;
  /** Name of the table that holds the regions' data. */
  regionsTableName: string;
  /** Name of the table that holds the objects. */
  objectsTableName: string;
  /** Whether the map has objects at all. */
  on: boolean;
  /** The schemas of the tables. */
  schemas: unknown;
}

/** How one table of a map is loaded. */
export interface MapRepositoryOptions {
  /** How many objects are loaded at once. */
  pagination: unknown;
  /** Its fields, and where the objects come from. */
  schema: SchemaOptions;
}

/**
 * The form with which visitors filter. Its elements are {@link MapOptions.filtersSchema}.
 *
 * @example Above the map, with a button to search and one to begin anew
 * ```ts
 * mapwright.get(0)?.update({
 *   filters: {
 *     on: true,
 *     location: 'header',
 *     searchButton: true,
 *     clearButton: true,
 *     clearButtonText: 'All',
 *   },
 * });
 * ```
 */
export interface FilterOptions {
  /** Whether the form is there. */
  on: boolean;
  /** What is filtered: `database` or `regions`. */
  source: string;
  /** `id` of the element that holds the form, for a place of one's own. */
  containerId: string;
  /**
   * Where the form is.
   *
   * @defaultValue `"header"`
   */
  location: string;
  /** Its width, with a unit of CSS. */
  width: string;
  /**
   * Status of the regions that filters have left out.
   *
   * @deprecated Since 8.7.0 use `regionsDynamicStatus` of {@link MapOptions}.
   */
  filteredRegionsStatus: number;
  /**
   * Where the window with further elements opens.
   *
   * @defaultValue `"map"`
   */
  modalLocation: string;
  /** Whether the form is behind a button on a phone. */
  hideOnMobile: boolean;
  /** Whether the form is behind a button everywhere. */
  hide: boolean;
  /** Room around the elements, with a unit of CSS. */
  padding: string;
  /** What stands on the button that shows the form. */
  showButtonText: string;
  /** Whether there is a button that removes all filters. */
  clearButton: boolean;
  /** What stands on the button that clears. */
  clearButtonText: string;
  /** Whether objects are loaded only when visitors press a button. */
  searchButton: boolean;
  /** What stands on the button that searches. */
  searchButtonText: string;
}

/**
 * The directory: the list beside the map.
 *
 * @example On the left, by name, in groups
 * ```ts
 * mapwright.get(0)?.update({
 *   menu: {
 *     on: true,
 *     source: 'database',
 *     location: 'leftSidebar',
 *     sortBy: 'title',
 *     sortDirection: 'asc',
 *     categories: { on: true, groupBy: 'category', hideEmpty: true },
 *   },
 * });
 * ```
 */
export interface DirectoryOptions {
  /**
   * What phones show first.
   *
   * @defaultValue `"map"`
   */
  showFirst: string;
  /**
   * Whether a click on an entry brings the map to the front on a phone.
   *
   * @defaultValue `true`
   */
  showMapOnClick: boolean;
  /** What visitors read when nothing is found. */
  noResultsText: string;
  /**
   * Whether the directory is there.
   *
   * @defaultValue `false`
   */
  on: boolean;
  /** Whether it is in an element of one's own. */
  customContainer: boolean;
  /** Its width, with a unit of CSS. */
  width: string;
  /** What it lists: `database` or `regions`. */
  source: string;
  /**
   * Whether it is behind a button on a phone.
   *
   * @defaultValue `true`
   */
  hideOnMobile: boolean;
  /** Where it is, such as `leftSidebar`. */
  location: string;
  /** `id` of the element that holds it, for a place of one's own. */
  containerId: string;
  /** On which side it is. */
  position: string;
  /** Which entries it leaves out. */
  filterout: {
    /** Name of the field that decides. */
    field: string;
    /** How the value is compared. */
    cond: string;
    /** The value that it is compared with. */
    val: string;
  };
  /** Groups of entries. */
  categories: {
    /** Whether entries are grouped. */
    on: boolean;
    /** Name of the field that makes the groups. */
    groupBy: string;
    /** Whether groups without entries are left out. */
    hideEmpty: boolean;
    /** Whether groups can be folded. */
    collapse: boolean;
    /** Whether opening a group folds the others. */
    collapseOther: boolean;
    /** Whether groups show how many entries they have. */
    counters: boolean;
  };
  /** Whether it has a field for a search by text. */
  search?: boolean;
  /**
   * Name of the field that entries are sorted by.
   *
   * @defaultValue `"id"`
   */
  sortBy: string;
  /**
   * In which direction: `asc` or `desc`.
   *
   * @defaultValue `"desc"`
   */
  sortDirection: string;
  /**
   * Least height, in CSS pixels.
   *
   * @defaultValue `400`
   */
  minHeight: string;
}
