/** @module Map/Map */

import type { ArrayIndexed } from '../core/array-indexed.ts';
import type { Controller } from '../core/controller.ts';
import type { Events } from '../core/events.ts';
import type { JQuery, JQueryDeferred } from '../core/jquery.ts';
import type {
  MiddlewareHandler,
  MiddlewareHandlers,
  MiddlewareList,
  MiddlewareType,
} from '../core/middleware.ts';
import type { Repository } from '../core/repository.ts';
import type { ResizeSensor } from '../core/resize-sensor.ts';
import type { Schema } from '../infrastructure/server/schema.ts';
import type { SchemaField } from '../infrastructure/server/schema-field.ts';
import type { SchemaRepository } from '../infrastructure/server/schema-repository.ts';
import type { GeoPoint, GeoPointLiteral } from '../location/geo-point.ts';
import type { Location } from '../location/location.ts';
import type { SVGPoint, SVGPointLiteral } from '../location/svg-point.ts';
import type { MapObject } from '../map-object/map-object.ts';
import type { Marker } from '../marker/marker.ts';
import type { MarkerCluster } from '../marker-cluster/marker-cluster.ts';
import type { Model } from '../model/model.ts';
import type { Region } from '../region/region.ts';
import type { Converter } from './converter.ts';
import type { google } from './google-maps.ts';
import type { MapEvents } from './map-events.ts';
import type { ActionsOptions } from './options-interfaces/actions-options.ts';
import type { ChoroplethOptions } from './options-interfaces/choropleth-options.ts';
import type { ColorsOptions } from './options-interfaces/colors-options.ts';
import type { DatabaseOptions } from './options-interfaces/data-options.ts';
import type { DeepPartial } from './options-interfaces/deep-partial.ts';
import type {
  GalleryOptionsInterface,
  GroupOptionsInterface,
  LayersControlOptionsInterface,
} from './options-interfaces/layers-options.ts';
import type { MapOptions } from './options-interfaces/map-options.ts';
import type { RegionOptionsCollection, RegionStylesByStatus } from './options-interfaces/region-options.ts';
import type { TemplatesOptions } from './options-interfaces/templates-options.ts';
import type {
  ControlsOptions,
  PopoversOptions,
  ScrollOptions,
  ZoomOptions,
} from './options-interfaces/view-options.ts';
import type { GeoViewBox, ViewBox } from './view-box.ts';

/** One zoom level: its number, and what the map shows there. */
export interface ZoomLevel {
  /** Number of the step; 0 shows the whole map. */
  zoomLevel: number;
  /** How large the SVG is drawn. */
  _scale: number;
  /** What the map shows, in units of the SVG. */
  viewBox: ViewBox;
}

/**
 * A map on the page: its SVG, its regions and markers, its data, and what visitors see of it.
 *
 * Get one from the global `mapwright`, or make one with `new mapwright.map(…)`. A page needs few of its members; the rest
 * serves the player and the editor:
 *
 * - Listen: {@link MapwrightMap.events | events}, with the names of {@link MapEvents}
 * - Find: {@link MapwrightMap.getRegion | getRegion}, {@link MapwrightMap.regions | regions},
 *   {@link MapwrightMap.markers | markers}, {@link MapwrightMap.getSelected | getSelected}
 * - Select: {@link MapwrightMap.selectRegion | selectRegion}, {@link MapwrightMap.highlightRegions | highlightRegions},
 *   {@link MapwrightMap.selectMarker | selectMarker}
 * - Move: {@link MapwrightMap.zoomTo | zoomTo}, {@link MapwrightMap.zoomIn | zoomIn},
 *   {@link MapwrightMap.setCenter | setCenter}, {@link MapwrightMap.fitMarkers | fitMarkers}
 * - Show: {@link MapwrightMap.showPopover | showPopover}, {@link MapwrightMap.showDetails | showDetails},
 *   {@link MapwrightMap.markerAdd | markerAdd}
 * - Change: {@link MapwrightMap.update | update}, {@link MapwrightMap.setSize | setSize},
 *   {@link MapwrightMap.setMiddleware | setMiddleware}, {@link MapwrightMap.destroy | destroy}
 * - Load: {@link MapwrightMap.loadDataObjects | loadDataObjects}, {@link MapwrightMap.textSearch | textSearch},
 *   {@link MapwrightMap.getDb | getDb}, {@link MapwrightMap.getDbRegions | getDbRegions}
 *
 * @example Select a region and go there
 * ```ts
 * const map = mapwright.getById(12);
 * map?.events.once('afterLoadRegions', ({ map }) => {
 *   map.selectRegion('US-TX');
 *   map.zoomTo(map.getRegion('US-TX'));
 * });
 * ```
 *
 * @example A map without WordPress
 * ```ts
 * const map = new mapwright.map('offices', {
 *   options: { source: '/maps/offices.svg' },
 * });
 * map.events.on('click.region', ({ data }) => {
 *   if (data.region) location.href = `/offices/${data.region.id}`;
 * });
 * ```
 *
 * @see [Guide: Overview of the editor](/docs/guides/map-editor/overview)
 */
