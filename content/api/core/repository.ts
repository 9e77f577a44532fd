/** @module Core/Repository */

import type { Query } from '../infrastructure/server/query.ts';
import type { ApiEndpoint, ApiEndpointName, Schema } from '../infrastructure/server/schema.ts';
import type { Server } from '../infrastructure/server/server.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { Model } from '../model/model.ts';
import type { ArrayIndexed } from './array-indexed.ts';
import type { Events } from './events.ts';
import type { JQueryDeferred } from './jquery.ts';
import type { MapwrightCtx, MapwrightRequest, MapwrightResponse, MiddlewareList } from './middleware.ts';

/**
 * Events of a store.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.getDb().events.on('afterCreate', () => console.log('saved'));
 * ```
 */
export type RepositoryEvent =
  /** The store is ready; nothing is loaded yet. */
  | 'afterInit'
  /** Objects have arrived. */
  | 'afterLoad'
  /** Objects could not be loaded. */
  | 'failedLoad'
  /** Objects are about to be loaded. */
  | 'beforeLoad'
  /** A request is about to leave. */
  | 'beforeFetch'
  /** A response has arrived. */
  | 'afterFetch'
  /** What is loaded has changed. */
  | 'change'
  /** An object is about to be changed on the server. */
  | 'beforeUpdate'
  /** An object has been changed on the server. */
  | 'afterUpdate'
  /** An object is about to be created on the server. */
  | 'beforeCreate'
  /** An object has been created on the server. */
  | 'afterCreate'
  /** An object is about to be deleted on the server. */
  | 'beforeDelete'
  /** An object has been deleted on the server. */
  | 'afterDelete'
  /** The fields have changed. */
  | 'afterUpdateSchema';

/**
 * The members of every store; {@link Repository} explains the parts.
 *
 * @typeParam T - The kind of object that the store keeps.
 */
export interface RepositoryInterface<T extends Model = Model> {
  /** The connection through which it asks. */
  server: Server;
  /** What it asked for last. */
  query: Query;
  /** Whether the server has more than what was asked for. */
  hasMore: boolean;
  /** Name of the kind of object. */
  className: string;
  /** Path of the objects, below the address of the server. */
  path: string;
  /** Whether objects have been loaded. */
  loaded: boolean;
  /** The fields of the objects. */
  schema?: Schema;
  /** What is loaded. */
  objects: ArrayIndexed<T>;
  /** How many parts of an import are done. */
  completeChunks: number;
  /** Functions that change requests and responses. */
  middlewares: MiddlewareList;
  /** Listeners of the store. */
  events: Events;
  /** Whether nothing is loaded until a filter is set. */
  noFiltersNoLoad: boolean;
  /** Constructor of the objects. */
  classType: typeof Model;
  /**
   * Replaces the fields.
   *
   * @param schema - The new fields.
   */
  setSchema(schema: Schema): void;
  /**
   * Returns the fields.
   *
   * @returns The schema.
   */
  getSchema(): Schema;
  /**
   * Returns what is loaded.
   *
   * @returns A list that finds objects by their number.
   */
  getLoaded(): ArrayIndexed<T>;
  /**
   * Returns what is loaded.
   *
   * @returns The same list.
   */
  getLoadedAsArray(): ArrayIndexed<T>;
  /**
   * Creates an object on the server.
   *
   * @param object - Its fields.
   * @returns A promise of the new object.
   */
  create(object: Record<string, unknown>): JQueryDeferred<T>;
  /**
   * Loads objects.
   *
   * @param params - Which ones.
   * @returns A promise of the response.
   */
  find(params?: Query): JQueryDeferred<unknown>;
  /**
   * Loads one object.
   *
   * @param id - Its number.
   * @returns A promise of the object.
   */
  findById(id: number | string): JQueryDeferred<T>;
  /**
   * Returns an object that is loaded.
   *
   * @param id - Its number.
   * @returns The object.
   */
  getLoadedObject(id: number | string): T;
  /**
   * Changes an object on the server.
   *
   * @param object - Its number and the fields to change.
   * @returns A promise of the object.
   */
  update(object: unknown): JQueryDeferred<T>;
  /**
   * Deletes an object on the server.
   *
   * @param id - Its number.
   * @returns A promise that is fulfilled when it is gone.
   */
  delete(id: string | number): JQueryDeferred<void>;
  /**
   * Reads objects from a response.
   *
   * @param data - The response.
   * @param ctx - Request, response and map.
   */
  loadDataFromResponse(data: string | Record<string, unknown>, ctx: MapwrightCtx): void;
  /** Loads the same objects again. */
  reload(): void;
  /**
   * Writes fields as the server expects them.
   *
   * @param params - The fields.
   * @returns What is sent.
   */
  encodeData(params: unknown): Record<string, unknown>;
  /**
   * Converts a response into the form that the store reads.
   *
   * @param data - The response.
   * @param ctx - Request, response and map.
   * @returns The response in that form.
   */
  defaultResponseMiddleware(data: unknown, ctx: MapwrightCtx): Record<string, unknown>;
  /**
   * Checks whether the first page is loaded.
   *
   * @returns `true` if so.
   */
  onFirstPage(): boolean;
  /**
   * Checks whether the last page is loaded.
   *
   * @returns `true` if so.
   */
  onLastPage(): boolean;
}

