/** @module Core/Middleware */

import type { ApiEndpointName } from '../infrastructure/server/schema.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { MapOptions } from '../map/options-interfaces/map-options.ts';
import type { Controller } from './controller.ts';
import type { Repository } from './repository.ts';

/** The four types of middleware. */
export type MiddlewareType =
  /** Before a request leaves for a server. */
  | 'request'
  /** After a response has arrived, before it becomes objects. */
  | 'response'
  /** Before a template is filled. */
  | 'render'
  /** Before a map is built from its options. */
  | 'mapLoad';

/** A request that is about to be sent, as middleware sees it. */
export interface MapwrightRequest {
  /** The store that asks. */
  repository: Repository;
  /** What is asked: the name of an endpoint, such as `index`. */
  action: ApiEndpointName;
  /** Address of the request. */
  url: string;
  /** Method of HTTP. */
  method: string;
  /** Headers of HTTP, by their names. */
  headers: Record<string, string>;
  /** What is sent along. */
  data: Record<string, unknown>;
}

/** A response of a server, as middleware sees it. */
export interface MapwrightResponse {
  /** What the server sent, parsed where it could be. */
  data: unknown;
}

/** What middleware for requests and responses receives besides the data. */
export interface MapwrightCtx {
  /** The request that is about to be sent, or that was sent. */
  request: MapwrightRequest;
  /** The response; missing before there is one. */
  response?: MapwrightResponse;
  /** The store that asks. */
  repository: Repository;
  /** The map to which the store belongs. */
  map: MapwrightMap;
}

/**
 * Middleware that changes what is sent.
 *
 * @param data - What is about to be sent.
 * @param ctx - The request, its store and its map.
 * @returns What is sent instead.
 */
export type RequestMiddleware = (data: Record<string, unknown>, ctx: MapwrightCtx) => Record<string, unknown>;

/**
 * Middleware that changes what has come back.
 *
 * @param data - What the server sent.
 * @param ctx - Request, response, store and map.
 * @returns What the store reads instead.
 */
export type ResponseMiddleware = (
  data: string | Record<string, unknown>,
  ctx: MapwrightCtx,
) => string | Record<string, unknown>;

/**
 * Middleware that changes what a template is filled with.
 *
 * @param data - Fields and values.
 * @param ctx - The view that is about to be drawn.
 * @returns What the template is filled with instead.
 */
export type RenderMiddleware = (
  data: Record<string, unknown>,
  ctx: { controller: Controller },
) => Record<string, unknown>;

/**
 * Middleware that changes a map's options before the map is built.
 *
 * @param data - The options as stored.
 * @param ctx - The map.
 * @returns The options that the map is built from.
 */
export type MapLoadMiddleware = (data: MapOptions, ctx: { map: MapwrightMap }) => MapOptions;

/** The function for each type of middleware. */
export interface MiddlewareHandlers {
  /** Changes what is sent. */
  request: RequestMiddleware;
  /** Changes what has come back. */
  response: ResponseMiddleware;
  /** Changes what a template is filled with. */
  render: RenderMiddleware;
  /** Changes a map's options. */
  mapLoad: MapLoadMiddleware;
}

/** Any of the four functions of {@link MiddlewareHandlers}. */
export type MiddlewareHandler = MiddlewareHandlers[MiddlewareType];

/** How middleware is kept. */
export interface MiddlewareOptions {
  /** Whether it replaces other middleware of the same type. */
  unique?: boolean;
}

/** One entry of a {@link MiddlewareList}. */
export interface Middleware {
  /** The type of middleware. */
  name: MiddlewareType;
  /** The function. */
  handler: MiddlewareHandler;
  /** How it is kept. */
  options: MiddlewareOptions;
}