export declare class MapwrightMap {
  /**
   * Number of the map, the one in its shortcode.
   *
   * @category Loading
   */
  id: number;
  /**
   * Version of the player that stored the options, such as `8.7.19`.
   *
   * @category Loading
   */
  version: string;
  /**
   * The element that holds the map.
   *
   * @category Containers and layout
   */
  container: HTMLElement;
  /**
   * Options for all new markers.
   *
   * @category Markers
   */
  markerOptions: Record<string, unknown>;
  /**
   * Functions that change data on its way; {@link MapwrightMap.setMiddleware} adds one.
   *
   * @category Events
   */
  middlewares: MiddlewareList;
  /**
   * The function that changes what the templates of all views are filled with.
   *
   * @category Events
   */
  controllerMiddleWare: MiddlewareHandler;
  /**
   * Converts pixels, units of the SVG and degrees into one another.
   *
   * @category View
   */
  converter: Converter;
  /**
   * Names of the options that differ from what is stored.
   *
   * @category Options
   */
  dirtyFields: string[];
  /**
   * All regions, each found by its id.
   *
   * @example Count what is selected
   * ```ts
   * const selected =
   *   mapwright.get(0)?.regions.filter(region => region.selected) ??
   *   [];
   * console.log(selected.length);
   * ```
   * @category Regions
   */
  regions: ArrayIndexed<Region>;
  /**
   * The database objects that are on the map.
   *
   * @category Data
   */
  objects: ArrayIndexed<Model>;
  /**
   * The store of the regions' data; {@link MapwrightMap.getDbRegions} returns it.
   *
   * @category Regions
   */
  regionsRepository: Repository;
  /**
   * The store of the database objects; {@link MapwrightMap.getDb} returns it.
   *
   * @category Data
   */
  objectsRepository: Repository;
  /**
   * The store of the filters.
   *
   * @category Directory and filters
   */
  filtersRepository: Repository;
  /**
   * The store of the schemas.
   *
   * @category Data
   */
  schemaRepository: SchemaRepository;
  /**
   * Listeners of the map: {@link MapEvents} lists the names.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.events.on('click.marker', ({ data }) => {
   *   console.log('opened', data.marker?.id);
   * });
   * ```
   * @category Events
   */
  events: Events;
  /**
   * Watches the size of the container.
   *
   * @category View
   */
  resizeSensor: ResizeSensor;
  /**
   * The element that holds the map's own styles.
   *
   * @category Containers and layout
   */
  liveCss: HTMLStyleElement;
  /**
   * The options that apply where nothing else was set.
   *
   * @category Options
   */
  defaults: MapOptions;
  /**
   * The current options: the defaults and what was set. Read them here; change them with {@link MapwrightMap.update}.
   *
   * @category Options
   */
  options: MapOptions;
  /**
   * Options that apply only for a while; {@link MapwrightMap.restoreDeltaOptions} ends it.
   *
   * @category Options
   */
  optionsDelta: Record<string, unknown>;
  /**
   * Is `true` if the map is calibrated; {@link MapwrightMap.isGeo} returns it.
   *
   * @category View
   */
  mapIsGeo: boolean;
  /**
   * Is `true` while shapes are drawn in the editor.
   *
   * @category Editing
   */
  drawMode: boolean;
  /**
   * Whether places are shown in degrees.
   *
   * @category View
   */
  geoCoordinates: boolean;
  /**
   * Is `true` in the editor. Check it before code that is for visitors only.
   *
   * @category Editing
   */
  inBackend: boolean;
  /**
   * Regions that are highlighted now.
   *
   * @category Regions
   */
  highlightedRegions: Array<Region>;
  /**
   * State of the editor's mode for regions.
   *
   * @category Editing
   */
  editRegions: unknown;
  /**
   * State of the editor's mode for markers.
   *
   * @category Editing
   */
  editMarkers: unknown;
  /**
   * Whether a click in the editor adds a marker.
   *
   * @category Editing
   */
  clickAddsMarker: boolean;
  /**
   * State of the editor's mode for data.
   *
   * @category Editing
   */
  editData: unknown;
  /**
   * Whether links on regions are not followed, as in the editor.
   *
   * @category Options
   */
  disableLinks: boolean;
  /**
   * What the editor does when a marker is chosen.
   *
   * @param location - The marker's place.
   * @category Editing
   */
  markerEditHandler: (location: Location) => void;
  /**
   * What the editor does when a region is chosen.
   *
   * @category Editing
   */
  regionEditHandler: () => void;
  /**
   * What was under the finger when it started to move the map.
   *
   * @category Scrolling and touch
   */
  objectClickedBeforeScroll: Region | Marker | MarkerCluster;
  /**
   * The marker that is highlighted now.
   *
   * @category Markers
   */
  highlighted_marker: Marker;
  /**
   * State of Google's map, if there is one.
   *
   * @category Google Maps
   */
  googleMaps?: unknown;
  /**
   * Groups of SVG objects that visitors show and hide.
   *
   * @category Regions
   */
  groups: ArrayIndexed<GroupOptionsInterface>;
  /**
   * Galleries that templates can show.
   *
   * @category Data
   */
  galleries: ArrayIndexed<GalleryOptionsInterface>;
  /**
   * Size and view box that the SVG file has.
   *
   * @category View
   */
  svgDefault: unknown;
  /**
   * What the map shows now; {@link MapwrightMap.getViewBox} returns it.
   *
   * @category View
   */
  viewBox: ViewBox;
  /**
   * What the map shows at first.
   *
   * @category View
   */
  _viewBox: ViewBox;
  /**
   * Proportion of width and height.
   *
   * @category View
   */
  whRatio: unknown;
  /**
   * The part of the earth that the whole SVG shows; `null` if the map is not calibrated.
   *
   * @category View
   */
  geoViewBox: GeoViewBox | null;
  /**
   * Degrees of longitude that the whole SVG spans.
   *
   * @category View
   */
  mapLonDelta: number;
  /**
   * Latitude of the bottom edge, in degrees.
   *
   * @category View
   */
  mapLatBottomDegree: number;
  /**
   * The zoom levels.
   *
   * @category Zoom
   */
  zoomLevels: ArrayIndexed<ZoomLevel>;
  /**
   * Is `true` while the map zooms in or out.
   *
   * @category Zoom
   */
  isZooming: boolean;
  /**
   * Is `true` while two fingers change the zoom level.
   *
   * @category Scrolling and touch
   */
  touchZoomStart: boolean;
  /**
   * How far the two fingers were from one another at first, in CSS pixels.
   *
   * @category Scrolling and touch
   */
  scaleDistStart: number;
  /**
   * Is `true` from the press until the release that moves the map.
   *
   * @category Scrolling and touch
   */
  scrollStarted: boolean;
  /**
   * Is `true` while the map is moved.
   *
   * @category Scrolling and touch
   */
  isScrolling: boolean;
  /**
   * How much larger each level is than the previous one, as a factor.
   *
   * @category Scrolling and touch
   */
  zoomDelta: number;
  /**
   * Is `true` until the first view has been set.
   *
   * @category Scrolling and touch
   */
  vbStart: boolean;
  /**
   * How large the SVG is drawn: CSS pixels for one unit of the SVG.
   *
   * @category View
   */
  scale: number;
  /**
   * How much larger the SVG is drawn than at first.
   *
   * @category View
   */
  superScale: number;
  /**
   * Where the map has been moved to.
   *
   * @category Scrolling and touch
   */
  scroll: unknown;
  /**
   * By how much the SVG is drawn smaller on devices by Apple, to save memory.
   *
   * @category View
   */
  iosDownscaleFactor: number;
  /**
   * The elements that make up the map, by their purpose.
   *
   * @category Containers and layout
   */
  containers: Record<string, HTMLElement>;
  /**
   * Is `true` once the elements of the map exist.
   *
   * @category Containers and layout
   */
  containersCreated: boolean;
  /**
   * Is `true` once the map listens to pointer and fingers.
   *
   * @category Events
   */
  eventsBaseInitialized: boolean;
  /**
   * The views of the map, by their purpose.
   *
   * @category Containers and layout
   */
  controllers: Record<string, Controller>;
  /**
   * Templates that are ready to be filled, by their names.
   *
   * @category Containers and layout
   */
  templates: Record<string, unknown>;
  /**
   * All markers that are on the map, each found by its id.
   *
   * @example Hide what is not for sale
   * ```ts
   * for (const marker of mapwright.get(0)?.markers ?? []) {
   *   if (marker.object.get('status') === 'sold') marker.hide();
   * }
   * ```
   * @category Markers
   */
  markers: ArrayIndexed<Marker>;
  /**
   * Markers that are drawn as one.
   *
   * @category Markers
   */
  markersClusters: ArrayIndexed<MarkerCluster>;
  /**
   * Is `true` until objects have been loaded for the first time.
   *
   * @category Data
   */
  firstDataLoad: boolean;
  /**
   * The clusters that the worker has found.
   *
   * @category Markers
   */
  clustersFromWorker: Array<MarkerCluster>;
  /**
   * Ids of the selected regions; {@link MapwrightMap.getSelected} returns them.
   *
   * @category Regions
   */
  selected_id: Array<string>;
  /**
   * The selected marker.
   *
   * @category Markers
   */
  selected_marker: Marker;
  /**
   * The worker that clusters nearby markers.
   *
   * @category Markers
   */
  clusterizerWorker: Worker;
  /**
   * The marker that is edited now.
   *
   * @category Editing
   */
  editingMarker: Marker;
  /**
   * The zoom level at first.
   *
   * @category Zoom
   */
  initialZoomLevel: number;
  /**
   * The elements of the form where visitors filter.
   *
   * @category Directory and filters
   */
  filtersSchema?: Schema | undefined;
  /**
   * The elements that lie over the SVG, by their names.
   *
   * @category Containers and layout
   */
  layers: Record<string, HTMLElement>;
  /**
   * The elements of the buttons on the map.
   *
   * @category Containers and layout
   */
  controls: unknown;
  /**
   * The form that is open in the editor.
   *
   * @category Directory and filters
   */
  formBuilder: unknown;
  /**
   * The tooltip that all regions and markers share.
   *
   * @category Popovers, tooltips and details
   */
  tooltip: unknown;
  /**
   * State of scrolling in Firefox.
   *
   * @category Scrolling and touch
   */
  firefoxScroll: unknown;
  /**
   * Whether the next zoom step may begin.
   *
   * @category Zoom
   */
  canZoom: boolean;
  /**
   * Events that are held back now; {@link MapwrightMap.eventsPrevent} adds one.
   *
   * @category Events
   */
  eventsPreventList: Record<string, boolean>;
  /**
   * The element that loads Google's script.
   *
   * @category Google Maps
   */
  googleMapsScript: HTMLScriptElement;
  /**
   * Is `true` once the map has moved to its first markers.
   *
   * @category Zoom
   */
  fitOnDataLoadDone: boolean;
  /**
   * How much time must lie between two moves to the markers.
   *
   * @category Zoom
   */
  fitDelta: number;
  /**
   * When the map moved to its markers last, as a time stamp.
   *
   * @category Zoom
   */
  lastTimeFitWas: number;
  /**
   * Where the visitor is, once that has been asked for.
   *
   * @category View
   */
  userLocation: Location;
  /**
   * The marker that shows where the visitor is.
   *
   * @category View
   */
  userLocationMarker: Marker;
  /**
   * Whether a field of the object decides which image its marker has.
   *
   * @category Markers
   */
  setMarkersByField: boolean;
  /**
   * The field of the objects that holds their place.
   *
   * @category Markers
   */
  locationField: SchemaField;
  /**
   * The region or marker to which the open popover belongs.
   *
   * @category Popovers, tooltips and details
   */
  popoverShowingFor: MapObject;
  /**
   * When the SVG file was changed last, so that browsers do not show an old one.
   *
   * @category Loading
   */
  svgFileLastChanged: number;
  /**
   * Fields that were changed in the editor.
   *
   * @category Editing
   */
  changedFields: unknown;
  /**
   * Searches that were changed in the editor.
   *
   * @category Editing
   */
  changedSearch: unknown;
  /**
   * The legend of the choropleth, as jQuery's object.
   *
   * @category Choropleth and bubbles
   */
  $gauge: unknown;
  /**
   * How much must still arrive before the map is ready.
   *
   * @category Loading
   */
  afterLoadBlockers: number;
  /**
   * Is `true` once the map is ready.
   *
   * @category Loading
   */
  loaded: boolean;
  /**
   * The request for the SVG.
   *
   * @category Loading
   */
  svgFilePromise: Promise<Response | undefined>;
  /**
   * Is `true` once the SVG has loaded.
   *
   * @category Loading
   */
  svgFileLoaded: boolean;
  /**
   * A promise that is fulfilled when the SVG has loaded.
   *
   * @category Loading
   */
  svgFileLoadedPromise: Promise<boolean>;
  /**
   * Fulfils {@link MapwrightMap.svgFileLoadedPromise}.
   *
   * @param value - `true` when the SVG has loaded.
   * @category Loading
   */
  svgFileLoadedResolve: (value: boolean | PromiseLike<boolean>) => void;
  /**
   * The request for the map's options.
   *
   * @category Data
   */
  mapDataPromise: Promise<Response | undefined>;
  /**
   * Is `true` once the map's options have loaded.
   *
   * @category Data
   */
  mapDataLoaded: boolean;
  /**
   * What extensions keep here.
   *
   * @category Loading
   */
  extras: Record<string, unknown>;

