/** @module Map/OptionsInterfaces/MapOptions */

import type { ArrayIndexed } from '../../core/array-indexed.ts';
import type { MiddlewareHandlers, MiddlewareType } from '../../core/middleware.ts';
import type { SchemaField } from '../../infrastructure/server/schema-field.ts';
import type { MapwrightMap } from '../map.ts';
import type { MapEvents } from '../map-events.ts';
import type { GeoViewBox } from '../view-box.ts';
import type { ActionsOptions } from './actions-options.ts';
import type { ChoroplethOptions } from './choropleth-options.ts';
import type { ColorsOptions } from './colors-options.ts';
import type { DatabaseOptions, DirectoryOptions, FilterOptions } from './data-options.ts';
import type {
  GalleryOptionsInterface,
  GroupOptionsInterface,
  LayersControlOptionsInterface,
} from './layers-options.ts';
import type { RegionOptionsCollection, RegionStatusOptionsCollection } from './region-options.ts';
import type { TemplatesOptions } from './templates-options.ts';
import type {
  ControlsOptions,
  PopoversOptions,
  ScrollOptions,
  TooltipsOptions,
  ZoomOptions,
} from './view-options.ts';

/**
 * All options of a map. The editor stores the same options. Your code sets them when it creates a map, or changes them
 * with {@link MapwrightMap.update}.
 *
 * Write only what differs from the defaults.
 *
 * @example Make a map with options
 * ```ts
 * new mapwright.map('offices', {
 *   options: {
 *     source: '/maps/offices.svg',
 *     loadingText: 'Loading the map',
 *     zoom: { on: true, limit: [0, 10] },
 *     colors: {
 *       background: '#eef3f1',
 *       hover: 15,
 *       selected: '#0b7a5a',
 *     },
 *     tooltips: { on: true, position: 'top' },
 *   },
 * });
 * ```
 *
 * @example Change options later
 * ```ts
 * mapwright.get(0)?.update({ multiSelect: true, cursor: 'pointer' });
 * ```
 *
 * @see [Guide: Settings](/docs/guides/map-editor/settings)
 */