/**
 * A store: it loads objects from a server, keeps them, and writes changes back. A map has one for its regions
 * ({@link MapwrightMap.getDbRegions}) and one for its objects ({@link MapwrightMap.getDb}).
 *
 * Anyone may read. To create, change or delete, a visitor needs the right to edit posts.
 *
 * @typeParam T - The kind of object that the store keeps.
 *
 * @example Load the objects of one category and draw them
 * ```ts
 * const repository = mapwright.get(0)?.getDb();
 * if (repository) {
 *   const query = new mapwright.query({
 *     filters: { category: 'shop' },
 *     perpage: 30,
 *     page: 1,
 *   });
 *   repository.find(query).done(() => {
 *     for (const shop of repository.getLoaded())
 *       console.log(shop.get('title'));
 *   });
 * }
 * ```
 *
 * @example Create an object
 * ```ts
 * const map = mapwright.get(0);
 * map
 *   ?.getDb()
 *   .create({
 *     title: 'New office',
 *     location: { geoPoint: { lat: 48.2, lng: 16.37 } },
 *   })
 *   .fail(reason => console.warn('not saved', reason));
 * ```
 *
 * @see [Guide: What the database is](/docs/guides/map-editor/database/what-is-database)
 */
export declare class Repository<T extends Model = Model> implements RepositoryInterface<T> {
  /** Constructor of the objects. */
  classType: typeof Model;
  /** Name of the store, such as `maps`. */
  name: string;
  /** The map whose middleware and events the store uses. */
  map?: MapwrightMap;
  /** The connection through which it asks. */
  server: Server;
  /** What it asked for last; `reload` asks for it again. */
  query: Query;
  /** Whether the server has more than what was asked for. */
  hasMore: boolean;
  /** Name of the kind of object. */
  className: string;
  /** Path of the objects, below the address of the server. */
  path: string;
  /** Is `true` once objects have been loaded. */
  loaded: boolean;
  /** The fields of the objects. */
  schema?: Schema;
  /** What is loaded: one page of what the server has. */
  objects: ArrayIndexed<T>;
  /** How many parts of an import are done. */
  completeChunks: number;
  /** Whether nothing is loaded until a filter is set. */
  noFiltersNoLoad: boolean;
  /** Listeners of the store: {@link RepositoryEvent}. */
  events: Events;
  /** Functions that change requests and responses. */
  middlewares: MiddlewareList;
  /**
   * Makes a store with nothing loaded.
   *
   * @param schema - The fields of the objects, and where their server is.
   * @param map - The map that it works for.
   */
  constructor(schema: Schema, map?: MapwrightMap);
  /**
   * Finds the endpoint for an action.
   *
   * @param name - Name of the action, such as `index`.
   * @param model - The object whose fields fill the placeholders `[:field]` of the address.
   * @returns Method, address and name.
   */
  getApiEndpoint(name: string, model?: Partial<Model> | null): ApiEndpoint;
  /** Prepares connection, list and events. The constructor calls it. */
  init(): void;
  /**
   * Sets whether the store waits for a filter before it loads anything.
   *
   * @param value - `true` to wait.
   */
  setNoFiltersNoLoad(value: boolean): void;
  /**
   * Replaces the fields.
   *
   * @param schema - The new schema, or the same as JSON.
   */
  setSchema(schema: Schema | string): void;
  /**
   * Returns the fields of the objects.
   *
   * @returns The schema.
   */
  getSchema(): Schema;
  /**
   * Replaces the loaded objects with those in a response.
   *
   * @param data - The response.
   * @param ctx - Request, response and map.
   */
  loadDataFromResponse(data: string | Record<string, unknown>, ctx: MapwrightCtx): void;
  /**
   * Loads the same objects again, as {@link Repository.query} asks for them.
   *
   * @returns A promise that is fulfilled when they are there.
   *
   * @example Show changes of others every minute
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * setInterval(() => repository?.reload(), 60_000);
   * ```
   */
  reload(): Promise<JQueryDeferred<unknown>>;
  /**
   * Creates an object on the server and adds it to what is loaded.
   *
   * @param object - Its fields by their names.
   * @returns A promise of the new object, which then has a number.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository
   *   ?.create({ title: 'New office' })
   *   .done(office => console.log('number', office.get('id')));
   * ```
   */
  create(object: Record<string, unknown>): JQueryDeferred<T>;
  /**
   * Loads one object.
   *
   * @param id - Its number.
   * @param nocache - Whether to ask the server even if the object is loaded. `false` by default.
   * @returns A promise of the object.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.findById(3).done(office => {
   *   console.log(office.get('title'));
   * });
   * ```
   */
  findById(id: number | string, nocache?: boolean): JQueryDeferred<T>;
  /**
   * Describes a request without sending it.
   *
   * @param action - Name of the endpoint.
   * @param urlParams - Values for the placeholders of its address.
   * @param data - What is sent along.
   * @returns The request, as middleware sees it.
   */
  getRequest(
    action: ApiEndpointName,
    urlParams: undefined | null | Record<string, string | number>,
    data?: Record<string, unknown>,
  ): MapwrightRequest;
  /**
   * Describes a response, as middleware sees it.
   *
   * @param _data - The response as text.
   * @param request - What was asked.
   * @returns The response.
   */
  getResponse(_data: string, request: MapwrightRequest): MapwrightResponse;
  /**
   * Loads objects and replaces those that were loaded; announces `beforeLoad` and `afterLoad` or `failedLoad`.
   *
   * @param query - Which objects, in which order; by default, the same as last time.
   * @returns A promise of the response.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map
   *   ?.getDb()
   *   .find({ search: 'Vienna', sortBy: 'title', sortDir: 'asc' });
   * ```
   */
  find(query?: Query | { [key: string]: unknown }): JQueryDeferred<unknown>;
  /**
   * Returns what is loaded, without asking the server.
   *
   * @returns A list that finds objects by their number.
   *
   * @example
   * ```ts
   * const titles = mapwright
   *   .get(0)
   *   ?.getDb()
   *   .getLoaded()
   *   .map(object => object.get('title'));
   * ```
   */
  getLoaded(): ArrayIndexed<T>;
  /**
   * Returns one object that is loaded, without asking the server.
   *
   * @param id - Its number.
   * @returns The object.
   */
  getLoadedObject(id: number | string): T;
  /**
   * Returns what is loaded, under another name than {@link Repository.getLoaded}.
   *
   * @returns The same list.
   */
  getLoadedAsArray(): ArrayIndexed<T>;
  /**
   * Changes an object on the server.
   *
   * @param object - An object, or a plain one with its number and the fields to change.
   * @returns A promise of the changed object.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getDb().update({ id: 3, status: 'sold' });
   * ```
   */
  update(object: unknown): JQueryDeferred<T>;
  /**
   * Deletes an object on the server and removes it from the map.
   *
   * @param id - Its number.
   * @returns A promise that is fulfilled when it is gone.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.delete(3).done(() => console.log('deleted'));
   * ```
   */
  delete(id: number): JQueryDeferred<void>;
  /**
   * Deletes all objects of the table on the server.
   *
   * @returns A promise that is fulfilled when they are gone.
   */
  clear(): JQueryDeferred<void>;
  /**
   * Checks whether the first page is loaded.
   *
   * @returns `true` if so.
   */
  onFirstPage(): boolean;
  /**
   * Checks whether the last page is loaded.
   *
   * @returns `true` if so.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * repository?.events.on('afterLoad', () => {
   *   const more = document.querySelector<HTMLButtonElement>('#more');
   *   if (more) more.hidden = repository.onLastPage();
   * });
   * ```
   */
  onLastPage(): boolean;
  /**
   * Writes fields as the server expects them.
   *
   * @param params - The fields.
   * @returns What is sent.
   */
  encodeData(params: unknown): Record<string, unknown>;
  /**
   * Converts a response into the form that the store reads, after all middleware.
   *
   * @param data - The response.
   * @param ctx - Request, response and map.
   * @returns The response in that form.
   */
  defaultResponseMiddleware(data: unknown, ctx?: MapwrightCtx): Record<string, unknown>;
  /**
   * Creates many objects from the rows of a CSV file.
   *
   * @param data - The rows.
   * @param convertLatlngToAddress - Whether Google is asked for the address of each pair of coordinates; Google accepts
   *   50 requests a second.
   * @param map - The map whose regions the rows name.
   * @returns A promise that is fulfilled when all parts are stored.
   */
  import(
    data: { [key: string]: unknown },
    convertLatlngToAddress: boolean,
    map: MapwrightMap,
  ): JQueryDeferred<unknown>;
  /**
   * Sends the rows of an import in parts, so that no request is too large.
   *
   * @param data - The rows.
   * @param language - Language of the addresses, such as `en`.
   * @param convertLatlngToAddress - Whether Google is asked for addresses.
   * @returns A promise that is fulfilled when all parts are stored.
   */
  importByChunks(
    data: { [key: string]: unknown },
    language: string,
    convertLatlngToAddress: boolean,
  ): JQueryDeferred<unknown>;
  /**
   * Counts a part of an import as done, and ends the import with the last one.
   *
   * @param chunks - All parts.
   * @param defer - The promise that waits for them.
   */
  completeChunk(chunks: unknown[], defer: JQueryDeferred<unknown>): void;
  /**
   * Reads the values of a CSV file as the fields want them: labels become values, ids and titles become
   * regions.
   *
   * @param data - The rows.
   * @param map - The map whose regions the rows name.
   * @returns The rows, ready to be sent.
   */
  formatCSV(data: { [key: string]: unknown }, map: MapwrightMap): unknown;
  /**
   * Loads the values that a field can have, for filters.
   *
   * @param fieldName - Name of the field.
   * @returns A promise of its values and labels.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDb();
   * console.log(await repository?.getOptionsByField('category'));
   * ```
   */
  getOptionsByField(fieldName: string): Promise<unknown>;
}
