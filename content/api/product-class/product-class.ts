/** @module MapwrightClass/MapwrightClass */

import type { ResizeSensor } from '../core/resize-sensor.ts';
import type { google } from '../map/google-maps.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { MapwrightClient } from './mapwright-client.ts';

/**
 * The addresses of the server that the player talks to, by the name of their purpose
 * (`mapwright.routes`).
 */
export type MapwrightRoutes = Record<string, string>;

/** What the server gives the player with each page: addresses, token and key. */
export interface MapwrightFrontendParams {
  /** Addresses of the REST interface and of the plugin's files. */
  routes: MapwrightRoutes;
  /** Token that WordPress issues for this visit; requests carry it so that the server recognises the visitor. */
  nonce: string;
  /** Key for Google's map services, or an empty string where none is set. */
  google_maps_api_key: string;
}

/**
 * The environment of the player: the same three values that {@link MapwrightFrontendParams} brings.
 */
export interface MapwrightEnv {
  /** Addresses of the REST interface and of the plugin's files. */
  routes: MapwrightRoutes;
  /** Token that WordPress issues for this visit. */
  nonce: string;
  /** Key for Google's map services, or an empty string where none is set. */
  google_maps_api_key: string;
}

/** The state that {@link Mapwright} keeps for all maps of a page. */
export interface MapwrightProps {
  /** Is `true` once the player has its routes and its token, so that maps can be created. */
  initialized: boolean;
  /** Addresses of the REST interface and of the plugin's files. */
  routes: MapwrightRoutes;
  /** Where {@link Mapwright.nonce} keeps the token. */
  _nonce: string;
  /** Key for Google's map services, or an empty string where none is set. */
  google_maps_api_key: string;
  /** Version of the player, such as `8.7.19`. */
  version: string;
  /** Plan of the licence: `lite`, `starter`, `pro` or `elite`. */
  plan: string;
  /** Marker images that the server offers. */
  markerImages: unknown;
  /** Address of the marker image for objects that have none of their own. */
  defaultMarkerImage: string;
  /** The media window of WordPress, in the editor only. */
  mediaUploader: unknown;
  /** Names of the template files that have been loaded, each with `true`. */
  templatesLoaded: Record<string, boolean>;
  /** All maps of the page, in the order in which they were created. */
  instances: MapwrightMap[];
  /** Last known place of the pointer. */
  mouse: unknown;
  /** Is `true` once Google's script has been loaded; it is loaded once for all maps. */
  googleMapsApiLoaded: boolean;
  /** The place and distance that visitors searched for last, shared by all maps of the page. */
  distanceSearch: unknown;
  /** State of Google's script. */
  googleMaps: unknown;
}

/**
 * The player: it finds the maps of a page, creates them, and returns them to your code.
 *
 * A page has one, the global `mapwright` (a {@link MapwrightClient}). Wait for the window's event
 * `mapwrightClientInitialized`, or ask {@link MapwrightClient.initialized}, before you use it.
 *
 * @example Reach the first map of the page
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('afterInit', () => console.log('ready', map.id));
 * ```
 *
 * @see [Guide: How to insert a map](/docs/guides/how-to-insert-map)
 */
export declare class Mapwright implements MapwrightProps {
  /** Is `true` once the player has its routes and its token, so that maps can be created. */
  initialized: boolean;
  /** Addresses of the REST interface and of the plugin's files, by the name of their purpose. */
  routes: MapwrightRoutes;
  /** Where {@link Mapwright.nonce} keeps the token; read and set that one. */
  _nonce: string;
  /** Key for Google's map services; {@link Mapwright.googleMapsApiKey} reads it. */
  google_maps_api_key: string;
  /** Is `true` once a player exists on this page. */
  static initialized: boolean;
  /** Is `true` once {@link Mapwright.loadMaps} has looked for the maps of the page. */
  loaded: boolean;
  /**
   * Version of the player, such as `8.7.19`.
   *
   * @example
   * ```ts
   * if (
   *   mapwright.utils.numbers.compareVersions(
   *     mapwright.version,
   *     '8.1.0',
   *   ) < 0
   * ) {
   *   console.warn('This page expects version 8.1 or later');
   * }
   * ```
   */
  version: string;
  /** Plan of the licence: `lite`, `starter`, `pro` or `elite`. It decides which features work. */
  plan: string;
  /** Marker images that the server offers. */
  markerImages: unknown;
  /** Address of the marker image for objects that have none of their own. */
  defaultMarkerImage: string;
  /** The media window of WordPress, in the editor only. */
  mediaUploader: unknown;
  /** Names of the template files that have been loaded, each with `true`. */
  templatesLoaded: Record<string, boolean>;
  /**
   * All maps of the page, in the order in which they were created.
   *
   * @example Listen to every map
   * ```ts
   * for (const map of mapwright.instances) {
   *   map.events.on('click.region', ({ data }) =>
   *     console.log(map.id, data.region?.id),
   *   );
   * }
   * ```
   */
  instances: MapwrightMap[];
  /** Last known place of the pointer. */
  mouse: unknown;
  /** Facts about the page that extensions leave here for one another. */
  meta: Record<string, unknown>;
  /** Constructor of {@link ResizeSensor}, for code that must follow the size of an element. */
  ResizeSensor: typeof ResizeSensor;
  /** Is `true` once Google's script has been loaded; it is loaded once for all maps. */
  googleMapsApiLoaded: boolean;
  /** The place and distance that visitors searched for last, shared by all maps of the page. */
  distanceSearch: unknown;
  /** State of Google's script, whose types are in {@link google}. */
  googleMaps: unknown;