/**
 * The functions through which data passes on its way between server, map and templates. Each receives data and must
 * return it, changed or not.
 *
 * @example Show a price in euros
 * ```ts
 * mapwright.get(0)?.middlewares.add('render', data => {
 *   if (data.price) {
 *     const euros = { style: 'currency', currency: 'EUR' } as const;
 *     data.price = Number(data.price).toLocaleString('en', euros);
 *   }
 *   return data;
 * });
 * ```
 *
 * @example Convert the response of another API
 * ```ts
 * mapwright.get(0)?.middlewares.add('response', data => {
 *   const { results }: Record<string, unknown> =
 *     typeof data === 'string' ? JSON.parse(data) : data;
 *   if (!Array.isArray(results)) return data;
 *   return { offices: { items: results, hasMore: false } };
 * });
 * ```
 *
 * @see [Guide: JavaScript](/docs/guides/map-editor/javascript#middleware)
 */
export declare class MiddlewareList {
  /** All entries, in the order in which data passes through them. */
  middlewares: Middleware[];
  /** Makes an empty list. */
  constructor();
  /**
   * Adds a function after the others of its type.
   *
   * @param name - The type of middleware.
   * @param handler - The function; it must return the data.
   * @typeParam T - The type; it decides which function fits.
   * @param unique - Whether it replaces the others of that type. `false` by default.
   * @returns All entries.
   *
   * @example Send a language along with each request
   * ```ts
   * mapwright.get(0)?.middlewares.add('request', (data, ctx) => {
   *   if (ctx.map.inBackend) return data;
   *   return { ...data, language: document.documentElement.lang };
   * });
   * ```
   */
  add<T extends MiddlewareType>(name: T, handler: MiddlewareHandlers[T], unique?: boolean): Middleware[];
  /**
   * Lists the functions for requests.
   *
   * @param name - The type of middleware.
   * @returns The functions in their order.
   */
  get(name: 'request'): RequestMiddleware[];
  /**
   * Lists the functions for responses.
   *
   * @param name - The type of middleware.
   * @returns The functions in their order.
   */
  get(name: 'response'): ResponseMiddleware[];
  /**
   * Lists the functions for templates.
   *
   * @param name - The type of middleware.
   * @returns The functions in their order.
   */
  get(name: 'render'): RenderMiddleware[];
  /**
   * Lists the functions for options.
   *
   * @param name - The type of middleware.
   * @returns The functions in their order.
   */
  get(name: 'mapLoad'): MapLoadMiddleware[];
  /**
   * Lists the functions of a type that is known only at run time.
   *
   * @param name - The type of middleware.
   * @returns The functions in their order.
   */
  get(name: MiddlewareType): Middleware['handler'][];
  /**
   * Removes all entries.
   *
   * @returns The empty list.
   */
  clear(): Middleware[];
  /**
   * Removes one function, or all of a type.
   *
   * @param eventName - The type of middleware.
   * @param handler - The function; all of the type by default.
   */
  off(eventName: string, handler?: MiddlewareHandler): void;
  /**
   * Removes all functions of one type.
   *
   * @param type - The type of middleware.
   * @returns What is left.
   */
  removeByType(type: MiddlewareType): Middleware[];
  /**
   * Passes the data of a request through.
   *
   * @param type - The type of middleware.
   * @param params - The data and its context.
   * @returns What is sent.
   */
  run(type: 'request', params: Parameters<RequestMiddleware>): Record<string, unknown>;
  /**
   * Passes a response through.
   *
   * @param type - The type of middleware.
   * @param params - The data and its context.
   * @returns What the store reads.
   */
  run(type: 'response', params: Parameters<ResponseMiddleware>): string | Record<string, unknown>;
  /**
   * Passes the data of a template through.
   *
   * @param type - The type of middleware.
   * @param params - The data and its context.
   * @returns What the template is filled with.
   */
  run(type: 'render', params: Parameters<RenderMiddleware>): Record<string, unknown>;
  /**
   * Passes a map's options through.
   *
   * @param type - The type of middleware.
   * @param params - The options and their context.
   * @returns The options that the map is built from.
   */
  run(type: 'mapLoad', params: Parameters<MapLoadMiddleware>): MapOptions;
  /**
   * Passes data through the functions of a type that is known only at run time.
   *
   * @param type - The type of middleware.
   * @param params - The data and its context.
   * @returns What the last function returned.
   */
  run(
    type: MiddlewareType,
    params: Parameters<RequestMiddleware | ResponseMiddleware | RenderMiddleware | MapLoadMiddleware>,
  ): unknown;
}
