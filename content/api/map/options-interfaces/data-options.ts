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
 *
 * @see [Guide: Pagination](/docs/guides/map-editor/settings#pagination)
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
  /** Label of the button for the previous page. */
  prev: string;
  /** Label of the button for the next page. */
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
 *
 * @see [Guide: Database settings](/docs/guides/map-editor/database/settings)
 */
export interface DatabaseOptions {
  /** How many objects are loaded at once. */
  pagination: PaginationOptions;
  /**
   * Whether objects are loaded when the map starts.
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
 * The form where visitors filter. Its elements are {@link MapOptions.filtersSchema}.
 *
 * @example Above the map, with a button to search and one to start again
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
 *
 * @see [Guide: Filter settings](/docs/guides/map-editor/filters/settings)
 */
export interface FilterOptions {
  /** Whether the form is shown. */
  on: boolean;
  /** What is filtered: `database` or `regions`. */
  source: string;
  /** `id` of the element that holds the form, for a location of your own. */
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
   * Status of the regions that filters leave out.
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
  /** Space around the elements, with a unit of CSS. */
  padding: string;
  /** Label of the button that shows the form. */
  showButtonText: string;
  /** Whether there is a button that removes all filters. */
  clearButton: boolean;
  /** Label of the button that clears. */
  clearButtonText: string;
  /** Whether objects are loaded only when visitors press a button. */
  searchButton: boolean;
  /** Label of the button that searches. */
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
 *
 * @see [Guide: Directory](/docs/guides/map-editor/directory)
 */
export interface DirectoryOptions {
  /**
   * What phones show first: the map or the list.
   *
   * @defaultValue `"map"`
   */
  showFirst: string;
  /**
   * Whether a click on an item shows the map on a phone.
   *
   * @defaultValue `true`
   */
  showMapOnClick: boolean;
  /** The text that visitors see if nothing is found. */
  noResultsText: string;
  /**
   * Whether the directory is shown.
   *
   * @defaultValue `false`
   */
  on: boolean;
  /** Whether it is in an element of your own. */
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
  /** `id` of the element that holds it, for a location of your own. */
  containerId: string;
  /** On which side it is. */
  position: string;
  /** The items that it leaves out. */
  filterout: {
    /** Name of the field that it compares. */
    field: string;
    /** How the value is compared. */
    cond: string;
    /** The value that it is compared with. */
    val: string;
  };
  /** Categories: items in groups. */
  categories: {
    /** Whether items are grouped. */
    on: boolean;
    /** Name of the field whose values become the categories. */
    groupBy: string;
    /** Whether empty categories are hidden. */
    hideEmpty: boolean;
    /** Whether all categories are closed when the map opens. */
    collapse: boolean;
    /** Whether opening a category closes the others. */
    collapseOther: boolean;
    /** Whether categories show how many items they have. */
    counters: boolean;
  };
  /** Whether it has a field for a search by text. */
  search?: boolean;
  /**
   * Name of the field that items are sorted by.
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
   * Minimum height, in CSS pixels.
   *
   * @defaultValue `400`
   */
  minHeight: string;
}
