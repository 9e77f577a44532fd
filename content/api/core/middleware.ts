/** @module Core/Middleware */

import type { ApiEndpointName } from '../infrastructure/server/schema.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { MapOptions } from '../map/options-interfaces/map-options.ts';
import type { Controller } from './controller.ts';
import type { Repository } from './repository.ts';

/** The four occasions at which middleware may change data on its way. */
export type MiddlewareType =
  /** Before a request leaves for a server. */
  | 'request'
  /** After an answer has come, before it becomes objects. */
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

/** An answer of a server, as middleware sees it. */
export interface MapwrightResponse {
  /** What the server sent, parsed where it could be. */
  data: unknown;
}

/** The surroundings of middleware for requests and answers. */
export interface MapwrightCtx {
  /** The request that is about to be sent, or that was answered. */
  request: MapwrightRequest;
  /** The answer; missing before there is one. */
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
 * @returns What is sent in its place.
 */
export type RequestMiddleware = (data: Record<string, unknown>, ctx: MapwrightCtx) => Record<string, unknown>;

/**
 * Middleware that changes what has come back.
 *
 * @param data - What the server sent.
 * @param ctx - Request, answer, store and map.
 * @returns What the store reads in its place.
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
 * @returns What the template is filled with in its place.
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

/** Which function belongs to which occasion. */
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
  /** Whether it replaces what was set for the same occasion. */
  unique?: boolean;
}

/** One entry of a {@link MiddlewareList}. */
export interface Middleware {
  /** The occasion. */
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
 * @example Read the answer of a server of one's own
 * ```ts
 * mapwright.get(0)?.middlewares.add('response', data => {
 *   const answer: Record<string, unknown> =
 *     typeof data === 'string' ? JSON.parse(data) : data;
 *   return { items: answer.results, hasMore: false };
 * });
 * ```
 */
export declare class MiddlewareList {
  /** All entries, in the order in which data passes through them. */
  middlewares: Middleware[];
  /** Makes an empty list. */
  constructor();
  /**
   * Adds a function at the end of those for the same occasion.
   *
   * @param name - The occasion.
   * @param handler - The function; it must return the data.
   * @typeParam T - The occasion; it decides which function fits.
   * @param unique - Whether it replaces the others of that occasion. `false` when left out.
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
   * @param name - The occasion.
   * @returns The functions in their order.
   */
  get(name: 'request'): RequestMiddleware[];
  /**
   * Lists the functions for answers.
   *
   * @param name - The occasion.
   * @returns The functions in their order.
   */
  get(name: 'response'): ResponseMiddleware[];
  /**
   * Lists the functions for templates.
   *
   * @param name - The occasion.
   * @returns The functions in their order.
   */
  get(name: 'render'): RenderMiddleware[];
  /**
   * Lists the functions for options.
   *
   * @param name - The occasion.
   * @returns The functions in their order.
   */
  get(name: 'mapLoad'): MapLoadMiddleware[];
  /**
   * Lists the functions of an occasion that is known at run time only.
   *
   * @param name - The occasion.
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
   * Removes one function, or all of an occasion.
   *
   * @param eventName - The occasion.
   * @param handler - The function; all of the occasion when left out.
   */
  off(eventName: string, handler?: MiddlewareHandler): void;
  /**
   * Removes all functions of one occasion.
   *
   * @param type - The occasion.
   * @returns What is left.
   */
  removeByType(type: MiddlewareType): Middleware[];
  /**
   * Passes the data of a request through.
   *
   * @param type - The occasion.
   * @param params - Data and surroundings.
   * @returns What is sent.
   */
  run(type: 'request', params: Parameters<RequestMiddleware>): Record<string, unknown>;
  /**
   * Passes an answer through.
   *
   * @param type - The occasion.
   * @param params - Data and surroundings.
   * @returns What the store reads.
   */
  run(type: 'response', params: Parameters<ResponseMiddleware>): string | Record<string, unknown>;
  /**
   * Passes the data of a template through.
   *
   * @param type - The occasion.
   * @param params - Data and surroundings.
   * @returns What the template is filled with.
   */
  run(type: 'render', params: Parameters<RenderMiddleware>): Record<string, unknown>;
  /**
   * Passes a map's options through.
   *
   * @param type - The occasion.
   * @param params - Options and surroundings.
   * @returns The options that the map is built from.
   */
  run(type: 'mapLoad', params: Parameters<MapLoadMiddleware>): MapOptions;
  /**
   * Passes data through the functions of an occasion that is known at run time only.
   *
   * @param type - The occasion.
   * @param params - Data and surroundings.
   * @returns What the last function returned.
   */
  run(
    type: MiddlewareType,
    params: Parameters<RequestMiddleware | ResponseMiddleware | RenderMiddleware | MapLoadMiddleware>,
  ): unknown;
}
