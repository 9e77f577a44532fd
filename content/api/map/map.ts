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
  /** Number of the map, the one in its shortcode. */
  id: number;
  /** Version of the player that stored the options, such as `8.7.19`. */
  version: string;
  /** The element that holds the map. */
  container: HTMLElement;
  /** Options for all new markers. */
  markerOptions: Record<string, unknown>;
  /** Functions that change data on its way; {@link MapwrightMap.setMiddleware} adds one. */
  middlewares: MiddlewareList;
  /** The function that changes what the templates of all views are filled with. */
  controllerMiddleWare: MiddlewareHandler;
  /** Converts pixels, units of the SVG and degrees into one another. */
  converter: Converter;
  /** Names of the options that differ from what is stored. */
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
   */
  regions: ArrayIndexed<Region>;
  /** The database objects that are on the map. */
  objects: ArrayIndexed<Model>;
  /** The store of the regions' data; {@link MapwrightMap.getDbRegions} returns it. */
  regionsRepository: Repository;
  /** The store of the database objects; {@link MapwrightMap.getDb} returns it. */
  objectsRepository: Repository;
  /** The store of the filters. */
  filtersRepository: Repository;
  /** The store of the schemas. */
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
   */
  events: Events;
  /** Watches the size of the container. */
  resizeSensor: ResizeSensor;
  /** The element that holds the map's own styles. */
  liveCss: HTMLStyleElement;
  /** The options that apply where nothing else was set. */
  defaults: MapOptions;
  /**
   * The current options: the defaults and what was set. Read them here; change them with {@link MapwrightMap.update}.
   */
  options: MapOptions;
  /** Options that apply only for a while; {@link MapwrightMap.restoreDeltaOptions} ends it. */
  optionsDelta: Record<string, unknown>;
  /** Is `true` if the map is calibrated; {@link MapwrightMap.isGeo} returns it. */
  mapIsGeo: boolean;
  /** Is `true` while shapes are drawn in the editor. */
  drawMode: boolean;
  /** Whether places are shown in degrees. */
  geoCoordinates: boolean;
  /** Is `true` in the editor. Check it before code that is for visitors only. */
  inBackend: boolean;
  /** Regions that are highlighted now. */
  highlightedRegions: Array<Region>;
  /** State of the editor's mode for regions. */
  editRegions: unknown;
  /** State of the editor's mode for markers. */
  editMarkers: unknown;
  /** Whether a click in the editor adds a marker. */
  clickAddsMarker: boolean;
  /** State of the editor's mode for data. */
  editData: unknown;
  /** Whether links on regions are not followed, as in the editor. */
  disableLinks: boolean;
  /**
   * What the editor does when a marker is chosen.
   *
   * @param location - The marker's place.
   */
  markerEditHandler: (location: Location) => void;
  /** What the editor does when a region is chosen. */
  regionEditHandler: () => void;
  /** What was under the finger when it started to move the map. */
  objectClickedBeforeScroll: Region | Marker | MarkerCluster;
  /** The marker that is highlighted now. */
  highlighted_marker: Marker;
  /** State of Google's map, if there is one. */
  googleMaps?: unknown;
  /** Groups of SVG objects that visitors show and hide. */
  groups: ArrayIndexed<GroupOptionsInterface>;
  /** Galleries that templates can show. */
  galleries: ArrayIndexed<GalleryOptionsInterface>;
  /** Size and view box that the SVG file has. */
  svgDefault: unknown;
  /** What the map shows now; {@link MapwrightMap.getViewBox} returns it. */
  viewBox: ViewBox;
  /** What the map shows at first. */
  _viewBox: ViewBox;
  /** Proportion of width and height. */
  whRatio: unknown;
  /** The part of the earth that the whole SVG shows; `null` if the map is not calibrated. */
  geoViewBox: GeoViewBox | null;
  /** Degrees of longitude that the whole SVG spans. */
  mapLonDelta: number;
  /** Latitude of the bottom edge, in degrees. */
  mapLatBottomDegree: number;
  /** The zoom levels. */
  zoomLevels: ArrayIndexed<ZoomLevel>;
  /** Is `true` while the map zooms in or out. */
  isZooming: boolean;
  /** Is `true` while two fingers change the zoom level. */
  touchZoomStart: boolean;
  /** How far the two fingers were from one another at first, in CSS pixels. */
  scaleDistStart: number;
  /** Is `true` from the press until the release that moves the map. */
  scrollStarted: boolean;
  /** Is `true` while the map is moved. */
  isScrolling: boolean;
  /** How much larger each level is than the previous one, as a factor. */
  zoomDelta: number;
  /** Is `true` until the first view has been set. */
  vbStart: boolean;
  /** How large the SVG is drawn: CSS pixels for one unit of the SVG. */
  scale: number;
  /** How much larger the SVG is drawn than at first. */
  superScale: number;
  /** Where the map has been moved to. */
  scroll: unknown;
  /** By how much the SVG is drawn smaller on devices by Apple, to save memory. */
  iosDownscaleFactor: number;
  /** The elements that make up the map, by their purpose. */
  containers: Record<string, HTMLElement>;
  /** Is `true` once the elements of the map exist. */
  containersCreated: boolean;
  /** Is `true` once the map listens to pointer and fingers. */
  eventsBaseInitialized: boolean;
  /** The views of the map, by their purpose. */
  controllers: Record<string, Controller>;
  /** Templates that are ready to be filled, by their names. */
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
   */
  markers: ArrayIndexed<Marker>;
  /** Markers that are drawn as one. */
  markersClusters: ArrayIndexed<MarkerCluster>;
  /** Is `true` until objects have been loaded for the first time. */
  firstDataLoad: boolean;
  /** The clusters that the worker has found. */
  clustersFromWorker: Array<MarkerCluster>;
  /** Ids of the selected regions; {@link MapwrightMap.getSelected} returns them. */
  selected_id: Array<string>;
  /** The selected marker. */
  selected_marker: Marker;
  /** The worker that clusters nearby markers. */
  clusterizerWorker: Worker;
  /** The marker that is edited now. */
  editingMarker: Marker;
  /** The zoom level at first. */
  initialZoomLevel: number;
  /** The elements of the form where visitors filter. */
  filtersSchema?: Schema | undefined;
  /** The elements that lie over the SVG, by their names. */
  layers: Record<string, HTMLElement>;
  /** The elements of the buttons on the map. */
  controls: unknown;
  /** The form that is open in the editor. */
  formBuilder: unknown;
  /** The tooltip that all regions and markers share. */
  tooltip: unknown;
  /** State of scrolling in Firefox. */
  firefoxScroll: unknown;
  /** Whether the next zoom step may begin. */
  canZoom: boolean;
  /** Events that are held back now; {@link MapwrightMap.eventsPrevent} adds one. */
  eventsPreventList: Record<string, boolean>;
  /** The element that loads Google's script. */
  googleMapsScript: HTMLScriptElement;
  /** Is `true` once the map has moved to its first markers. */
  fitOnDataLoadDone: boolean;
  /** How much time must lie between two moves to the markers. */
  fitDelta: number;
  /** When the map moved to its markers last, as a time stamp. */
  lastTimeFitWas: number;
  /** Where the visitor is, once that has been asked for. */
  userLocation: Location;
  /** The marker that shows where the visitor is. */
  userLocationMarker: Marker;
  /** Whether a field of the object decides which image its marker has. */
  setMarkersByField: boolean;
  /** The field of the objects that holds their place. */
  locationField: SchemaField;
  /** The region or marker to which the open popover belongs. */
  popoverShowingFor: MapObject;
  /** When the SVG file was changed last, so that browsers do not show an old one. */
  svgFileLastChanged: number;
  /** Fields that were changed in the editor. */
  changedFields: unknown;
  /** Searches that were changed in the editor. */
  changedSearch: unknown;
  /** The legend of the choropleth, as jQuery's object. */
  $gauge: unknown;
  /** How much must still arrive before the map is ready. */
  afterLoadBlockers: number;
  /** Is `true` once the map is ready. */
  loaded: boolean;
  /** The request for the SVG. */
  svgFilePromise: Promise<Response | undefined>;
  /** Is `true` once the SVG has loaded. */
  svgFileLoaded: boolean;
  /** A promise that is fulfilled when the SVG has loaded. */
  svgFileLoadedPromise: Promise<boolean>;
  /**
   * Fulfils {@link MapwrightMap.svgFileLoadedPromise}.
   *
   * @param value - `true` when the SVG has loaded.
   */
  svgFileLoadedResolve: (value: boolean | PromiseLike<boolean>) => void;
  /** The request for the map's options. */
  mapDataPromise: Promise<Response | undefined>;
  /** Is `true` once the map's options have loaded. */
  mapDataLoaded: boolean;
  /** What extensions keep here. */
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
   */
  loadSvgFile(svgFileUrl: string, svgFileLastChanged?: number): Promise<Response | undefined>;
  /**
   * Starts building the map. The constructor calls it.
   *
   * @returns The map itself.
   */
  init(): MapwrightMap;
  /**
   * Builds the map from its options, once the SVG is there.
   *
   * @param _options - The options.
   * @param data - Data that the server sent along.
   * @returns A promise that is fulfilled when the map is built.
   */
  initMap(_options: MapOptions, data?: unknown): Promise<void>;
  /** Fills the regions with data for a preview, where there is no server. */
  loadMockRegions(): void;
  /**
   * Removes protocol and host from an address.
   *
   * @param url - An address of the site.
   * @returns The path.
   */
  urlToRelativePath(url: string): string;
  /**
   * Replaces the groups that visitors show and hide.
   *
   * @param groups - The groups; none by default.
   * @since 8.7.9
   */
  setGroups(groups?: GroupOptionsInterface[]): void;
  /**
   * Lists the groups as options of a list.
   *
   * @returns Labels and values.
   */
  getGroupSelectOptions(): unknown[];
  /**
   * Changes the list with which visitors show and hide groups.
   *
   * @param options - Place, words, and whether it is open.
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
   */
  loadDataObjects(params?: unknown): JQueryDeferred<unknown>;
  /** Fills the directory with what is loaded. */
  loadItemsToDirectory(): void;
  /**
   * Leaves out the entries that the directory should not list.
   *
   * @param items - All entries.
   * @returns Those that are left.
   */
  directoryFilterOut(items: unknown): unknown;
  /** Builds the directory and fills it. */
  loadDirectory(): void;
  /** Draws the buttons that lead to other pages of objects. */
  setPagination(): void;
  /**
   * Makes the buttons that lead to other pages of objects.
   *
   * @param callback - Called after another page has been loaded.
   * @returns The element with the buttons.
   */
  getPagination(callback?: () => void): HTMLElement;
  /** Removes all markers from the map; the objects stay loaded. */
  deleteMarkers(): void;
  /** Removes all clusters from the map. */
  deleteClusters(): void;
  /**
   * Draws the marker of an object that has a place.
   *
   * @param object - The object.
   */
  addLocation(object: Model): void;
  /**
   * Draws the clusters that the worker has found.
   *
   * @param clusters - The worker's result.
   */
  addClustersFromWorker(clusters: unknown): void;
  /**
   * Starts the worker that clusters nearby markers.
   *
   * @returns A promise that is fulfilled when it runs.
   */
  startClusterizer(): Promise<boolean | undefined>;
  /**
   * Clusters nearby markers again.
   *
   * @param skipFitMarkers - Whether the map stays where it is.
   */
  clusterizeMarkers(skipFitMarkers?: boolean): void;
  /**
   * Returns where the map's styles are loaded from.
   *
   * @returns An address.
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
   */
  isGeo(): boolean;
  /**
   * Copies the options.
   *
   * @param forTemplate - Whether templates will read them.
   * @param forWeb - Whether they leave the editor.
   * @returns The options.
   */
  getOptions(forTemplate: boolean, forWeb: boolean): MapOptions;
  /** Ends the options that apply only for a while. */
  restoreDeltaOptions(): void;
  /**
   * Sets middleware of several types.
   *
   * @param functions - One function for each type, or its source text.
   * @param unique - Whether they replace those that are set. `false` by default.
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
   */
  setMiddleware<T extends MiddlewareType>(name: T, handler: MiddlewareHandlers[T], unique?: boolean): void;
  /**
   * Sets the functions of the editor's JavaScript tab.
   *
   * @param functions - Source texts by the names of the events.
   * @param unique - Whether they replace those that are set.
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
   */
  setActions(options: DeepPartial<ActionsOptions>): void;
  /**
   * Changes the details view.
   *
   * @param options - Place, width and the like.
   */
  setDetailsView(options?: { [key: string]: unknown }): void;
  /**
   * Changes the words of the bar that switches between map and list.
   *
   * @param options - The words.
   */
  setMobileView(options: NonNullable<MapOptions['mobileView']>): void;
  /**
   * Links loaded objects with the regions to which they belong.
   *
   * @param object - The object; all by default.
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
   */
  update(options: DeepPartial<Omit<MapOptions, 'id'>>): void;
  /**
   * Collects the options that differ from what is stored.
   *
   * @returns Names and values.
   */
  getDirtyFields(): Record<string, unknown>;
  /** Forgets which options differ, after they have been stored. */
  clearDirtyFields(): void;
  /**
   * Changes the title, which the editor lists.
   *
   * @param title - The title.
   */
  setTitle(title: string): void;
  /**
   * Changes the settings of an extension.
   *
   * @param extension - The settings.
   */
  setExtension(extension: unknown): void;
  /**
   * Sets whether links on regions are not followed.
   *
   * @param on - `true` to ignore them.
   */
  setDisableLinks(on: boolean): void;
  /**
   * Changes the text that visitors see until the map has loaded.
   *
   * @param message - The text.
   */
  setLoadingText(message: string): void;
  /**
   * Sets whether width and height keep their proportion.
   *
   * @param onoff - `true` if so.
   */
  setLockAspectRatio(onoff: boolean): void;
  /**
   * Sets what the editor does when a marker is chosen.
   *
   * @param handler - Given the marker's place.
   */
  setMarkerEditHandler(handler: (location: Location) => void): void;
  /**
   * Chooses the field whose numbers colour the map, and redraws it.
   *
   * @param field - Name of the field.
   */
  setChoroplethSourceField(field: string): void;
  /**
   * Sets what the editor does when a region is chosen.
   *
   * @param handler - Called on each choice.
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
   */
  setDisableAll(on: boolean): void;
  /**
   * Computes the colour of a region from its number.
   *
   * @param region - The region.
   * @returns The colour, as in CSS.
   */
  getChoroplethColor(region: Region): string;
  /**
   * Computes the size of a region's bubble from its number.
   *
   * @param region - The region.
   * @returns CSS pixels.
   */
  getBubbleSize(region: Region): number;
  /**
   * Computes how a region looks in its three states.
   *
   * @param region - The region.
   * @returns The styles, or `null` when the map leaves the SVG's own.
   */
  getRegionStylesByState(region: Region): null | RegionStylesByStatus;
  /**
   * Changes options of single regions.
   *
   * @param options - Options by the ids of the regions.
   */
  setRegions(options: RegionOptionsCollection): void;
  /**
   * Replaces the statuses that regions can have.
   *
   * @param statuses - Statuses by their values.
   */
  setRegionStatuses(
    statuses: Record<string, { label: string; value: string; disabled: boolean; color: string }>,
  ): void;
  /**
   * Sets whether the map leaves the colours of the SVG as they are.
   *
   * @param val - `true` to leave them.
   */
  setColorsIgnore(val: boolean): void;
  /**
   * Changes colours and redraws the map.
   *
   * @param colors - Colours by their names in {@link ColorsOptions}.
   */
  setColors(colors?: { [key: string]: string | number | Record<string, unknown> }): void;
  /**
   * Turns tooltips on or off.
   *
   * @param options - `on` turns them on or off.
   */
  setTooltips(options: { on: boolean }): void;
  /**
   * Changes popovers.
   *
   * @param options - What differs from now.
   */
  setPopovers(options: DeepPartial<PopoversOptions>): void;
  /**
   * Sets how the id of a shape must begin for the shape to be a region.
   *
   * @param prefix - The beginning; an empty one allows all.
   */
  setRegionPrefix(prefix: string): void;
  /**
   * Sets what the map shows at first.
   *
   * @param viewBox - The part, in units of the SVG.
   */
  setInitialViewBox(viewBox: ViewBox): void;
  /**
   * Changes the proportion of width and height.
   *
   * @param ratio - Width divided by height.
   */
  setWhRatio(ratio: number): void;
  /**
   * Writes the attribute `viewBox` of the SVG.
   *
   * @param viewBox - The part, in units of the SVG.
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
   */
  setViewBox(viewBox?: ViewBox, adjustGoogleMap?: boolean): boolean;
  /**
   * Returns the middle of what the map shows, in degrees.
   *
   * @param fromZeroLevel - Whether the whole map is meant. `false` by default.
   * @param viewBox - Another part than the one that is shown.
   * @returns The middle, or `null` if the map is not calibrated.
   */
  getCenterGeoPoint(fromZeroLevel?: boolean, viewBox?: ViewBox): GeoPoint | null;
  /**
   * Returns the middle of what the map shows, in units of the SVG.
   *
   * @param fromZeroLevel - Whether the whole map is meant. `false` by default.
   * @param viewBox - Another part than the one that is shown.
   * @returns The middle.
   */
  getCenterSvgPoint(fromZeroLevel?: boolean, viewBox?: ViewBox): SVGPoint;
  /**
   * Returns the lowest and the highest zoom level.
   *
   * @returns The two zoom levels.
   */
  getZoomRange(): unknown;
  /** Makes markers and popovers glide to their places. */
  enableMovingElementsAnimation(): void;
  /** Makes markers and popovers jump to their places, as they should while the map is moved. */
  disableMovingElementsAnimation(): void;
  /** Clusters nearby markers again, after the map has zoomed in or out. */
  clusterizeOnZoom(): void;
  /**
   * Calls a method at most once within a time.
   *
   * @param method - The method.
   * @param delay - The time, in milliseconds.
   * @param scope - What `this` is in the method.
   * @param params - What the method is given.
   */
  throttle(method: (params: unknown) => void, delay: number, scope: unknown, params?: unknown): void;
  /** Moves Google's map to where the SVG is. */
  googleFitCurrentGeoBounds(): void;
  /** Moves the SVG to where Google's map is. */
  setViewBoxByGoogleMapBounds(): void;
  /** Draws the map again after the space around it has changed. */
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
   */
  setSize(width: number, height: number, responsive?: boolean): void;
  /**
   * Sets whether the map takes the width of its place.
   *
   * @param on - `true` if so.
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
   */
  setZoom(options: DeepPartial<ZoomOptions>): void;
  /**
   * Zooms in or out by the wheel of the mouse.
   *
   * @param event - The wheel's event.
   */
  mouseWheelZoom(event: JQuery.MouseEventBase): void;
  /**
   * Changes the buttons on the map.
   *
   * @param options - What differs from now.
   */
  setControls(options: DeepPartial<ControlsOptions>): void;
  /**
   * Returns what the map shows at a zoom level, around its current centre.
   *
   * @param level - The zoom level.
   * @returns The part, in units of the SVG.
   */
  getZoomLevelViewBox(level: number): ViewBox;
  /**
   * Changes the pointer over regions.
   *
   * @param type - A value of CSS, such as `pointer`.
   */
  setCursor(type: string): void;
  /**
   * Sets whether several regions can be selected at a time.
   *
   * @param on - `true` if so.
   * @param deselect - Whether nothing is selected afterwards.
   */
  setMultiSelect(on: boolean, deselect?: boolean): void;
  /**
   * Changes the choropleth; {@link MapwrightMap.setChoropleth} leads here.
   *
   * @param options - What differs from now.
   */
  _new_setChoropleth(options?: DeepPartial<ChoroplethOptions>): void;
  /** Recolours regions and redraws bubbles. */
  redrawChoropleth(): void;
  /** Finds the lowest and the highest number again. */
  updateChoroplethMinMax(): void;
  /** Writes the styles of the legend. */
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
   */
  setCss(css?: string): void;
  /**
   * Replaces the elements of the form where visitors filter.
   *
   * @param filtersSchema - The elements.
   */
  setFiltersSchema(filtersSchema?: unknown[]): void;
  /**
   * Changes the form where visitors filter.
   *
   * @param options - What differs from now.
   */
  setFilters(options?: { [key: string]: unknown }): void;
  /** Shows in the form what is filtered now. */
  updateFiltersState(): void;
  /** Shows the tags of the filters that are set. */
  seFilterTags(): void;
  /** Makes the elements that make up the map. */
  createContainers(): void;
  /**
   * Changes the areas around the map.
   *
   * @param options - Which are there, and how wide.
   */
  setContainers(options: NonNullable<MapOptions['containers']>): void;
  /** Makes the bar that switches between map and list. */
  createToolbar(): void;
  /**
   * Checks whether an area needs a scroll bar.
   *
   * @param container - Name of the area.
   * @returns `true` if so.
   */
  shouldBeScrollable(container: string): boolean;
  /**
   * Reads a field by a path such as `Region.link`, loading its object when it must.
   *
   * @param region - The region that was clicked, or `null`.
   * @param object - The object that was clicked, or `null`.
   * @param path - What the field belongs to, and its name.
   * @param callback - Given the value.
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
   */
  setDatabase(options?: DeepPartial<DatabaseOptions>): void;
  /**
   * Asks Google for the highest zoom level at a place, and does not exceed it.
   *
   * @param geoPoint - The place.
   */
  updateGoogleMapsMaxZoom(geoPoint: GeoPoint): void;
  /**
   * Changes Google's map, or turns it on or off.
   *
   * @param options - What differs from now.
   */
  setGoogleMaps(options?: DeepPartial<NonNullable<MapOptions['googleMaps']>>): void;
  /**
   * Makes the layer that keeps the SVG in its place over Google's map.
   *
   * @param bounds - The part of the earth that the SVG covers.
   * @param map - Google's map.
   */
  createGoogleMapOverlay(bounds: google.maps.LatLngBounds, map: google.maps.Map): void;
  /**
   * Loads Google's script, once for all maps.
   *
   * @param callback - Called when it is there.
   * @param fail - Called when it cannot be loaded.
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
   */
  showDetails(obj: Region | Model, templateName?: string): void;
  /**
   * Builds the details view; {@link MapwrightMap.showDetails} leads here.
   *
   * @param obj - The region or database object that it is about.
   * @param templateName - Name of the template.
   */
  loadDetailsView(obj: Region | Model, templateName?: string): void;
  /** Opens the window with further filters. */
  loadFiltersModal(): void;
  /**
   * Builds the form where visitors filter.
   *
   * @param container - The element that holds it.
   * @param modal - Whether it is the window with further filters. `false` by default.
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
   */
  getMarker(id: string): Marker;
  /**
   * Checks whether an id can be given to a new region or marker.
   *
   * @param id - The id.
   * @returns The reason why not, if there is one.
   */
  checkId(id: string): unknown;
  /** Recalculates the styles of all regions. */
  reloadAllRegionStyles(): void;
  /**
   * Recalculates the styles of one region.
   *
   * @param region - The region.
   */
  reloadRegionStyles: (region: Region) => void;
  /** Redraws all bubbles. */
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
   */
  destroy(): void;
  /**
   * Collects the options in the form in which they are stored.
   *
   * @returns A plain object.
   */
  getData(): Record<string, unknown>;
  /** Moves to the markers if `fitMarkers` or `fitMarkersOnStart` is on. */
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
   */
  fitMarkers(): void;
  /**
   * Sets the zoom level for a map with one marker only.
   *
   * @param zoom - The zoom level.
   */
  setFitSingleMarkerZoom(zoom: number): void;
  /**
   * Asks the browser where the visitor is, and shows it with a marker.
   *
   * @param callback - Given the place.
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
   */
  getUserLocation(callback: (coordinates: GeoPoint) => void): boolean;
  /**
   * Returns how large the SVG is drawn.
   *
   * @returns CSS pixels for one unit of the SVG.
   */
  getScale(): number;
  /**
   * Returns the view box of the SVG file, in the proportion of the container.
   *
   * @returns The part, in units of the SVG.
   */
  getAdjustedSvgDefaultViewBox(): ViewBox;
  /**
   * Returns how much larger the SVG is drawn than at first.
   *
   * @returns A factor; 1 is as at first.
   */
  getRelativeScale(): number;
  /** How much larger the SVG is drawn than at first. */
  get _scale(): number;
  /** The current zoom level. */
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
   */
  getViewBox(): ViewBox;
  /**
   * Changes the proportion of width and height.
   *
   * @param ratio - Width divided by height.
   */
  setRatio(ratio: number): void;
  /**
   * Brings the view into the proportion of a size, and shows it.
   *
   * @param width - CSS pixels.
   * @param height - CSS pixels.
   * @returns The new part, in units of the SVG.
   */
  viewBoxSetBySize(width: number, height: number): ViewBox;
  /**
   * Computes the view for a proportion, without showing it.
   *
   * @param ratio - Width divided by height.
   * @returns The part, in units of the SVG.
   */
  viewBoxGetByRatio(ratio: number): ViewBox;
  /**
   * Computes the view for a size, without showing it.
   *
   * @param width - CSS pixels.
   * @param height - CSS pixels.
   * @returns The part, in units of the SVG.
   */
  viewBoxGetBySize(width: number, height: number): ViewBox;
  /**
   * Shows one of the three views of a map.
   *
   * @param type - `custom` is the one in the options, `initial` the one at first, `svg` that of the SVG file. `custom`
   *   by default.
   * @returns The part that is shown.
   */
  viewBoxReset(type?: 'custom' | 'initial' | 'svg'): ViewBox;
  /**
   * Returns one of the three views of a map, without showing it.
   *
   * @param type - As for {@link MapwrightMap.viewBoxReset}.
   * @returns The part, in units of the SVG.
   */
  getViewBoxByState(type: 'custom' | 'initial' | 'svg'): ViewBox;
  /**
   * Returns the part of the earth that the SVG shows.
   *
   * @returns West, north, east and south in degrees, or `null` if the map is not calibrated.
   */
  getGeoViewBox(): number[] | null;
  /**
   * Returns the part of the earth that a view shows.
   *
   * @param viewBox - The view; the current one by default.
   * @returns The corners.
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
   */
  zoomIn(center?: SVGPoint): void;
  /**
   * Zooms out by one level.
   *
   * @param center - The point that stays where it is, in units of the SVG; the centre by default.
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
   */
  zoomToMarkerOrCluster(mapObject: Marker | MarkerCluster, zoomToLevel?: number): boolean;
  /**
   * Returns the part of the earth in which several things lie.
   *
   * @param objects - Regions, markers and clusters.
   * @returns The corners.
   */
  getGroupBounds(objects: (Region | Marker | MarkerCluster)[]): unknown;
  /**
   * Returns the smallest rectangle in which several things lie.
   *
   * @param mapObjects - Regions, markers and clusters.
   * @returns The rectangle, in units of the SVG.
   */
  getGroupBBox(mapObjects: (Marker | Region | MarkerCluster)[]): ViewBox;
  /**
   * Finds the zoom level at which a part is seen wholly.
   *
   * @param viewBox - The part.
   * @param forceZoomLevel - A step to use in any case.
   * @returns What the map shows at that step.
   */
  getZoomLevelByViewBox(viewBox: ViewBox, forceZoomLevel?: number): ViewBox;
  /**
   * Checks whether the map must zoom in or out to show a part well.
   *
   * @param viewBox - The part.
   * @returns `true` if so.
   */
  checkIfZoomIsNeeded(viewBox: ViewBox): boolean;
  /**
   * Asks for the next zoom step, which waits for the one that runs.
   *
   * @returns `true` if it may begin.
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
   */
  fitViewBox(viewBox: ViewBox, forceZoomLevel?: number | null): boolean;
  /**
   * Moves and zooms to a region; {@link MapwrightMap.zoomTo} leads here.
   *
   * @param region - The region.
   * @param zoomToLevel - The zoom level.
   * @returns `true` if the view has changed.
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
   */
  setZoomLevel(zoomLevel: number): void;
  /**
   * Centres the map on a place.
   *
   * @param point - The place, in units of the SVG.
   * @returns The place.
   */
  setCenter(point: SVGPoint): SVGPoint;
  /**
   * Centres the map on a place on the earth; the map must be calibrated.
   *
   * @param point - The place, in degrees.
   * @returns The place.
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
   */
  zoom(zoomLevel: number, center?: SVGPoint): void;
  /**
   * Deletes a marker, and the place of its object.
   *
   * @param marker - The marker.
   */
  markerDelete(marker: Marker): void;
  /**
   * Draws a cluster.
   *
   * @param markersCluster - The cluster.
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
   */
  markerRemove(marker: Marker): void;
  /**
   * Makes an id that no marker has.
   *
   * @returns An id, such as `marker_8`.
   */
  markerId(): string;
  /** Puts markers, labels, bubbles and popovers in the right place, after the view has changed. */
  movingItemsAdjustScreenPosition(): void;
  /**
   * Moves markers, labels, bubbles and popovers along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  movingItemsMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /** Puts the texts on regions in the right place. */
  labelsRegionsAdjustScreenPosition(): void;
  /** Puts bubbles in the right place. */
  bubblesRegionsAdjustScreenPosition(): void;
  /**
   * Moves the texts on regions along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  labelsRegionsMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Moves bubbles along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  bubblesRegionsMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /** Puts markers in the right place. */
  markersAdjustScreenPosition(): void;
  /**
   * Moves markers along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
   */
  markersMoveScreenPositionBy(deltaX: number, deltaY: number): void;
  /**
   * Starts editing a marker.
   *
   * @param marker - The marker.
   */
  setEditingMarker(marker: Marker): void;
  /** Stops editing a marker. */
  unsetEditingMarker(): void;
  /**
   * Returns the marker that is edited.
   *
   * @returns The marker.
   */
  getEditingMarker(): Marker;
  /**
   * Checks whether a click was on a link.
   *
   * @param e - The click.
   * @returns `true` if so.
   */
  isLinkClicked(e: JQuery.TriggeredEvent): boolean;
  /**
   * Follows a link in the SVG.
   *
   * @param e - The click.
   */
  handleLinkClick(e: JQuery.TriggeredEvent): void;
  /**
   * Starts moving the map.
   *
   * @param e - The press.
   * @param mapwright - The map.
   */
  scrollStart(e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Moves the map along with pointer or finger.
   *
   * @param e - The movement.
   */
  scrollMove(e: JQuery.TouchEventBase): void;
  /**
   * Stops moving the map.
   *
   * @param e - The release.
   * @param mapwright - The map.
   * @param noClick - Whether a release in the same place does not count as a click.
   */
  scrollEnd(e: JQuery.TouchEventBase, mapwright: MapwrightMap, noClick?: boolean): void;
  /** Copies the view of the layer on Google's map. */
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
   */
  panBy(x: number, y: number): unknown;
  /**
   * Remembers what was under the finger when it started to move the map.
   *
   * @param object - The region, marker or cluster.
   */
  setObjectClickedBeforeScroll(object: Region | Marker | MarkerCluster): void;
  /**
   * Handles fingers that touch the map.
   *
   * @param _e - The touch.
   * @param mapwright - The map.
   */
  touchStart(_e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Handles fingers that move on the map.
   *
   * @param _e - The movement.
   * @param mapwright - The map.
   */
  touchMove(_e: JQuery.TouchEventBase, mapwright: MapwrightMap): void;
  /**
   * Handles fingers that leave the map.
   *
   * @param _e - The release.
   * @param mapwright - The map.
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
   */
  deselectAllRegions(): void;
  /**
   * Deselects one region.
   *
   * @param region - The region.
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
   */
  highlightRegions(regions: Region[]): void;
  /** Stops highlighting all regions. */
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
   */
  selectMarker(marker: Marker): void;
  /** Deselects all markers. */
  deselectAllMarkers(): void;
  /**
   * Deselects one marker.
   *
   * @param marker - The marker.
   */
  deselectMarker(marker: Marker): void;
  /**
   * Highlights a marker, as the pointer does.
   *
   * @param marker - The marker.
   */
  highlightMarker(marker: Marker): void;
  /** Stops highlighting the marker. */
  unhighlightMarker(): void;
  /**
   * Returns where a click was.
   *
   * @param e - The click.
   * @returns The place, in units of the SVG.
   */
  convertMouseToSVG(e: JQuery.TriggeredEvent): SVGPoint;
  /**
   * Computes the colour for a number.
   *
   * @param choroplethValue - The number.
   * @returns The colour.
   */
  pickChoroplethColor(choroplethValue: number): unknown;
  /**
   * Checks whether a region does not react.
   *
   * @param id - Its id.
   * @param svgfill - Its fill in the SVG; a region without one does not react.
   * @returns `true` if it does not react.
   */
  isRegionDisabled(id: string, svgfill: string): boolean;
  /**
   * Does what a click on a cluster does: zooms in until it separates.
   *
   * @param e - The click.
   * @param markerCluster - The cluster.
   */
  markerClusterClickHandler(e: JQuery.TriggeredEvent, markerCluster: MarkerCluster): void;
  /**
   * Does what a click on a region does, as set in {@link ActionsOptions}.
   *
   * @param e - The click.
   * @param region - The region.
   */
  regionClickHandler(e: JQuery.TriggeredEvent, region: Region): void;
  /**
   * Does what a click on a marker does, as set in {@link ActionsOptions}.
   *
   * @param e - The click.
   * @param marker - The marker.
   */
  markerClickHandler(e: JQuery.TriggeredEvent, marker: Marker): void;
  /**
   * Asks the server whether a file exists.
   *
   * @param url - Its address.
   * @returns `true` if so.
   */
  fileExists(url: string): boolean;
  /** Hides all markers; {@link MapwrightMap.showMarkers} shows them again. */
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
   */
  showMarkers(): void;
  /**
   * Adds a marker where the editor was clicked.
   *
   * @param e - The click.
   */
  markerAddClickHandler(e: JQuery.TriggeredEvent): void;
  /**
   * Changes the image for objects that have none of their own.
   *
   * @param src - Address of the image.
   */
  setDefaultMarkerImage(src: string): void;
  /** Reads which field sets the images of markers, and applies it. */
  setMarkerImagesDependency(): void;
  /**
   * Returns which image a marker has, after the rule that chooses one by a field's value.
   *
   * @param fieldValueOrObject - Value of that field, or an object that has it.
   * @param location - The place whose own image is used when no rule applies.
   * @returns Address of the image.
   */
  getMarkerImage(fieldValueOrObject: unknown, location?: Location): string;
  /**
   * Turns the editor's mode for markers on or off.
   *
   * @param on - `true` for on.
   * @param clickAddsMarker - Whether a click adds a marker.
   */
  setMarkersEditMode(on: boolean, clickAddsMarker: boolean): void;
  /**
   * Turns the editor's mode for regions on or off.
   *
   * @param on - `true` for on.
   */
  setRegionsEditMode(on: boolean): void;
  /**
   * Turns the editor's mode for the map on or off.
   *
   * @param on - `true` for on.
   */
  setEditMode(on: boolean): void;
  /**
   * Turns the editor's mode for data on or off.
   *
   * @param on - `true` for on.
   */
  setDataEditMode(on: boolean): void;
  /**
   * Turns the editor's mode for drawing on or off.
   *
   * @param on - `true` for on.
   */
  setDrawMode(on: boolean): void;
  /** Offers the SVG as a file. */
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
   */
  svg(): string;
  /** Puts the popover in the right place, after the view has changed. */
  popoverAdjustScreenPosition(): void;
  /**
   * Moves the popover along with the map.
   *
   * @param deltaX - CSS pixels to the right.
   * @param deltaY - CSS pixels down.
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
   */
  hidePopover(): void;
  /**
   * Closes the popover on a click beside it.
   *
   * @param e - The click.
   */
  popoverOffHandler(e: JQuery.TriggeredEvent): void;
  /**
   * Responds when the pointer moves over a region, marker or cluster.
   *
   * @param e - The pointer's event.
   * @param object - The marker, region or cluster.
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
   */
  showTooltip(object: Marker | Region | MarkerCluster, templateName?: string): void;
  /**
   * Responds when the pointer leaves a region, marker or cluster.
   *
   * @param e - The pointer's event.
   * @param object - The marker, region or cluster.
   */
  mouseOutHandler(e: JQuery.TriggeredEvent, object: Marker | Region | MarkerCluster): void;
  /**
   * Holds back an event until {@link MapwrightMap.eventsRestore}.
   *
   * @param event - Name of the event.
   */
  eventsPrevent(event: string): void;
  /**
   * Lets an event through again.
   *
   * @param event - Name of the event.
   */
  eventsRestore(event: string): void;
  /**
   * Links an object with the regions to which it belongs.
   *
   * @param object - The object.
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
   */
  addObject(object: Model): void;
  /**
   * Does what follows when objects have arrived: fit, directory, choropleth; announces
   * `afterLoadObjects`.
   */
  objectsLoadedToMapHandler(): void;
  /** Starts listening to the stores. */
  setRepositoryEvents(): void;
  /** Starts listening to pointer, fingers and wheel. */
  setEventHandlers(): void;
  /**
   * Turns labels of regions on or off.
   *
   * @param options - `on` turns them on or off.
   */
  setLabelsRegions(options?: MapOptions['labelsRegions']): void;
  /**
   * Turns labels of markers on or off.
   *
   * @param options - `on` turns them on or off.
   */
  setLabelsMarkers(options?: MapOptions['labelsMarkers']): void;
  /**
   * Adds an element over the SVG that does not move with the map.
   *
   * @param name - A name that no layer has.
   * @returns The element, empty.
   */
  addLayer(name: string): HTMLElement;
  /**
   * Finds an element over the SVG.
   *
   * @param name - Name of the layer.
   * @returns The element.
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
   */
  getDbRegions(): Repository;
  /**
   * Makes a region of a shape.
   *
   * @param svgObject - The shape; it needs an id.
   * @returns What was made.
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
   */
  regionDelete(id: string): void;
  /** Reads the regions out of the SVG again. */
  reloadRegions(): void;
  /** Reads the regions out of the SVG again, and gives them their data and styles. */
  reloadRegionsFull(): void;
  /** Puts markers of a world map into view that lie beyond its edge. */
  fixMarkersWorldScreen(): void;
  /**
   * Changes stored options so that they agree with this version.
   *
   * @param params - The version that stored them, and the options.
   * @returns A promise of what was changed.
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
   */
  getContainer(name: string): HTMLElement;
  /** Counts one of the things that the map waits for as loaded. */
  decrementAfterloadBlockers(): void;
  /** Finishes loading: announces `afterInit`, and opens the region or object named in the URL. */
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
   */
  setChoropleth(options?: DeepPartial<ChoroplethOptions>): void;
  /** Redraws the choropleth. Older name of {@link MapwrightMap.redrawChoropleth}. */
  redrawGauge: () => void;
  /**
   * Finds the lowest and the highest number again. Older name of {@link MapwrightMap.updateChoroplethMinMax}.
   */
  updateGaugeMinMax(): void;
  /** Writes the styles of the legend. Older name of {@link MapwrightMap.setChoroplethLegendCSS}. */
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
   */
  setRegionsDynamicStatus(value: { filtered?: string; noObjects?: string }): void;
  /**
   * Sets when the SVG file was changed last.
   *
   * @param val - The server's time stamp.
   */
  setSvgFileLastChanged(val: number): void;
  /** The element of the map, as jQuery's object. {@link MapwrightMap.containers} has the element itself. */
  get $map(): unknown;
  /** The element of the SVG, as jQuery's object. {@link MapwrightMap.containers} has the element itself. */
  get $svg(): unknown;
  /**
   * The element of the popover, as jQuery's object. {@link MapwrightMap.containers} has the element
   * itself.
   */
  get $popover(): unknown;
  /**
   * The element of the details view, as jQuery's object. {@link MapwrightMap.containers} has the element
   * itself.
   */
  get $details(): unknown;
  /**
   * The element of the directory, as jQuery's object. {@link MapwrightMap.containers} has the element
   * itself.
   */
  get $directory(): unknown;
  /** The store of the database objects. {@link MapwrightMap.getDb} returns it with its type. */
  get database(): unknown;
  /** The store of the regions' data. {@link MapwrightMap.getDbRegions} returns it with its type. */
  get regionsDatabase(): unknown;
}