  /** Creates the player. A page needs one only, which the script creates automatically. */
  constructor();

  /** Version of the player, the short form of {@link Mapwright.version}. */
  get v(): string;

  /**
   * Creates the page's player and makes it global. The script calls it; a page need not.
   *
   * @param frontEndOptions - Routes, token and key; read from the page by default.
   */
  static createClient(frontEndOptions?: MapwrightFrontendParams): void;

  /**
   * Stores routes, token and key, then loads the maps of the page.
   *
   * @param options - What the server wrote into the page.
   * @returns A promise that is fulfilled when maps can be created.
   */
  init(options: MapwrightFrontendParams): Promise<void>;

  /**
   * Handles a message that a frame has sent to the page.
   *
   * @param event - The window's `message` event.
   */
  receiveMessageFromIframe(event: MessageEvent): void;

  /**
   * Creates the map of one container at once, whether or not it is in view.
   *
   * @param container - An element with the class `mapwright` and the map's number in `data-id`.
   *
   * @example Show a map that came with a part of the page
   * ```ts
   * const container = document.querySelector<HTMLElement>(
   *   '#dialog .mapwright',
   * );
   * if (container) mapwright.loadMap(container);
   * ```
   */
  loadMap(container: HTMLElement): void;

  /**
   * Creates the map of one container as soon as any part of it scrolls into view.
   *
   * @param container - An element with the class `mapwright` and the map's number in `data-id`.
   */
  lazyLoadMap(container: HTMLElement): void;

  /**
   * Looks for containers with `data-autoload="true"` and creates their maps; those with `data-lazy="true"` wait until
   * they come into view.
   *
   * @example After an application has put new content into the page
   * ```ts
   * mapwright.unloadMaps();
   * mapwright.loadMaps();
   * ```
   */
  loadMaps(): void;

  /** Destroys all maps of the page and forgets them; {@link Mapwright.loadMaps} creates them again. */
  unloadMaps(): void;

  /** Starts listening to the page: pointer, messages from frames, and containers that come into view. */
  setEventHandlers(): void;

  /**
   * Adds a map to {@link Mapwright.instances}. A map does so itself when it is created.
   *
   * @param mapwright - The new map.
   */
  addInstance(mapwright: MapwrightMap): void;

  /**
   * Finds a map by its place on the page.
   *
   * @param index - Place in {@link Mapwright.instances}, from 0.
   * @returns The map, or `undefined` when there are fewer.
   *
   * @example
   * ```ts
   * const first = mapwright.get(0);
   * first?.zoomIn();
   * ```
   */
  get(index: number): MapwrightMap | undefined;

  /**
   * Finds a map by its number, the one in its shortcode.
   *
   * @param id - Number of the map, as in `[mapwright id="12"]`.
   * @returns The map, or `undefined` when the page has none with that number.
   *
   * @example
   * ```ts
   * mapwright.getById(12)?.selectRegion('US-TX');
   * ```
   */
  getById(id: number): MapwrightMap | undefined;

  /**
   * Finds a map by the element that holds it.
   *
   * @param id - The element's `id`, without `#`.
   * @returns The map, or `undefined` when that element holds none.
   *
   * @example
   * ```ts
   * const offices = mapwright.getByContainerId('offices');
   * offices?.setTitle('Our offices');
   * ```
   */
  getByContainerId(id: string): MapwrightMap | undefined;

  /**
   * Makes one constructor inherit from another, for code written before classes; new code writes `class Sub extends Base`.
   *
   * @param sub - The constructor that inherits.
   * @param base - The constructor that it inherits from.
   */
  extend(sub: unknown, base: unknown): void;

  /** Replaces the token that requests carry, for instance after a new log-in. */
  set nonce(_nonce: string);
  /** The token that requests carry. */
  get nonce(): string;

  /** Key for Google's map services, or an empty string where none is set. */
  get googleMapsApiKey(): string;

  /** Adds what the player needs to the built-in objects of old browsers. */
  extendBuiltins(): void;
}
