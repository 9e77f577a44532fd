/** @module Infrastructure/Server/Query */

import type { Repository } from '../../core/repository.ts';

/** One field to sort by. */
export interface QuerySort {
  /** Name of the field. */
  field: string;
  /** Direction: `asc` or `desc`. */
  order: string;
}

/** What can be asked of a store; every part is optional. {@link Query} explains the parts. */
export interface QueryInterface {
  /** Several fields to sort by, the first counting most. */
  sort?: Array<QuerySort>;
  /** Name of the field to sort by. */
  sortBy?: string;
  /** Direction in which {@link Query.sortBy} sorts: `asc` or `desc`. */
  sortDir?: string;
  /** Number of the page to ask for, from 1. */
  page?: number;
  /** Whether the page is the last one. */
  lastpage?: boolean;
  /** How many objects a page holds. */
  perpage?: number;
  /** Text to search for; {@link Query.searchField} says where. */
  search?: string;
  /** Name of the field to search in. */
  searchField?: string;
  /** Whether a search without result is tried again in a looser way. */
  searchFallback?: boolean;
  /** Values that objects must have, by the names of their fields. */
  filters?: Record<string, unknown>;
  /** Values that objects must not have, by the names of their fields. */
  filterout?: Record<string, unknown> | null;
  /** Whether the response includes the fields. */
  withSchema?: boolean;
}

/**
 * What is asked of a store: which objects, in which order, and how many at once.
 *
 * Changing a query loads nothing; {@link Repository.find} does.
 *
 * @example The second page of the shops, by name
 * ```ts
 * const query = new mapwright.query({
 *   sortBy: 'title',
 *   sortDir: 'asc',
 *   page: 2,
 *   perpage: 30,
 * });
 * query.setFilters({ category: 'shop' });
 * mapwright.get(0)?.getDb().find(query);
 * ```
 */
export declare class Query implements QueryInterface {
  /** Several fields to sort by, the first counting most. */
  sort?: Array<QuerySort>;
  /** Name of the field to sort by. */
  sortBy?: string;
  /** Direction in which {@link Query.sortBy} sorts: `asc` or `desc`. */
  sortDir?: string;
  /** Number of the page to ask for, from 1. */
  page?: number;
  /** Whether the page is the last one. */
  lastpage?: boolean;
  /** How many objects a page holds. */
  perpage?: number;
  /** Text to search for; {@link Query.searchField} says where. */
  search?: string;
  /** Name of the field to search in; all searchable fields when it is missing. */
  searchField?: string;
  /** Whether a search without result is tried again in a looser way. */
  searchFallback?: boolean;
  /** Values that objects must have, by the names of their fields. */
  filters?: Record<string, unknown>;
  /** Values that objects must not have, by the names of their fields. */
  filterout?: Record<string, unknown> | null;
  /** Whether the response includes the fields. */
  withSchema?: boolean;
  /**
   * Makes a query.
   *
   * @param options - What to ask for; everything by default.
   */
  constructor(options?: QueryInterface);
  /**
   * Sets several parts at once.
   *
   * @param fields - Parts by their names.
   */
  setFields(fields: QueryInterface): void;
  /**
   * Replaces the parts that are given and leaves the rest as it is.
   *
   * @param query - The parts.
   */
  update(query: QueryInterface): void;
  /**
   * Returns the query in the form in which it is sent.
   *
   * @returns A plain object.
   */
  get(): QueryInterface;
  /** Forgets all filters and the search. */
  clearFilters(): void;
  /**
   * Adds filters to those that are set.
   *
   * @param fields - Values that objects must have, by the names of their fields.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.query.setFilters({ status: 'free', rooms: 3 });
   * repository?.reload();
   * ```
   */
  setFilters(fields: { [key: string]: string | number }): void;
  /**
   * Searches for a text.
   *
   * @param search - The text; an empty one ends the search.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.query.setSearch('Vienna');
   * repository?.reload();
   * ```
   */
  setSearch(search: string): void;
  /**
   * Leaves out objects with certain values.
   *
   * @param fields - Values by the names of their fields; `null` to leave out none.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.query.setFilterOut({ status: 'sold' });
   * repository?.reload();
   * ```
   */
  setFilterOut(fields: { [key: string]: string | number } | null): void;
  /**
   * Replaces all filters.
   *
   * @param fields - The new filters; none by default.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.query.resetFilters({ status: 'free' });
   * repository?.reload();
   * ```
   */
  resetFilters(fields?: { [key: string]: string | number }): void;
  /**
   * Sets one filter.
   *
   * @param field - Name of the field.
   * @param value - The value that objects must have.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.query.setFilterField('status', 'free');
   * repository?.reload();
   * ```
   */
  setFilterField(field: string, value: string | number): void;
  /**
   * Checks whether a filter is set.
   *
   * @returns `true` if there is at least one.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.on('afterLoadObjects', ({ map }) => {
   *   const isFiltered = map.getDb().query.hasFilters();
   *   document.body.classList.toggle('is-filtered', isFiltered);
   * });
   * ```
   */
  hasFilters(): boolean;
  /**
   * Removes one filter.
   *
   * @param fieldName - Name of its field.
   */
  removeFilter(fieldName: string): void;
  /**
   * Sets whether the response includes the fields.
   *
   * @param requestSchema - `true` to include them.
   */
  requestSchema(requestSchema: boolean): void;
}
