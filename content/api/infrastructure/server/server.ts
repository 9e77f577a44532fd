/** @module Infrastructure/Server/Server */

import type { JQueryPromise } from '../../core/jquery.ts';
import type { Repository } from '../../core/repository.ts';

/**
 * A connection to a server: it adds the token to each request, and works around servers that forbid `PUT` and
 * `DELETE`. Stores use it; see {@link Repository.server}.
 *
 * @example Ask WordPress for the maps
 * ```ts
 * const server = new mapwright.server('/wp-json/mapwright/v1');
 * server.get('maps').done(response => console.log(response));
 * ```
 *
 * @see [Guide: REST interface and PHP hooks](/docs/guides/rest-and-php)
 */
export declare class Server {
  /** Where all addresses begin, such as `/wp-json/mapwright/v1`. */
  apiUrl: string;
  /** How many parts of an import are done. */
  completeChunks: number;
  /** Whether the server accepts `PUT`; `null` until it has been tried. */
  putAvailable: boolean | null;
  /** Whether the server accepts `DELETE`; `null` until it has been tried. */
  deleteAvailable: boolean | null;
  /**
   * Makes a connection; nothing is sent yet.
   *
   * @param apiUrl - Where all addresses begin.
   */
  constructor(apiUrl: string);
  /**
   * Completes an address.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @returns The whole address.
   */
  getUrl(path: string): string;
  /**
   * Sends a `GET`.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @param data - What is written behind the `?`.
   * @returns A promise of the response.
   *
   * @example
   * ```ts
   * const server = mapwright.get(0)?.getDb().server;
   * server
   *   ?.get('objects/objects_12', { page: 1, perpage: 30 })
   *   .fail(reason => console.warn(reason));
   * ```
   */
  get(path: string, data?: unknown): JQueryPromise<unknown>;
  /**
   * Sends a `GET` by the browser's `fetch`.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @param data - What is written behind the `?`.
   * @returns A promise of the response.
   */
  fetch(path: string, data?: unknown): Promise<unknown>;
  /**
   * Sends a `POST`, which creates.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @param data - What is sent.
   * @returns A promise of the response.
   */
  post(path: string, data?: unknown): JQueryPromise<unknown>;
  /**
   * Sends a `PUT`, which changes.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @param data - What is sent.
   * @returns A promise of the response.
   */
  put(path: string, data?: unknown): JQueryPromise<unknown>;
  /**
   * Sends a `DELETE`.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @returns A promise of the response.
   */
  delete(path: string): JQueryPromise<unknown>;
  /**
   * Sends a request of any kind; the others lead here.
   *
   * @param path - Path below {@link Server.apiUrl}.
   * @param data - `type` is the method and `data` what is sent; the rest says whether and how it is encoded.
   * @returns A promise of the response.
   */
  ajax(
    path: string,
    data: { type: string; data: unknown; processData?: boolean; contentType?: boolean },
  ): JQueryPromise<unknown>;
  /**
   * Tries whether the server accepts a method.
   *
   * @param method - The method.
   * @returns A promise of `true` if it does.
   */
  checkMethodAvailability(method: 'PUT' | 'DELETE'): Promise<boolean>;
  /**
   * Writes nested values as a form would send them.
   *
   * @param data - What is to be sent.
   * @returns What is sent.
   */
  processObjectData(data: unknown): unknown;
  /**
   * Asks for the values that a field has in a table. Only for visitors who may edit posts.
   *
   * @param name - Name of the field.
   * @param collection - Name of the table.
   * @returns A promise of the values.
   */
  getValuesByField(name: string, collection: string): JQueryPromise<unknown>;
}