  /**
   * Creates a map in an element. Its SVG and data are loaded at once; wait for `afterInit` before you use regions.
   *
   * @param container - The element, or its `id` without `#`.
   * @param mapParams - Options; or the number of a stored map, whose options the server sends.
   * @param params - With `prefetch`, SVG and options are asked for at the same time; `inBackend` is for the editor.
   *   `prefetch` is on and `inBackend` is off by default.
   *
   * @example From options
   * ```ts
   * const map = new mapwright.map('offices', {
   *   options: {
   *     source: '/maps/offices.svg',
   *     zoom: { limit: [0, 10] },
   *   },
   * });
   * map.events.once('afterInit', () =>
   *   console.log(map.regions.length, 'regions'),
   * );
   * ```
   *
   * @example From the server
   * ```ts
   * new mapwright.map('offices', { id: 12 });
   * ```
   */
  constructor(
    container: string | HTMLElement,
    mapParams: {
      /** Number of a stored map. */
      id?: number;
      /** What differs from the defaults. */
      options?: DeepPartial<MapOptions>;
      /** When the SVG file was changed last. */
      svgFileLastChanged?: number | string;
      /** Version of the player that stored the options. */
      version?: string;
    },
    params?: {
      /** Whether SVG and options are asked for at the same time. */
      prefetch?: boolean;
      /** Whether the map is in the editor. */
      inBackend?: boolean;
      /** Settings of extensions. */
      [key: string]: unknown;
    },
  );
  /**
   * Loads the SVG.
   *
   * @param svgFileUrl - Its address.
   * @param svgFileLastChanged - When it was changed last. `1` by default.
   * @returns The browser's response.
   * @category Loading
   */
  loadSvgFile(svgFileUrl: string, svgFileLastChanged?: number): Promise<Response | undefined>;
  /**
   * Starts building the map. The constructor calls it.
   *
   * @returns The map itself.
   * @category Loading
   */
  init(): MapwrightMap;
  /**
   * Builds the map from its options, once the SVG is there.
   *
   * @param _options - The options.
   * @param data - Data that the server sent along.
   * @returns A promise that is fulfilled when the map is built.
   * @category Loading
   */
  initMap(_options: MapOptions, data?: unknown): Promise<void>;
  /**
   * Fills the regions with data for a preview, where there is no server.
   *
   * @category Regions
   */
  loadMockRegions(): void;
  /**
   * Removes protocol and host from an address.
   *
   * @param url - An address of the site.
   * @returns The path.
   * @category Loading
   */
  urlToRelativePath(url: string): string;
  /**
   * Replaces the groups that visitors show and hide.
   *
   * @param groups - The groups; none by default.
   * @since 8.7.9
   * @category Regions
   */
  setGroups(groups?: GroupOptionsInterface[]): void;
  /**
   * Lists the groups as options of a list.
   *
   * @returns Labels and values.
   * @category Regions
   */
  getGroupSelectOptions(): unknown[];
  /**
   * Changes the list with which visitors show and hide groups.
   *
   * @param options - Place, words, and whether it is open.
   * @category Containers and layout
   */
  setLayersControl(options?: LayersControlOptionsInterface): void;
  /**
   * Loads database objects and replaces the markers on the map with theirs.
   *
   * @param params - What is asked, as {@link Repository.find} takes it; by default, the same as last time.
   * @returns A promise that is fulfilled when the markers are drawn.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.loadDataObjects({ filters: { category: 'shop' } });
   * ```
   * @category Data
   */
  loadDataObjects(params?: unknown): JQueryDeferred<unknown>;
  /**
   * Fills the directory with what is loaded.
   *
   * @category Directory and filters
   */
  loadItemsToDirectory(): void;
  /**
   * Leaves out the entries that the directory should not list.
   *
   * @param items - All entries.
   * @returns Those that are left.
   * @category Directory and filters
   */
  directoryFilterOut(items: unknown): unknown;
  /**
   * Builds the directory and fills it.
   *
   * @category Directory and filters
   */
  loadDirectory(): void;
  /**
   * Draws the buttons that lead to other pages of objects.
   *
   * @category Directory and filters
   */
  setPagination(): void;
  /**
   * Makes the buttons that lead to other pages of objects.
   *
   * @param callback - Called after another page has been loaded.
   * @returns The element with the buttons.
   * @category Directory and filters
   */
  getPagination(callback?: () => void): HTMLElement;
  /**
   * Removes all markers from the map; the objects stay loaded.
   *
   * @category Markers
   */
  deleteMarkers(): void;
  /**
   * Removes all clusters from the map.
   *
   * @category Markers
   */
  deleteClusters(): void;
  /**
   * Draws the marker of an object that has a place.
   *
   * @param object - The object.
   * @category Markers
   */
  addLocation(object: Model): void;
  /**
   * Draws the clusters that the worker has found.
   *
   * @param clusters - The worker's result.
   * @category Markers
   */
  addClustersFromWorker(clusters: unknown): void;
  /**
   * Starts the worker that clusters nearby markers.
   *
   * @returns A promise that is fulfilled when it runs.
   * @category Markers
   */
  startClusterizer(): Promise<boolean | undefined>;
  /**
   * Clusters nearby markers again.
   *
   * @param skipFitMarkers - Whether the map stays where it is.
   * @category Markers
   */
  clusterizeMarkers(skipFitMarkers?: boolean): void;
  /**
   * Returns where the map's styles are loaded from.
   *
   * @returns An address.
   * @category Containers and layout
   */
  getCssUrl(): string;
  /**
   * Checks whether the map is calibrated, so that places can have latitude and longitude.
   *
   * @returns `true` if so.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * if (map?.isGeo())
   *   map.setCenter(new mapwright.geoPoint(48.2082, 16.3738));
   * ```
   * @category View
   */
  isGeo(): boolean;
  /**
   * Copies the options.
   *
   * @param forTemplate - Whether templates will read them.
   * @param forWeb - Whether they leave the editor.
   * @returns The options.
   * @category Options
   */
  getOptions(forTemplate: boolean, forWeb: boolean): MapOptions;
  /**
   * Ends the options that apply only for a while.
   *
   * @category Options
   */
  restoreDeltaOptions(): void;
  /**
   * Sets middleware of several types.
   *
   * @param functions - One function for each type, or its source text.
   * @param unique - Whether they replace those that are set. `false` by default.
   * @category Events
   */
  setMiddlewares(
    functions: { [K in MiddlewareType]: string | MiddlewareHandlers[K] },
    unique?: boolean,
  ): void;
  /**
   * Adds a function that changes data on its way.
   *
   * @param name - The type of middleware.
   * @param handler - The function; it must return the data.
   * @typeParam T - The type; it decides which function fits.
   * @param unique - Whether it replaces the others of that type. `false` by default.
   *
   * @example Write a title in capitals wherever a template shows it
   * ```ts
   * mapwright.get(0)?.setMiddleware('render', data => ({
   *   ...data,
   *   title: String(data.title ?? '').toUpperCase(),
   * }));
   * ```
   * @category Events
   */
  setMiddleware<T extends MiddlewareType>(name: T, handler: MiddlewareHandlers[T], unique?: boolean): void;
  /**
   * Sets the functions of the editor's JavaScript tab.
   *
   * @param functions - Source texts by the names of the events.
   * @param unique - Whether they replace those that are set.
   * @category Events
   */
  setEvents(functions: { [key: string]: string }, unique?: boolean): void;
  /**
   * Changes what happens on click, touch and hover.
   *
   * @param options - What differs from now.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setActions({
   *   region: { click: { showPopover: true, zoom: false } },
   * });
   * ```
   * @category Events
   */
  setActions(options: DeepPartial<ActionsOptions>): void;
  /**
   * Changes the details view.
   *
   * @param options - Place, width and the like.
   * @category Popovers, tooltips and details
   */
  setDetailsView(options?: { [key: string]: unknown }): void;
  /**
   * Changes the words of the bar that switches between map and list.
   *
   * @param options - The words.
   * @category Containers and layout
   */
  setMobileView(options: NonNullable<MapOptions['mobileView']>): void;
  /**
   * Links loaded objects with the regions to which they belong.
   *
   * @param object - The object; all by default.
   * @category Regions
   */
  attachDataToRegions(object?: Model): void;
  /**
   * Replaces templates; open views keep theirs until they are drawn again.
   *
   * @param templates - Sources by the names of the templates.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setTemplates({
   *   popoverRegion: '<h3>{{title}}</h3><p>{{status_text}}</p>',
   * });
   * ```
   * @category Containers and layout
   */
  setTemplates(templates: TemplatesOptions): void;
  /**
   * Changes options and shows the difference at once.
   *
   * @param options - What differs from now, at any depth of {@link MapOptions}.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.update({
   *   colors: { selected: '#0b7a5a' },
   *   scroll: { limit: true },
   * });
   * ```
   * @category Options
   */
  update(options: DeepPartial<Omit<MapOptions, 'id'>>): void;
  /**
   * Collects the options that differ from what is stored.
   *
   * @returns Names and values.
   * @category Options
   */
  getDirtyFields(): Record<string, unknown>;
  /**
   * Forgets which options differ, after they have been stored.
   *
   * @category Options
   */
  clearDirtyFields(): void;
  /**
   * Changes the title, which the editor lists.
   *
   * @param title - The title.
   * @category Containers and layout
   */
  setTitle(title: string): void;
  /**
   * Changes the settings of an extension.
   *
   * @param extension - The settings.
   * @category Options
   */
  setExtension(extension: unknown): void;
  /**
   * Sets whether links on regions are not followed.
   *
   * @param on - `true` to ignore them.
   * @category Options
   */
  setDisableLinks(on: boolean): void;
  /**
   * Changes the text that visitors see until the map has loaded.
   *
   * @param message - The text.
   * @category Containers and layout
   */
  setLoadingText(message: string): void;
  /**
   * Sets whether width and height keep their proportion.
   *
   * @param onoff - `true` if so.
   * @category View
   */
  setLockAspectRatio(onoff: boolean): void;
  /**
   * Sets what the editor does when a marker is chosen.
   *
   * @param handler - Given the marker's place.
   * @category Editing
   */
  setMarkerEditHandler(handler: (location: Location) => void): void;
  /**
   * Chooses the field whose numbers colour the map, and redraws it.
   *
   * @param field - Name of the field.
   * @category Choropleth and bubbles
   */
  setChoroplethSourceField(field: string): void;
  /**
   * Sets what the editor does when a region is chosen.
   *
   * @param handler - Called on each choice.
   * @category Editing
   */
  setRegionEditHandler(handler: () => void): void;
  /**
   * Sets whether no region reacts.
   *
   * @param on - `true` to silence all.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setDisableAll(true);
   * ```
   * @category Options
   */
  setDisableAll(on: boolean): void;
  /**
   * Computes the colour of a region from its number.
   *
   * @param region - The region.
   * @returns The colour, as in CSS.
   * @category Choropleth and bubbles
   */
  getChoroplethColor(region: Region): string;
  /**
   * Computes the size of a region's bubble from its number.
   *
   * @param region - The region.
   * @returns CSS pixels.
   * @category Choropleth and bubbles
   */
  getBubbleSize(region: Region): number;
  /**
   * Computes how a region looks in its three states.
   *
   * @param region - The region.
   * @returns The styles, or `null` when the map leaves the SVG's own.
   * @category Regions
   */
  getRegionStylesByState(region: Region): null | RegionStylesByStatus;
  /**
   * Changes options of single regions.
   *
   * @param options - Options by the ids of the regions.
   * @category Regions
   */
  setRegions(options: RegionOptionsCollection): void;
  /**
   * Replaces the statuses that regions can have.
   *
   * @param statuses - Statuses by their values.
   * @category Regions
   */
  setRegionStatuses(
    statuses: Record<string, { label: string; value: string; disabled: boolean; color: string }>,
  ): void;
  /**
   * Sets whether the map leaves the colours of the SVG as they are.
   *
   * @param val - `true` to leave them.
   * @category Options
   */
  setColorsIgnore(val: boolean): void;
  /**
   * Changes colours and redraws the map.
   *
   * @param colors - Colours by their names in {@link ColorsOptions}.
   * @category Options
   */
  setColors(colors?: { [key: string]: string | number | Record<string, unknown> }): void;
  /**
   * Turns tooltips on or off.
   *
   * @param options - `on` turns them on or off.
   * @category Popovers, tooltips and details
   */
  setTooltips(options: { on: boolean }): void;
  /**
   * Changes popovers.
   *
   * @param options - What differs from now.
   * @category Popovers, tooltips and details
   */
  setPopovers(options: DeepPartial<PopoversOptions>): void;
  /**
   * Sets how the id of a shape must begin for the shape to be a region.
   *
   * @param prefix - The beginning; an empty one allows all.
   * @category Regions
   */
  setRegionPrefix(prefix: string): void;
  /**
   * Sets what the map shows at first.
   *
   * @param viewBox - The part, in units of the SVG.
   * @category View
   */
  setInitialViewBox(viewBox: ViewBox): void;
  /**
   * Changes the proportion of width and height.
   *
   * @param ratio - Width divided by height.
   * @category View
   */
  setWhRatio(ratio: number): void;
  /**
   * Writes the attribute `viewBox` of the SVG.
   *
   * @param viewBox - The part, in units of the SVG.
   * @category View
   */
  setSvgTagViewBox(viewBox: ViewBox): void;
  /**
   * Sets what the map shows now.
   *
   * @param viewBox - The part, in units of the SVG; what it shows at first by default.
   * @param adjustGoogleMap - Whether Google's map follows. `true` by default.
   * @returns `true` if the view has changed.
   *
   * @example Show everything again
   * ```ts
   * mapwright.get(0)?.setViewBox();
   * ```
   * @category View
   */
  setViewBox(viewBox?: ViewBox, adjustGoogleMap?: boolean): boolean;
  /**
   * Returns the middle of what the map shows, in degrees.
   *
   * @param fromZeroLevel - Whether the whole map is meant. `false` by default.
   * @param viewBox - Another part than the one that is shown.
   * @returns The middle, or `null` if the map is not calibrated.
   * @category View
   */
  getCenterGeoPoint(fromZeroLevel?: boolean, viewBox?: ViewBox): GeoPoint | null;
  /**
   * Returns the middle of what the map shows, in units of the SVG.
   *
   * @param fromZeroLevel - Whether the whole map is meant. `false` by default.
   * @param viewBox - Another part than the one that is shown.
   * @returns The middle.
   * @category View
   */
  getCenterSvgPoint(fromZeroLevel?: boolean, viewBox?: ViewBox): SVGPoint;
  /**
   * Returns the lowest and the highest zoom level.
   *
   * @returns The two zoom levels.
   * @category Zoom
   */
  getZoomRange(): unknown;
  /**
   * Makes markers and popovers glide to their places.
   *
   * @category View
   */
  enableMovingElementsAnimation(): void;
  /**
   * Makes markers and popovers jump to their places, as they should while the map is moved.
   *
   * @category View
   */
  disableMovingElementsAnimation(): void;
  /**
   * Clusters nearby markers again, after the map has zoomed in or out.
   *
   * @category Markers
   */
  clusterizeOnZoom(): void;
  /**
   * Calls a method at most once within a time.
   *
   * @param method - The method.
   * @param delay - The time, in milliseconds.
   * @param scope - What `this` is in the method.
   * @param params - What the method is given.
   * @category Events
   */
  throttle(method: (params: unknown) => void, delay: number, scope: unknown, params?: unknown): void;
  /**
   * Moves Google's map to where the SVG is.
   *
   * @category Google Maps
   */
  googleFitCurrentGeoBounds(): void;
  /**
   * Moves the SVG to where Google's map is.
   *
   * @category Google Maps
   */
  setViewBoxByGoogleMapBounds(): void;
  /**
   * Draws the map again after the space around it has changed.
   *
   * @category View
   */
  redraw(): void;
  /**
   * Changes the size.
   *
   * @param width - CSS pixels; for a responsive map, its part of the proportion.
   * @param height - CSS pixels; for a responsive map, its part of the proportion.
   * @param responsive - Whether the map takes the width of its place.
   *
   * @example Fill the window
   * ```ts
   * const map = mapwright.get(0);
   * map?.setSize(window.innerWidth, window.innerHeight, false);
   * ```
   * @category View
   */
  setSize(width: number, height: number, responsive?: boolean): void;
  /**
   * Sets whether the map takes the width of its place.
   *
   * @param on - `true` if so.
   * @category View
   */
  setResponsive(on: boolean): void;
  /**
   * Changes how visitors move the map.
   *
   * @param options - What differs from now.
   * @param skipEvents - Whether the map goes on to listen as before.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setScroll({ on: true, limit: true });
   * ```
   * @category Scrolling and touch
   */
  setScroll(options: DeepPartial<ScrollOptions>, skipEvents?: boolean): void;
  /**
   * Changes how visitors zoom.
   *
   * @param options - What differs from now; levels stay between 0 and 22.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setZoom({ mousewheel: false, limit: [0, 5] });
   * ```
   * @category Zoom
   */
  setZoom(options: DeepPartial<ZoomOptions>): void;
  /**
   * Zooms in or out by the wheel of the mouse.
   *
   * @param event - The wheel's event.
   * @category Scrolling and touch
   */
  mouseWheelZoom(event: JQuery.MouseEventBase): void;
  /**
   * Changes the buttons on the map.
   *
   * @param options - What differs from now.
   * @category Containers and layout
   */
  setControls(options: DeepPartial<ControlsOptions>): void;
  /**
   * Returns what the map shows at a zoom level, around its current centre.
   *
   * @param level - The zoom level.
   * @returns The part, in units of the SVG.
   * @category Zoom
   */
  getZoomLevelViewBox(level: number): ViewBox;
  /**
   * Changes the pointer over regions.
   *
   * @param type - A value of CSS, such as `pointer`.
   * @category Scrolling and touch
   */
  setCursor(type: string): void;
  /**
   * Sets whether several regions can be selected at a time.
   *
   * @param on - `true` if so.
   * @param deselect - Whether nothing is selected afterwards.
   * @category Regions
   */
  setMultiSelect(on: boolean, deselect?: boolean): void;
  /**
   * Changes the choropleth; {@link MapwrightMap.setChoropleth} leads here.
   *
   * @param options - What differs from now.
   * @category Choropleth and bubbles
   */
  _new_setChoropleth(options?: DeepPartial<ChoroplethOptions>): void;
  /**
   * Recolours regions and redraws bubbles.
   *
   * @category Choropleth and bubbles
   */
  redrawChoropleth(): void;
  /**
   * Finds the lowest and the highest number again.
   *
   * @category Choropleth and bubbles
   */
  updateChoroplethMinMax(): void;
  /**
   * Writes the styles of the legend.
   *
   * @category Choropleth and bubbles
   */
  setChoroplethLegendCSS(): void;
  /**
   * Replaces the styles that belong to the map.
   *
   * @param css - CSS as text; none by default.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setCss('.shop-name { font-weight: 700; }');
   * ```
   * @category Containers and layout
   */
  setCss(css?: string): void;
  /**
   * Replaces the elements of the form where visitors filter.
   *
   * @param filtersSchema - The elements.
   * @category Directory and filters
   */
  setFiltersSchema(filtersSchema?: unknown[]): void;
  /**
   * Changes the form where visitors filter.
   *
   * @param options - What differs from now.
   * @category Directory and filters
   */
  setFilters(options?: { [key: string]: unknown }): void;
  /**
   * Shows in the form what is filtered now.
   *
   * @category Directory and filters
   */
  updateFiltersState(): void;
  /**
   * Shows the tags of the filters that are set.
   *
   * @category Directory and filters
   */
  seFilterTags(): void;
  /**
   * Makes the elements that make up the map.
   *
   * @category Containers and layout
   */
  createContainers(): void;
  /**
   * Changes the areas around the map.
   *
   * @param options - Which are there, and how wide.
   * @category Containers and layout
   */
  setContainers(options: NonNullable<MapOptions['containers']>): void;
  /**
   * Makes the bar that switches between map and list.
   *
   * @category Containers and layout
   */
  createToolbar(): void;
  /**
   * Checks whether an area needs a scroll bar.
   *
   * @param container - Name of the area.
   * @returns `true` if so.
   * @category Containers and layout
   */
  shouldBeScrollable(container: string): boolean;
  /**
   * Reads a field by a path such as `Region.link`, loading its object when it must.
   *
   * @param region - The region that was clicked, or `null`.
   * @param object - The object that was clicked, or `null`.
   * @param path - What the field belongs to, and its name.
   * @param callback - Given the value.
   * @category Data
   */
  extractField(
    region: Region | null,
    object: Model | Region | null,
    path: string,
    callback: (value: string) => void,
  ): void;
  /**
   * Changes where regions and objects come from.
   *
   * @param options - What differs from now.
   * @category Data
   */
  setDatabase(options?: DeepPartial<DatabaseOptions>): void;
  /**
   * Asks Google for the highest zoom level at a place, and does not exceed it.
   *
   * @param geoPoint - The place.
   * @category Google Maps
   */
  updateGoogleMapsMaxZoom(geoPoint: GeoPoint): void;
  /**
   * Changes Google's map, or turns it on or off.
   *
   * @param options - What differs from now.
   * @category Google Maps
   */
  setGoogleMaps(options?: DeepPartial<NonNullable<MapOptions['googleMaps']>>): void;
  /**
   * Makes the layer that keeps the SVG in its place over Google's map.
   *
   * @param bounds - The part of the earth that the SVG covers.
   * @param map - Google's map.
   * @category Google Maps
   */
  createGoogleMapOverlay(bounds: google.maps.LatLngBounds, map: google.maps.Map): void;
  /**
   * Loads Google's script, once for all maps.
   *
   * @param callback - Called when it is there.
   * @param fail - Called when it cannot be loaded.
   * @category Google Maps
   */
  loadGoogleMapsAPI(callback: () => void, fail: () => void): void;
  /**
   * Opens the details view.
   *
   * @param obj - The region or database object that it is about.
   * @param templateName - Name of the template; that of regions or that of objects by default.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.showDetails(map.getRegion('US-TX'));
   * ```
   * @category Popovers, tooltips and details
   */
  showDetails(obj: Region | Model, templateName?: string): void;
  /**
   * Builds the details view; {@link MapwrightMap.showDetails} leads here.
   *
   * @param obj - The region or database object that it is about.
   * @param templateName - Name of the template.
   * @category Popovers, tooltips and details
   */
  loadDetailsView(obj: Region | Model, templateName?: string): void;
  /**
   * Opens the window with further filters.
   *
   * @category Directory and filters
   */
  loadFiltersModal(): void;
  /**
   * Builds the form where visitors filter.
   *
   * @param container - The element that holds it.
   * @param modal - Whether it is the window with further filters. `false` by default.
   * @category Directory and filters
   */
  loadFiltersController(container: HTMLElement, modal?: boolean): void;
  /**
   * Searches the database objects for a text, and shows what is found.
   *
   * @param text - The text.
   * @param fallback - Whether a search without result is tried again in a looser way. `false` by default.
   *
   * @example
   * ```ts
   * const field = document.querySelector<HTMLInputElement>('#find');
   * field?.addEventListener('change', () =>
   *   mapwright.get(0)?.textSearch(field.value, true),
   * );
   * ```
   * @category Directory and filters
   */
  textSearch(text: string, fallback?: boolean): void;
  /**
   * Finds a region by its id.
   *
   * @param id - The id in the SVG, such as `US-TX`.
   * @returns The region. Where there may be none with that id, ask `findById` of {@link MapwrightMap.regions}, which
   *   returns `undefined`.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.getRegion('US-TX').setFill('#0b7a5a');
   * ```
   * @category Regions
   */
  getRegion(id: string): Region;
  /**
   * Returns all regions.
   *
   * @returns A list that finds them by their ids.
   *
   * @example
   * ```ts
   * for (const region of mapwright.get(0)?.getRegions() ?? [])
   *   console.log(region.id, region.title);
   * ```
   * @category Regions
   */
  getRegions(): ArrayIndexed<Region>;
  /**
   * Finds a marker by its id.
   *
   * @param id - The id, such as `marker_7`.
   * @returns The marker.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.once('afterLoadObjects', ({ map }) => {
   *   map.zoomTo(map.getMarker('marker_7'));
   * });
   * ```
   * @category Markers
   */
  getMarker(id: string): Marker;
  /**
   * Checks whether an id can be given to a new region or marker.
   *
   * @param id - The id.
   * @returns The reason why not, if there is one.
   * @category Loading
   */
  checkId(id: string): unknown;
  /**
   * Recalculates the styles of all regions.
   *
   * @category Regions
   */
  reloadAllRegionStyles(): void;
  /**
   * Recalculates the styles of one region.
   *
   * @param region - The region.
   * @category Regions
   */
  reloadRegionStyles: (region: Region) => void;
  /**
   * Redraws all bubbles.
   *
   * @category Choropleth and bubbles
   */
  redrawBubbles(): void;
  /**
   * Removes the map from the page and stops its listeners. The container stays, empty.
   *
   * @since 8.6.3
   *
   * @example
   * ```ts
   * const map = new mapwright.map('offices', { id: 12 });
   * document
   *   .querySelector('#close')
   *   ?.addEventListener('click', () => map.destroy());
   * ```
   * @category Loading
   */
  destroy(): void;
  /**
   * Collects the options in the form in which they are stored.
   *
   * @returns A plain object.
   * @category Data
   */
  getData(): Record<string, unknown>;
  /**
   * Moves to the markers if `fitMarkers` or `fitMarkersOnStart` is on.
   *
   * @category Zoom
   */
  mayBeFitMarkers(): void;
  /**
   * Moves and zooms so that all markers are seen.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.once('afterLoadObjects', ({ map }) =>
   *   map.fitMarkers(),
   * );
   * ```
   * @category Zoom
   */
  fitMarkers(): void;
  /**
   * Sets the zoom level for a map with one marker only.
   *
   * @param zoom - The zoom level.
   * @category Zoom
   */
  setFitSingleMarkerZoom(zoom: number): void;
  /**
   * Asks the browser where the visitor is, and shows it with a marker.
   *
   * @param callback - Given the place.
   * @category View
   */
  showUserLocation(callback: (location: Location) => void): void;
  /**
   * Asks the browser for the visitor's position; the browser asks the visitor first.
   *
   * @param callback - Given the place.
   * @returns `false` if the browser has no geolocation.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getUserLocation(({ lat, lng }) => {
   *   console.log(lat, lng);
   * });
   * ```
   * @category View
   */
  getUserLocation(callback: (coordinates: GeoPoint) => void): boolean;
  /**
   * Returns how large the SVG is drawn.
   *
   * @returns CSS pixels for one unit of the SVG.
   * @category View
   */
  getScale(): number;
  /**
   * Returns the view box of the SVG file, in the proportion of the container.
   *
   * @returns The part, in units of the SVG.
   * @category View
   */
  getAdjustedSvgDefaultViewBox(): ViewBox;
  /**
   * Returns how much larger the SVG is drawn than at first.
   *
   * @returns A factor; 1 is as at first.
   * @category View
   */
  getRelativeScale(): number;
  /**
   * How much larger the SVG is drawn than at first.
   *
   * @category View
   */
  get _scale(): number;
  /**
   * The current zoom level.
   *
   * @category Zoom
   */
  get zoomLevel(): number;
  /**
   * Returns what the map shows now.
   *
   * @returns The part, in units of the SVG. Copy it with {@link ViewBox.clone} if you want to keep it.
   *
   * @example
   * ```ts
   * const { x, y, width, height } = new mapwright.map('offices', {
   *   id: 12,
   * }).getViewBox();
   * console.log(x, y, width, height);
   * ```
   * @category View
   */
  getViewBox(): ViewBox;
  /**
   * Changes the proportion of width and height.
   *
   * @param ratio - Width divided by height.
   * @category View
   */
  setRatio(ratio: number): void;
  /**
   * Brings the view into the proportion of a size, and shows it.
   *
   * @param width - CSS pixels.
   * @param height - CSS pixels.
   * @returns The new part, in units of the SVG.
   * @category View
   */
  viewBoxSetBySize(width: number, height: number): ViewBox;
  /**
   * Computes the view for a proportion, without showing it.
   *
   * @param ratio - Width divided by height.
   * @returns The part, in units of the SVG.
   * @category View
   */
  viewBoxGetByRatio(ratio: number): ViewBox;
  /**
   * Computes the view for a size, without showing it.
   *
   * @param width - CSS pixels.
   * @param height - CSS pixels.
   * @returns The part, in units of the SVG.
   * @category View
   */
  viewBoxGetBySize(width: number, height: number): ViewBox;
  /**
   * Shows one of the three views of a map.
   *
   * @param type - `custom` is the one in the options, `initial` the one at first, `svg` that of the SVG file. `custom`
   *   by default.
   * @returns The part that is shown.
   * @category View
   */
  viewBoxReset(type?: 'custom' | 'initial' | 'svg'): ViewBox;
  /**
   * Returns one of the three views of a map, without showing it.
   *
   * @param type - As for {@link MapwrightMap.viewBoxReset}.
   * @returns The part, in units of the SVG.
   * @category View
   */
  getViewBoxByState(type: 'custom' | 'initial' | 'svg'): ViewBox;
  /**
   * Returns the part of the earth that the SVG shows.
   *
   * @returns West, north, east and south in degrees, or `null` if the map is not calibrated.
   * @category View
   */
  getGeoViewBox(): number[] | null;
  /**
   * Returns the part of the earth that a view shows.
   *
   * @param viewBox - The view; the current one by default.
   * @returns The corners.
   * @category View
   */
  getGeoBounds(viewBox?: ViewBox): unknown;
  /**
   * Zooms in by one level.
   *
   * @param center - The point that stays where it is, in units of the SVG; the centre by default.
   *
   * @example
   * ```ts
   * document
   *   .querySelector('#closer')
   *   ?.addEventListener('click', () => mapwright.get(0)?.zoomIn());
   * ```
   * @category Zoom
   */
  zoomIn(center?: SVGPoint): void;
  /**
   * Zooms out by one level.
   *
   * @param center - The point that stays where it is, in units of the SVG; the centre by default.
   * @category Zoom
   */
  zoomOut(center?: SVGPoint): void;
  /**
   * Moves and zooms to one or several things.
   *
   * @param mapObjects - A region, a marker, a cluster, or a list of one of them.
   * @param zoomToLevel - The zoom level; as large as it fits by default.
   * @returns `true` if the view has changed.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.zoomTo(map.getRegion('US-TX'));
   * map?.zoomTo([map.getRegion('US-TX'), map.getRegion('US-AL')], 3);
   * ```
   * @category Zoom
   */
  zoomTo(
    mapObjects: Region | Marker | MarkerCluster | Marker[] | Region[] | MarkerCluster[],
    zoomToLevel?: number,
  ): boolean;
  /**
   * Moves and zooms to a marker or cluster; {@link MapwrightMap.zoomTo} leads here.
   *
   * @param mapObject - The marker or cluster.
   * @param zoomToLevel - The zoom level.
   * @returns `true` if the view has changed.
   * @category Zoom
   */
  zoomToMarkerOrCluster(mapObject: Marker | MarkerCluster, zoomToLevel?: number): boolean;
  /**
   * Returns the part of the earth in which several things lie.
   *
   * @param objects - Regions, markers and clusters.
   * @returns The corners.
   * @category View
   */
  getGroupBounds(objects: (Region | Marker | MarkerCluster)[]): unknown;
  /**
   * Returns the smallest rectangle in which several things lie.
   *
   * @param mapObjects - Regions, markers and clusters.
   * @returns The rectangle, in units of the SVG.
   * @category View
   */
  getGroupBBox(mapObjects: (Marker | Region | MarkerCluster)[]): ViewBox;
  /**
   * Finds the zoom level at which a part is seen wholly.
   *
   * @param viewBox - The part.
   * @param forceZoomLevel - A step to use in any case.
   * @returns What the map shows at that step.
   * @category Zoom
   */
  getZoomLevelByViewBox(viewBox: ViewBox, forceZoomLevel?: number): ViewBox;
  /**
   * Checks whether the map must zoom in or out to show a part well.
   *
   * @param viewBox - The part.
   * @returns `true` if so.
   * @category Zoom
   */
  checkIfZoomIsNeeded(viewBox: ViewBox): boolean;
  /**
   * Asks for the next zoom step, which waits for the one that runs.
   *
   * @returns `true` if it may begin.
   * @category Zoom
   */
  requestZoom(): boolean;
  /**
   * Moves and zooms so that a part is seen.
   *
   * @param viewBox - The part, in units of the SVG.
   * @param forceZoomLevel - A step to use in any case.
   * @returns `true` if the view has changed.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * const regions = ['US-TX', 'US-LA'].map(id => map?.getRegion(id));
   * const known = regions.filter(region => region !== undefined);
   * map?.fitViewBox(map.getGroupBBox(known));
   * ```
   * @category Zoom
   */
  fitViewBox(viewBox: ViewBox, forceZoomLevel?: number | null): boolean;
  /**
   * Moves and zooms to a region; {@link MapwrightMap.zoomTo} leads here.
   *
   * @param region - The region.
   * @param zoomToLevel - The zoom level.
   * @returns `true` if the view has changed.
   * @category Zoom
   */
  zoomToRegion(region: Region, zoomToLevel?: number): boolean;
  /**
   * Zooms to a level, around the current centre.
   *
   * @param zoomLevel - The step; it stays between those of `zoom.limit`.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setZoomLevel(3);
   * ```
   * @category Zoom
   */
  setZoomLevel(zoomLevel: number): void;
  /**
   * Centres the map on a place.
   *
   * @param point - The place, in units of the SVG.
   * @returns The place.
   * @category View
   */
  setCenter(point: SVGPoint): SVGPoint;
  /**
   * Centres the map on a place on the earth; the map must be calibrated.
   *
   * @param point - The place, in degrees.
   * @returns The place.
   * @category View
   */
  setCenter(point: GeoPoint): GeoPoint;
  /**
   * Centres the map on a place of either kind.
   *
   * @param point - The place.
   * @returns The place.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setCenter(new mapwright.svgPoint(400, 250));
   * ```
   * @category View
   */
  setCenter(point: SVGPoint | GeoPoint): SVGPoint | GeoPoint;
  /**
   * Centres the map on an object or a place without zooming.
   *
   * @param centerOnObject - What; the current centre by default.
   * @param yShift - How much lower than the middle, in CSS pixels.
   * @returns The new view.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.centerOn(map.getRegion('US-TX'));
   * ```
   * @category View
   */
  centerOn(
    centerOnObject?: Region | Marker | SVGPoint | SVGPointLiteral | GeoPoint | GeoPointLiteral,
    yShift?: number,
  ): ViewBox;
  /**
   * Goes to a zoom level, in or out.
   *
   * @param zoomLevel - The step to go to.
   * @param center - The point that stays where it is, in units of the SVG; the centre by default.
   * @category Zoom
   */
  zoom(zoomLevel: number, center?: SVGPoint): void;
  /**
   * Deletes a marker, and the place of its object.
   *
   * @param marker - The marker.
   * @category Markers
   */
  markerDelete(marker: Marker): void;
  /**
   * Draws a cluster.
   *
   * @param markersCluster - The cluster.
   * @category Markers
   */
  markersClusterAdd(markersCluster: MarkerCluster): void;
  /**
   * Puts a marker onto the map.
   *
   * @param marker - The marker.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * if (map) {
   *   const svgPoint = new mapwright.svgPoint(420, 133);
   *   const location = new mapwright.location({
   *     img: mapwright.defaultMarkerImage,
   *     svgPoint,
   *   });
   *   map.markerAdd(
   *     new mapwright.marker({ location, mapwright: map }),
   *   );
   * }
   * ```
   * @category Markers
   */
  markerAdd(marker: Marker): void;
  /**
   * Removes a marker from the map; its object keeps its place.
   *
   * @param marker - The marker.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * for (const marker of [...(map?.markers ?? [])]) {
   *   if (marker.object.get('status') === 'sold') {
   *     map?.markerRemove(marker);
   *   }
   * }
   * ```
   * @category Markers
   */
  markerRemove(marker: Marker): void;
  /**
   * Makes an id that no marker has.
   *
   * @returns An id, such as `marker_8`.
   * @category Markers
   */
  markerId(): string;
  /**
   * Puts markers, labels, bubbles and popovers in the right place, after the view has changed.
   *
   * @category View
   */
  movingItemsAdjustScreenPosition(): void;
  /**
   * Moves markers, labels, bubbles and popovers along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   * @category View
   */
  movingItemsMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Puts the texts on regions in the right place.
   *
   * @category Regions
   */
  labelsRegionsAdjustScreenPosition(): void;
  /**
   * Puts bubbles in the right place.
   *
   * @category Choropleth and bubbles
   */
  bubblesRegionsAdjustScreenPosition(): void;
  /**
   * Moves the texts on regions along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   * @category Regions
   */
  labelsRegionsMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Moves bubbles along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   * @category Choropleth and bubbles
   */
  bubblesRegionsMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Puts markers in the right place.
   *
   * @category Markers
   */
  markersAdjustScreenPosition(): void;
  /**
   * Moves markers along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   * @category Markers
   */
  markersMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Starts editing a marker.
   *
   * @param marker - The marker.
   * @category Editing
   */
  setEditingMarker(marker: Marker): void;
  /**
   * Stops editing a marker.
   *
   * @category Editing
   */
  unsetEditingMarker(): void;
  /**
   * Returns the marker that is edited.
   *
   * @returns The marker.
   * @category Editing
   */
  getEditingMarker(): Marker;
  /**
   * Checks whether a click was on a link.
   *
   * @param e - The click.
   * @returns `true` if so.
   * @category Events
   */
  isLinkClicked(e: JQuery.TriggeredEvent): boolean;
  /**
   * Follows a link in the SVG.
   *
   * @param e - The click.
   * @category Events
   */
  handleLinkClick(e: JQuery.TriggeredEvent): void;
  /**
   * Starts moving the map.
   *
   * @param e - The press.
   * @param mapwright - The map.
   * @category Scrolling and touch
   */
  scrollStart(e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Moves the map along with pointer or finger.
   *
   * @param e - The movement.
   * @category Scrolling and touch
   */
  scrollMove(e: JQuery.TouchEventBase): void;
  /**
   * Stops moving the map.
   *
   * @param e - The release.
   * @param mapwright - The map.
   * @param noClick - Whether a release in the same place does not count as a click.
   * @category Scrolling and touch
   */
  scrollEnd(e: JQuery.TouchEventBase, mapwright: MapwrightMap, noClick?: boolean): void;
  /**
   * Copies the view of the layer on Google's map.
   *
   * @category Google Maps
   */
  setViewBoxByGoogleMapsOverlay(): void;
  /**
   * Moves the map.
   *
   * @param x - CSS pixels to the right.
   * @param y - CSS pixels down.
   * @returns Whether it has moved in each direction.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.panBy(-100, 0); // a hundred pixels to the left
   * ```
   * @category Scrolling and touch
   */
  panBy(x: number, y: number): unknown;
  /**
   * Remembers what was under the finger when it started to move the map.
   *
   * @param object - The region, marker or cluster.
   * @category Scrolling and touch
   */
  setObjectClickedBeforeScroll(object: Region | Marker | MarkerCluster): void;
  /**
   * Handles fingers that touch the map.
   *
   * @param _e - The touch.
   * @param mapwright - The map.
   * @category Scrolling and touch
   */
  touchStart(_e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Handles fingers that move on the map.
   *
   * @param _e - The movement.
   * @param mapwright - The map.
   * @category Scrolling and touch
   */
  touchMove(_e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Handles fingers that leave the map.
   *
   * @param _e - The release.
   * @param mapwright - The map.
   * @category Scrolling and touch
   */
  touchEnd(_e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Returns which regions are selected.
   *
   * @returns Their ids.
   *
   * @example Put the choice into a form
   * ```ts
   * const field = document.querySelector<HTMLInputElement>(
   *   'input[name=states]',
   * );
   * mapwright.get(0)?.events.on('click.region', ({ map }) => {
   *   if (field) field.value = map.getSelected().join(',');
   * });
   * ```
   * @category Regions
   */
  getSelected(): string[];
  /**
   * Selects a region and deselects the previous one, unless `multiSelect` is on.
   *
   * @param id - The region, or its id.
   * @param skipDirectorySelection - Whether the directory does not mark the entry.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.selectRegion('US-TX');
   * ```
   * @category Regions
   */
  selectRegion(id: string | Region, skipDirectorySelection?: boolean): void;
  /**
   * Deselects all regions.
   *
   * @example
   * ```ts
   * document.querySelector('#reset')?.addEventListener('click', () => {
   *   mapwright.get(0)?.deselectAllRegions();
   * });
   * ```
   * @category Regions
   */
  deselectAllRegions(): void;
  /**
   * Deselects one region.
   *
   * @param region - The region.
   * @category Regions
   */
  deselectRegion(region: Region): void;
  /**
   * Shows regions as if the pointer were over them.
   *
   * @param regions - The regions.
   *
   * @example Show what belongs together while a button is pointed at
   * ```ts
   * const map = mapwright.get(0);
   * const button = document.querySelector('#south');
   * button?.addEventListener('mouseenter', () => {
   *   map?.highlightRegions(
   *     ['US-TX', 'US-LA', 'US-AL'].map(id => map.getRegion(id)),
   *   );
   * });
   * button?.addEventListener('mouseleave', () =>
   *   map?.unhighlightRegions(),
   * );
   * ```
   * @category Regions
   */
  highlightRegions(regions: Region[]): void;
  /**
   * Stops highlighting all regions.
   *
   * @category Regions
   */
  unhighlightRegions(): void;
  /**
   * Selects a marker.
   *
   * @param marker - The marker.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.once('afterLoadObjects', ({ map }) => {
   *   const first = map.markers[0];
   *   if (first) map.selectMarker(first);
   * });
   * ```
   * @category Markers
   */
  selectMarker(marker: Marker): void;
  /**
   * Deselects all markers.
   *
   * @category Markers
   */
  deselectAllMarkers(): void;
  /**
   * Deselects one marker.
   *
   * @param marker - The marker.
   * @category Markers
   */
  deselectMarker(marker: Marker): void;
  /**
   * Highlights a marker, as the pointer does.
   *
   * @param marker - The marker.
   * @category Markers
   */
  highlightMarker(marker: Marker): void;
  /**
   * Stops highlighting the marker.
   *
   * @category Markers
   */
  unhighlightMarker(): void;
  /**
   * Returns where a click was.
   *
   * @param e - The click.
   * @returns The place, in units of the SVG.
   * @category Scrolling and touch
   */
  convertMouseToSVG(e: JQuery.TriggeredEvent): SVGPoint;
  /**
   * Computes the colour for a number.
   *
   * @param choroplethValue - The number.
   * @returns The colour.
   * @category Choropleth and bubbles
   */
  pickChoroplethColor(choroplethValue: number): unknown;
  /**
   * Checks whether a region does not react.
   *
   * @param id - Its id.
   * @param svgfill - Its fill in the SVG; a region without one does not react.
   * @returns `true` if it does not react.
   * @category Regions
   */
  isRegionDisabled(id: string, svgfill: string): boolean;
  /**
   * Does what a click on a cluster does: zooms in until it separates.
   *
   * @param e - The click.
   * @param markerCluster - The cluster.
   * @category Markers
   */
  markerClusterClickHandler(e: JQuery.TriggeredEvent, markerCluster: MarkerCluster): void;
  /**
   * Does what a click on a region does, as set in {@link ActionsOptions}.
   *
   * @param e - The click.
   * @param region - The region.
   * @category Regions
   */
  regionClickHandler(e: JQuery.TriggeredEvent, region: Region): void;
  /**
   * Does what a click on a marker does, as set in {@link ActionsOptions}.
   *
   * @param e - The click.
   * @param marker - The marker.
   * @category Markers
   */
  markerClickHandler(e: JQuery.TriggeredEvent, marker: Marker): void;
  /**
   * Asks the server whether a file exists.
   *
   * @param url - Its address.
   * @returns `true` if so.
   * @category Loading
   */
  fileExists(url: string): boolean;
  /**
   * Hides all markers; {@link MapwrightMap.showMarkers} shows them again.
   *
   * @category Markers
   */
  hideMarkers(): void;
  /**
   * Hides all markers but one.
   *
   * @param id - Id of the one that stays.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.on('click.marker', ({ data }) => {
   *   if (data.marker) map.hideMarkersExceptOne(data.marker.id);
   * });
   * ```
   * @category Markers
   */
  hideMarkersExceptOne(id: string): void;
  /**
   * Shows all markers again.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.on('afterClose.popover', () => map.showMarkers());
   * ```
   * @category Markers
   */
  showMarkers(): void;
  /**
   * Adds a marker where the editor was clicked.
   *
   * @param e - The click.
   * @category Editing
   */
  markerAddClickHandler(e: JQuery.TriggeredEvent): void;
  /**
   * Changes the image for objects that have none of their own.
   *
   * @param src - Address of the image.
   * @category Markers
   */
  setDefaultMarkerImage(src: string): void;
  /**
   * Reads which field sets the images of markers, and applies it.
   *
   * @category Markers
   */
  setMarkerImagesDependency(): void;
  /**
   * Returns which image a marker has, after the rule that chooses one by a field's value.
   *
   * @param fieldValueOrObject - Value of that field, or an object that has it.
   * @param location - The place whose own image is used when no rule applies.
   * @returns Address of the image.
   * @category Markers
   */
  getMarkerImage(fieldValueOrObject: unknown, location?: Location): string;
  /**
   * Turns the editor's mode for markers on or off.
   *
   * @param on - `true` for on.
   * @param clickAddsMarker - Whether a click adds a marker.
   * @category Editing
   */
  setMarkersEditMode(on: boolean, clickAddsMarker: boolean): void;
  /**
   * Turns the editor's mode for regions on or off.
   *
   * @param on - `true` for on.
   * @category Editing
   */
  setRegionsEditMode(on: boolean): void;
  /**
   * Turns the editor's mode for the map on or off.
   *
   * @param on - `true` for on.
   * @category Editing
   */
  setEditMode(on: boolean): void;
  /**
   * Turns the editor's mode for data on or off.
   *
   * @param on - `true` for on.
   * @category Editing
   */
  setDataEditMode(on: boolean): void;
  /**
   * Turns the editor's mode for drawing on or off.
   *
   * @param on - `true` for on.
   * @category Editing
   */
  setDrawMode(on: boolean): void;
  /**
   * Offers the SVG as a file.
   *
   * @category Loading
   */
  download(): void;
  /**
   * Returns the SVG as text.
   *
   * @returns The source of the SVG as it is now.
   *
   * @example
   * ```ts
   * const source = mapwright.get(0)?.svg();
   * console.log(source?.length, 'characters');
   * ```
   * @category Loading
   */
  svg(): string;
  /**
   * Puts the popover in the right place, after the view has changed.
   *
   * @category Popovers, tooltips and details
   */
  popoverAdjustScreenPosition(): void;
  /**
   * Moves the popover along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   * @category Popovers, tooltips and details
   */
  popoverMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Opens a popover, and closes the one that is open.
   *
   * @param object - The region or database object that it is about.
   * @param templateName - Name of the template; that of regions or that of objects by default.
   *
   * @example Open a popover when the map is ready
   * ```ts
   * mapwright.get(0)?.events.once('afterLoadRegions', ({ map }) => {
   *   map.showPopover(map.getRegion('US-TX'));
   * });
   * ```
   * @category Popovers, tooltips and details
   */
  showPopover(object: Region | Model, templateName?: string): void;
  /**
   * Closes the popover.
   *
   * @example
   * ```ts
   * document.addEventListener('keydown', ({ key }) => {
   *   if (key === 'Escape') mapwright.get(0)?.hidePopover();
   * });
   * ```
   * @category Popovers, tooltips and details
   */
  hidePopover(): void;
  /**
   * Closes the popover on a click beside it.
   *
   * @param e - The click.
   * @category Popovers, tooltips and details
   */
  popoverOffHandler(e: JQuery.TriggeredEvent): void;
  /**
   * Responds when the pointer moves over a region, marker or cluster.
   *
   * @param e - The pointer's event.
   * @param object - The marker, region or cluster.
   * @category Events
   */
  mouseOverHandler(e: JQuery.TriggeredEvent, object: Marker | Region | MarkerCluster): void;
  /**
   * Shows the tooltip.
   *
   * @param object - The marker, region or cluster that it is about.
   * @param templateName - Name of the template; that of regions or that of objects by default.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * if (map) map.showTooltip(map.getRegion('US-TX'));
   * ```
   * @category Popovers, tooltips and details
   */
  showTooltip(object: Marker | Region | MarkerCluster, templateName?: string): void;
  /**
   * Responds when the pointer leaves a region, marker or cluster.
   *
   * @param e - The pointer's event.
   * @param object - The marker, region or cluster.
   * @category Events
   */
  mouseOutHandler(e: JQuery.TriggeredEvent, object: Marker | Region | MarkerCluster): void;
  /**
   * Holds back an event until {@link MapwrightMap.eventsRestore}.
   *
   * @param event - Name of the event.
   * @category Events
   */
  eventsPrevent(event: string): void;
  /**
   * Lets an event through again.
   *
   * @param event - Name of the event.
   * @category Events
   */
  eventsRestore(event: string): void;
  /**
   * Links an object with the regions to which it belongs.
   *
   * @param object - The object.
   * @category Regions
   */
  linkObjectToRegions(object: Model): void;
  /**
   * Puts a database object onto the map: its marker, its regions, its entry in the directory.
   *
   * @param object - The object.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * if (map) {
   *   const office = new mapwright.customObject(
   *     { title: 'New office' },
   *     map.getDb().getSchema(),
   *   );
   *   map.addObject(office);
   * }
   * ```
   * @category Data
   */
  addObject(object: Model): void;
  /**
   * Does what follows when objects have arrived: fit, directory, choropleth; announces
   * `afterLoadObjects`.
   *
   * @category Data
   */
  objectsLoadedToMapHandler(): void;
  /**
   * Starts listening to the stores.
   *
   * @category Data
   */
  setRepositoryEvents(): void;
  /**
   * Starts listening to pointer, fingers and wheel.
   *
   * @category Events
   */
  setEventHandlers(): void;
  /**
   * Turns labels of regions on or off.
   *
   * @param options - `on` turns them on or off.
   * @category Regions
   */
  setLabelsRegions(options?: MapOptions['labelsRegions']): void;
  /**
   * Turns labels of markers on or off.
   *
   * @param options - `on` turns them on or off.
   * @category Markers
   */
  setLabelsMarkers(options?: MapOptions['labelsMarkers']): void;
  /**
   * Adds an element over the SVG that does not move with the map.
   *
   * @param name - A name that no layer has.
   * @returns The element, empty.
   * @category Containers and layout
   */
  addLayer(name: string): HTMLElement;
  /**
   * Finds an element over the SVG.
   *
   * @param name - Name of the layer.
   * @returns The element.
   * @category Containers and layout
   */
  getLayer(name: string): HTMLElement;
  /**
   * Returns the store of the database objects.
   *
   * @returns The store.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.getDb().find({ filters: { category: 'shop' } });
   * ```
   * @category Data
   */
  getDb(): Repository;
  /**
   * Returns the store of the regions' data.
   *
   * @returns The store.
   *
   * @example
   * ```ts
   * const repository = mapwright.get(0)?.getDbRegions();
   * console.log(repository?.getLoadedObject('US-TX').get('population'));
   * ```
   * @category Regions
   */
  getDbRegions(): Repository;
  /**
   * Makes a region of a shape.
   *
   * @param svgObject - The shape; it needs an id.
   * @returns What was made.
   * @category Regions
   */
  regionAdd(
    svgObject:
      | SVGElement
      | SVGPathElement
      | SVGCircleElement
      | SVGEllipseElement
      | SVGRectElement
      | SVGPolygonElement
      | SVGPolylineElement,
  ): unknown;
  /**
   * Removes a region from the map; its shape stays.
   *
   * @param id - Its id.
   * @category Regions
   */
  regionDelete(id: string): void;
  /**
   * Reads the regions out of the SVG again.
   *
   * @category Regions
   */
  reloadRegions(): void;
  /**
   * Reads the regions out of the SVG again, and gives them their data and styles.
   *
   * @category Regions
   */
  reloadRegionsFull(): void;
  /**
   * Puts markers of a world map into view that lie beyond its edge.
   *
   * @category View
   */
  fixMarkersWorldScreen(): void;
  /**
   * Changes stored options so that they agree with this version.
   *
   * @param params - The version that stored them, and the options.
   * @returns A promise of what was changed.
   * @category Options
   */
  updateOutdatedOptions(params: {
    /** Version of the player that stored the options. */
    version: string;
    /** The options as they were stored. */
    options: MapOptions & Record<string, unknown>;
  }): Promise<unknown>;
  /**
   * Finds one of the elements that make up the map.
   *
   * @param name - Its purpose.
   * @returns The element.
   * @category Containers and layout
   */
  getContainer(name: string): HTMLElement;
  /**
   * Counts one of the things that the map waits for as loaded.
   *
   * @category Loading
   */
  decrementAfterloadBlockers(): void;
  /**
   * Finishes loading: announces `afterInit`, and opens the region or object named in the URL.
   *
   * @category Loading
   */
  finalizeMapLoading(): void;
  /**
   * Returns what converts pixels, units of the SVG and degrees into one another.
   *
   * @returns The converter.
   *
   * @example
   * ```ts
   * const corner = new mapwright.screenPoint(0, 0);
   * console.log(
   *   mapwright.get(0)?.getConverter().convertPixelToSVG(corner),
   * );
   * ```
   * @category View
   */
  getConverter(): Converter;
  /**
   * Changes the choropleth.
   *
   * @param options - What differs from now.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.setChoropleth({
   *   on: true,
   *   source: 'regions',
   *   sourceField: 'population',
   * });
   * ```
   * @category Choropleth and bubbles
   */
  setChoropleth(options?: DeepPartial<ChoroplethOptions>): void;
  /**
   * Redraws the choropleth. Older name of {@link MapwrightMap.redrawChoropleth}.
   *
   * @category Choropleth and bubbles
   */
  redrawGauge: () => void;
  /**
   * Finds the lowest and the highest number again. Older name of {@link MapwrightMap.updateChoroplethMinMax}.
   *
   * @category Choropleth and bubbles
   */
  updateGaugeMinMax(): void;
  /**
   * Writes the styles of the legend. Older name of {@link MapwrightMap.setChoroplethLegendCSS}.
   *
   * @category Choropleth and bubbles
   */
  setGaugeGradientCSS(): void;
  /**
   * Sets the statuses that regions get automatically.
   *
   * @param value - `filtered` for those that filters leave out, `noObjects` for those without objects; each the value
   *   of a status.
   * @since 8.7.0
   *
   * @example
   * ```ts
   * mapwright.get(0)?.setRegionsDynamicStatus({ noObjects: '0' });
   * ```
   * @category Regions
   */
  setRegionsDynamicStatus(value: { filtered?: string; noObjects?: string }): void;
  /**
   * Sets when the SVG file was changed last.
   *
   * @param val - The server's time stamp.
   * @category Options
   */
  setSvgFileLastChanged(val: number): void;
  /**
   * The element of the map, as jQuery's object. {@link MapwrightMap.containers} has the element itself.
   *
   * @category Containers and layout
   */
  get $map(): unknown;
  /**
   * The element of the SVG, as jQuery's object. {@link MapwrightMap.containers} has the element itself.
   *
   * @category Containers and layout
   */
  get $svg(): unknown;
  /**
   * The element of the popover, as jQuery's object. {@link MapwrightMap.containers} has the element
   * itself.
   *
   * @category Popovers, tooltips and details
   */
  get $popover(): unknown;
  /**
   * The element of the details view, as jQuery's object. {@link MapwrightMap.containers} has the element
   * itself.
   *
   * @category Popovers, tooltips and details
   */
  get $details(): unknown;
  /**
   * The element of the directory, as jQuery's object. {@link MapwrightMap.containers} has the element
   * itself.
   *
   * @category Directory and filters
   */
  get $directory(): unknown;
  /**
   * The store of the database objects. {@link MapwrightMap.getDb} returns it with its type.
   *
   * @category Data
   */
  get database(): unknown;
  /**
   * The store of the regions' data. {@link MapwrightMap.getDbRegions} returns it with its type.
   *
   * @category Regions
   */
  get regionsDatabase(): unknown;
}
