/** @module Map/OptionsInterfaces/ActionsOptions */

/**
 * What a click on a region or marker does. Several can be on at once.
 *
 * @example
 * ```ts
 * mapwright.get(0)?.update({
 *   actions: {
 *     region: {
 *       click: {
 *         goToLink: true,
 *         linkField: 'Region.link',
 *         newTab: true,
 *       },
 *     },
 *   },
 * });
 * ```
 */
export interface ClickActionOptions {
  /** Whether the address of the page names what was clicked, so that it can be shared. */
  addIdToUrl?: boolean;
  /** Whether the map zooms in. */
  zoom?: boolean;
  /** The zoom level; as large as it fits when empty. */
  zoomToLevel?: number | string;
  /** Whether the details view opens. */
  showDetails?: boolean;
  /** Name of the template that the details view uses. */
  detailsViewTemplate?: string;
  /** Whether a popover opens. */
  showPopover?: boolean;
  /** Name of the template that the popover uses. */
  popoverTemplate?: string;
  /** Whether the browser follows a link. */
  goToLink?: boolean;
  /** The field that holds the link, with what it belongs to: `Region.link` or `Object.link`. */
  linkField?: string;
  /** Whether the link opens in a new tab. */
  newTab?: boolean;
  /** Whether another map is shown. */
  showAnotherMap?: boolean;
  /** The field that holds the number of the other map. */
  showAnotherMapField?: string;
  /** `id` of the element that shows the other map; this map's own when empty. */
  showAnotherMapContainerId?: string;
}

/**
 * What happens when visitors click, touch or point.
 *
 * @example A click zooms in and opens the popover
 * ```ts
 * mapwright.get(0)?.update({
 *   actions: {
 *     region: {
 *       click: {
 *         zoom: true,
 *         showPopover: true,
 *         filterDirectory: true,
 *       },
 *     },
 *     marker: { click: { showDetails: true } },
 *   },
 * });
 * ```
 *
 * @see [Guide: Actions](/docs/guides/map-editor/actions)
 */
export interface ActionsOptions {
  /** What the map does. */
  map?: {
    /** When the map is ready. */
    afterLoad?: {
      /** Whether the region named in the page's address is selected. */
      selectRegion?: boolean;
      /** Whether the marker named in the page's address is selected. */
      selectMarker?: boolean;
    };
  };
  /** What regions do. */
  region?: {
    /** On a click. */
    click?: ClickActionOptions & {
      /** Whether the directory shows only what belongs to the region. */
      filterDirectory?: boolean;
      /** Whether the objects of the region are loaded. */
      loadObjects?: boolean;
    };
    /** When the pointer moves over it. */
    mouseover?: {
      /** Whether the tooltip is shown. */
      showTooltip?: boolean;
      /** Name of the template that the tooltip uses. */
      tooltipTemplate?: string;
    };
    /** On a touch. */
    touch?: {
      /** Whether a popover opens. */
      showPopover?: boolean;
    };
  };
  /** What markers do. */
  marker?: {
    /** On a click. */
    click?: ClickActionOptions;
    /** When the pointer moves over it. */
    mouseover?: {
      /** Whether the tooltip is shown. */
      showTooltip?: boolean;
      /** Name of the template that the tooltip uses. */
      tooltipTemplate?: string;
    };
    /** On a touch. */
    touch?: {
      /** Whether a popover opens. */
      showPopover?: boolean;
    };
  };
  /** What items of the directory do. */
  directoryItem?: {
    /** On a click; besides the actions of regions and markers. */
    click?: ClickActionOptions & {
      /** Whether the region is selected. */
      selectRegion?: boolean;
      /** Whether the item does everything that a click on the region does. */
      fireRegionOnClick?: boolean;
      /** Whether the item does everything that a click on the marker does. */
      fireMarkerOnClick?: boolean;
      /** Whether the region's popover opens. */
      showRegionPopover?: boolean;
      /** Whether the marker's popover opens. */
      showMarkerPopover?: boolean;
      /** Whether the map zooms to the marker. */
      zoomToMarker?: boolean;
    };
    /** When the pointer moves over it. */
    hover?: {
      /** Whether the map centres on the marker. */
      centerOnMarker?: boolean;
    };
  };
}