export interface MapOptions {
  /** Number of the map on the server; it has no meaning for a map without a server. */
  id: number;
  /** Title of the map, for the list of maps in the editor. */
  title?: string;
  /** Whether the map is shown in the editor. */
  backend?: boolean;
  /** Number of the map whose tables of regions and objects this map uses, when they are shared. */
  db_map_id?: number | string;
  /**
   * Address of the SVG.
   *
   * @defaultValue `""`
   */
  source?: string;
  /** The SVG itself as text, instead of {@link MapOptions.source}. */
  svgData?: string;
  /**
   * Statuses that regions get automatically; each is the value of a status, or empty. Replaces `filteredRegionsStatus`
   * of {@link FilterOptions}.
   *
   * @since 8.7.0
   */
  regionsDynamicStatus?: {
    /** Status of the regions that filters leave out. */
    filtered?: string;
    /** Status of the regions to which no object belongs. */
    noObjects?: string;
  };
  /**
   * How the id of a shape must begin for the shape to be a region. If it is empty, shapes need only an id and a fill.
   */
  regionPrefix?: string;
  /** Groups of SVG objects that visitors can show and hide. */
  groups?: ArrayIndexed<GroupOptionsInterface>;
  /** Galleries that templates can show. */
  galleries?: ArrayIndexed<GalleryOptionsInterface>;
  /** The list where visitors show and hide groups. */
  layersControl?: LayersControlOptionsInterface;
  /** Floors of a building, of which one is shown at a time. */
  floors?: unknown[];
  /** The list where visitors change between floors. */
  floorsControl?: unknown;
  /**
   * Whether no region reacts.
   *
   * @defaultValue `false`
   */
  disableAll?: boolean;
  /**
   * Whether the map takes the width of its place.
   *
   * @defaultValue `true`
   */
  responsive?: boolean;
  /**
   * The text that visitors see until the map has loaded.
   *
   * @defaultValue `""`
   */
  loadingText?: string;
  /** Width of the map in CSS pixels; for a responsive map, its proportion to the height. */
  width?: number;
  /** Height of the map in CSS pixels; for a responsive map, its proportion to the width. */
  height?: number;
  /**
   * What the map shows at first: left edge, top edge, width and height in units of the SVG. The whole SVG when empty.
   *
   * @defaultValue `[]`
   */
  viewBox?: number[];
  /**
   * Whether width and height keep their proportion when one of them is changed in the editor.
   *
   * @defaultValue `false`
   */
  lockAspectRatio?: boolean;
  /**
   * Space around the map, in CSS pixels.
   *
   * @defaultValue `0`
   */
  padding?: unknown;
  /**
   * The pointer over regions, such as `pointer`.
   *
   * @defaultValue `"default"`
   */
  cursor?: string;
  /**
   * Whether several regions can be selected at a time.
   *
   * @defaultValue `false`
   */
  multiSelect?: boolean;
  /**
   * Whether the map leaves the colours of the SVG as they are.
   *
   * @defaultValue `false`
   */
  colorsIgnore?: boolean;
  /** Whether the map is shown in the editor; code reads {@link MapwrightMap.inBackend}. */
  inBackend?: boolean;
  /** Address of the marker image for objects that have none of their own. */
  defaultMarkerImage?: string;
  /**
   * Whether the map moves to its markers each time that objects have been loaded.
   *
   * @defaultValue `false`
   */
  fitMarkers?: boolean;
  /**
   * Whether the map moves to its markers once, when it starts.
   *
   * @defaultValue `false`
   */
  fitMarkersOnStart?: boolean;
  /**
   * The zoom level that the map goes to when it has one marker only.
   *
   * @defaultValue `20`
   */
  fitSingleMarkerZoom?: number;
  /** The directory: the list beside the map. */
  menu?: DirectoryOptions;
  /** Colours of the map and of everything around it. */
  colors?: ColorsOptions;
  /** Clusters: nearby markers drawn as one. */
  clustering?: {
    /**
     * Whether clustering is on.
     *
     * @defaultValue `false`
     */
    on?: boolean;
  };
  /** How visitors zoom. */
  zoom?: ZoomOptions;
  /** How visitors move the map. */
  scroll?: ScrollOptions;
  /** Tooltips: what visitors see when they point at something. */
  tooltips?: TooltipsOptions;
  /** Popovers: what visitors see when they click or touch something. */
  popovers?: PopoversOptions;
  /**
   * The statuses that regions can have, by their values.
   *
   * @defaultValue `"1"` is Enabled, `"0"` is Disabled
   */
  regionStatuses?: RegionStatusOptionsCollection;
  /** Listeners as source text, by the name of the event: {@link MapEvents}. */
  events?: Partial<Record<keyof MapEvents, string>>;
  /** Functions that change data on its way, as source text or as functions. */
  middlewares?: { [Key in MiddlewareType]?: string | MiddlewareHandlers[Key] };
  /** The choropleth: colours or bubbles by the values of a field. */
  choropleth?: ChoroplethOptions;
  /**
   * Name of the field whose numbers colour the regions. See also `sourceField` of {@link ChoroplethOptions}.
   */
  regionChoroplethField?: string;
  /** Options of single regions, by their ids. */
  regions?: RegionOptionsCollection;
  /** Where regions and objects come from, and how many at once. */
  database?: DatabaseOptions;
  /** Labels of markers. */
  labelsMarkers?: {
    /**
     * Whether markers have labels, from the template `labelMarker`.
     *
     * @defaultValue `false`
     */
    on?: boolean;
  };
  /** Labels of regions. */
  labelsRegions?: {
    /**
     * Whether regions have labels, from the template `labelRegion`.
     *
     * @defaultValue `false`
     */
    on?: boolean;
  };
  /** Google's map below the SVG; only a calibrated map can have it. See {@link GeoViewBox}. */
  googleMaps?: {
    /** Whether Google's map is shown. */
    on?: boolean;
    /** Key for Google's map services. */
    apiKey?: string;
    /**
     * What lies in the middle.
     *
     * @defaultValue `auto`: what the SVG shows
     */
    center?: unknown;
    /** Zoom level of Google's map. */
    zoom?: number;
    /** What Google's map shows. */
    type?: 'roadmap' | 'satellite' | 'hybrid' | 'terrain';
    /**
     * The lowest zoom level of Google's map.
     *
     * @defaultValue `1`
     */
    minZoom?: number;
    /**
     * How Google's map is coloured.
     *
     * @defaultValue `"default"`
     */
    style?: 'default' | 'silver' | 'retro' | 'dark' | 'night' | 'blue' | 'custom';
    /** Google's description of a style of your own, for the style `custom`. */
    styleJSON?: unknown;
    /**
     * Language of the names on Google's map.
     *
     * @defaultValue `"en"`
     */
    language?: string;
    /** Whether Google's library for drawing is loaded. */
    drawingTools?: boolean;
    /** Whether Google's library for geometry is loaded. */
    geometry?: boolean;
  };
  /** Styles that belong to the map. */
  css?: string;
  /** The areas around the map, which can hold the directory, filters and details view. */
  containers?: {
    /** The area to the left of the map. */
    leftSidebar?: {
      /** Whether it is shown. */
      on?: boolean;
      /**
       * Its width, with a unit of CSS.
       *
       * @defaultValue `"250px"`
       */
      width?: string;
    };
    /** The area to the right of the map. */
    rightSidebar?: {
      /** Whether it is shown. */
      on?: boolean;
      /**
       * Its width, with a unit of CSS.
       *
       * @defaultValue `"250px"`
       */
      width?: string;
    };
    /** The area above the map. */
    header?: {
      /**
       * Whether it is shown.
       *
       * @defaultValue `true`
       */
      on?: boolean;
    };
    /** The area below the map. */
    footer?: {
      /** Whether it is shown. */
      on?: boolean;
    };
  };
  /** The form where visitors filter. */
  filters?: FilterOptions;
  /** The elements of the form where visitors filter. */
  filtersSchema?: Array<SchemaField>;
  /** The large view of one region or object. */
  detailsView?: {
    /** Where it is shown. */
    location?: 'map' | 'fullscreen' | 'leftSidebar' | 'rightSidebar' | 'header' | 'footer' | 'custom';
    /** `id` of the element that holds it, for the location `custom`. */
    containerId?: string;
    /**
     * Its width, with a unit of CSS.
     *
     * @defaultValue `"100%"`
     */
    width?: string;
    /**
     * Whether it covers the whole screen of a phone.
     *
     * @defaultValue `true`
     */
    mobileFullscreen?: boolean;
    /** Space around it. */
    margin?: unknown;
    /** Whether its height follows its content. */
    autoresize?: boolean;
  };
  /** Labels of the bar that switches between map and list on a phone. */
  mobileView?: {
    /**
     * Label of the button that shows the map.
     *
     * @defaultValue `"Map"`
     */
    labelMap?: string;
    /**
     * Label of the button that shows the list.
     *
     * @defaultValue `"List"`
     */
    labelList?: string;
    /**
     * Label of the button that closes.
     *
     * @defaultValue `"Close"`
     */
    labelClose?: string;
  };
  /** Handlebars templates. */
  templates?: TemplatesOptions;
  /** The buttons on the map. */
  controls?: ControlsOptions;
  /** What happens on click, touch and hover. */
  actions?: ActionsOptions;
  /** Counts the versions of the SVG, so that browsers load a changed one. */
  svgFileVersion?: number;
  /** The regions' data, when the server sends it along with the options. */
  data_regions?: unknown;
  /** The objects' data, when the server sends it along with the options. */
  data_objects?: unknown;
  /** Settings of an extension. */
  extension?: unknown;
  /** The number that the marker created last has in its id. */
  markerLastID?: number;
  /**
   * The maps that were shown in this place before, the last one last; the control `previousMap` goes back to it.
   */
  previousMapsIds?: Array<number | string>;
}
