/** @module Map/MapEvents */

import type { Controller } from '../core/controller.ts';
import type { GenericEvent } from '../core/events.ts';
import type { Repository } from '../core/repository.ts';
import type { DetailsController } from '../details/details.ts';
import type { Marker } from '../marker/marker.ts';
import type { Model } from '../model/model.ts';
import type { PopoverController } from '../popover/popover.ts';
import type { Region } from '../region/region.ts';
import type { Tooltip } from '../tooltips/tooltip.ts';
import type { MapwrightMap } from './map.ts';

/**
 * Events of a map as a whole. {@link MapEvents} lists these and the events of its parts.
 */
export type MapEventType =
  /** The map is ready. */
  | 'afterInit'
  /** The map is about to be built. */
  | 'beforeInit'
  /** The map has zoomed in or out. */
  | 'zoom'
  /** The map shows another part than before. */
  | 'afterChangeBounds'
  /** The container has another size than before. */
  | 'resize';

/** Data of an event. The event decides which of these it has; {@link MapEvents} lists them. */
export interface MapEventData {
  /** The region that it happened to. */
  region?: Region;
  /** The marker that it happened to. */
  marker?: Marker;
  /** The database object that it happened to. */
  object?: Model;
  /** The item of the directory that it happened to. */
  directoryItem?: Region | Model;
  /** The view that it happened to. */
  controller?: Controller;
  /** The store that it happened to. */
  repository?: Repository;
}

/** Data of an event of a region. */
export interface RegionEventData {
  /** The region that it happened to. */
  region: Region;
}

/** Data of an event of a marker. */
export interface MarkerEventData {
  /** The marker that it happened to; {@link Marker.object} is its database object. */
  marker: Marker;
}

/** Data of an event of the directory. */
export interface DirectoryItemEventData {
  /** The region or object of the item. */
  directoryItem: Region | Model;
}

/** Data of an event of a store. */
export interface RepositoryEventData {
  /** The store that it happened to. */
  repository: Repository;
}

/**
 * Data of an event of a popover, of the details view or of a tooltip.
 *
 * @typeParam View - Which of these views it is.
 */
export interface ViewEventData<View extends Controller> {
  /** The view that it happened to. */
  controller: View;
}

/**
 * The object that a listener receives: what happened, on which map, and to what.
 *
 * @typeParam Data - The data of the event.
 * @since 8.0.0
 *
 * @example
 * ```ts
 * mapwright.get(0)?.events.on('click.region', event => {
 *   const { name, map, data, domEvent } = event;
 *   console.log(name, map.id, data.region?.id, domEvent?.clientX);
 * });
 * ```
 */
export interface MapEvent<Data = MapEventData> {
  /** Name of the event, such as `click.region`. */
  name: string;
  /** The browser's event that caused it, if there was one. */
  domEvent?: GenericEvent;
  /** The map on which it happened. */
  map: MapwrightMap;
  /** Its data. */
  data: Data;
}

/**
 * All events of a map: their names, and what a listener receives.
 *
 * Listen with `map.events.on(name, handler)`; {@link MapEvent} is what the handler receives.
 *
 * @example Regions and markers: click, touch and pointer
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('click.region', ({ data }) =>
 *   console.log('clicked', data.region?.title),
 * );
 * map?.events.on('mouseover.region', ({ data }) =>
 *   console.log('over', data.region?.id),
 * );
 * map?.events.on('click.marker', ({ data }) =>
 *   console.log(data.marker?.object.get('title')),
 * );
 * ```
 *
 * @example The map: its life, its view, its size
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('afterInit', ({ map }) =>
 *   console.log('ready at level', map.zoomLevel),
 * );
 * map?.events.on('zoom', ({ map }) => console.log(map.zoomLevel));
 * map?.events.on('resize', ({ map }) =>
 *   console.log(map.container.clientWidth),
 * );
 * ```
 *
 * @example Data: wait until markers are there
 * ```ts
 * mapwright.get(0)?.events.once('afterLoadObjects', ({ map }) => {
 *   if (map.markers.length > 0) map.fitMarkers();
 * });
 * ```
 *
 * @example Views: popover, details view, tooltip
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('afterShow.popover', ({ data }) =>
 *   console.log(data.controller?.state),
 * );
 * map?.events.on('beforeClose.detailsView', () =>
 *   console.log('details close'),
 * );
 * ```
 *
 * @example The directory
 * ```ts
 * mapwright.get(0)?.events.on('click.directoryItem', ({ data }) => {
 *   console.log(data.directoryItem);
 * });
 * ```
 *
 * @example Google's map
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.once('afterLoad.googleMaps', ({ map }) =>
 *   console.log(map.isGeo()),
 * );
 * ```
 */
export interface MapEvents {
  /**
   * Before the map is built: its options are known, its SVG is not.
   *
   * @since 8.1.0
   */
  beforeInit: [event: MapEvent];
  /**
   * When the map is ready: SVG, regions and options are in place.
   *
   * @since 8.1.0
   */
  afterInit: [event: MapEvent];
  /** When the map has zoomed in or out. */
  zoom: [event: MapEvent];
  /** When the container has another size than before. */
  resize: [event: MapEvent];
  /** When the map shows another part than before, by scrolling or by zooming. */
  afterChangeBounds: [event: MapEvent];
  /**
   * When the data of the regions has arrived.
   *
   * @since 8.1.0
   */
  afterLoadRegions: [event: MapEvent];
  /**
   * When the database objects have arrived and their markers are drawn. It happens again after each filter and page.
   *
   * @since 8.1.0
   */
  afterLoadObjects: [event: MapEvent];
  /** Before a store asks for data. */
  'beforeLoad.repository': [event: MapEvent<RepositoryEventData>];
  /** When a store has its data. */
  'afterLoad.repository': [event: MapEvent<RepositoryEventData>];
  /** Before database objects are asked for. */
  'beforeLoad.objects': [event: MapEvent];
  /** Before a database object is created. */
  'beforeCreate.database': [event: MapEvent];
  /** When a database object has been created. */
  'afterCreate.database': [event: MapEvent];
  /** Before a database object is changed. */
  'beforeUpdate.database': [event: MapEvent];
  /** When a database object has been changed. */
  'afterUpdate.database': [event: MapEvent];
  /** Before a database object is deleted. */
  'beforeDelete.database': [event: MapEvent];
  /** When a database object has been deleted. */
  'afterDelete.database': [event: MapEvent];
  /** When a region is clicked or touched. */
  'click.region': [event: MapEvent<RegionEventData>];
  /** When the pointer moves over a region. */
  'mouseover.region': [event: MapEvent<RegionEventData>];
  /** When the pointer leaves a region. */
  'mouseout.region': [event: MapEvent<RegionEventData>];
  /** When a marker is clicked or touched. */
  'click.marker': [event: MapEvent<MarkerEventData>];
  /** When the pointer moves over a marker. */
  'mouseover.marker': [event: MapEvent<MarkerEventData>];
  /** When the pointer leaves a marker. */
  'mouseout.marker': [event: MapEvent<MarkerEventData>];
  /** When an item of the directory is clicked or touched. */
  'click.directoryItem': [event: MapEvent<DirectoryItemEventData>];
  /** When the pointer moves over an item of the directory. */
  'mouseover.directoryItem': [event: MapEvent<DirectoryItemEventData>];
  /** When the pointer leaves an item of the directory. */
  'mouseout.directoryItem': [event: MapEvent<DirectoryItemEventData>];
  /** Before a popover's template is filled again. */
  'beforeRedraw.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /** When a popover's template has been filled again. */
  'afterRedraw.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /** Before a popover is shown. */
  'beforeShow.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /** When a popover is shown. */
  'afterShow.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /** Before a popover is closed. */
  'beforeClose.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /** When a popover is closed. */
  'afterClose.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /** Before the template of the details view is filled again. */
  'beforeRedraw.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /** When the template of the details view has been filled again. */
  'afterRedraw.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /** Before the details view is shown. */
  'beforeShow.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /** When the details view is shown. */
  'afterShow.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /** Before the details view is closed. */
  'beforeClose.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /** When the details view is closed. */
  'afterClose.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /** Before a tooltip's template is filled again. */
  'beforeRedraw.tooltip': [event: MapEvent<ViewEventData<Tooltip>>];
  /** When a tooltip's template has been filled again. */
  'afterRedraw.tooltip': [event: MapEvent<ViewEventData<Tooltip>>];
  /** Before a tooltip is shown. */
  'beforeShow.tooltip': [event: MapEvent<ViewEventData<Tooltip>>];
  /** When a tooltip is shown. */
  'afterShow.tooltip': [event: MapEvent<ViewEventData<Tooltip>>];
  /** Before a tooltip is closed. */
  'beforeClose.tooltip': [event: MapEvent<ViewEventData<Tooltip>>];
  /** When a tooltip is closed. */
  'afterClose.tooltip': [event: MapEvent<ViewEventData<Tooltip>>];
  /** When Google's map is ready. */
  'afterLoad.googleMaps': [event: MapEvent];
  /** When Google's map shows another part than before. */
  'boundsChanged.googleMaps': [event: MapEvent];
  /**
   * When the map is ready.
   *
   * @deprecated Since 8.1.0 it is {@link MapEvents.afterInit}.
   */
  afterLoad: [event: MapEvent];
  /**
   * Before the map is built.
   *
   * @deprecated Since 8.1.0 it is {@link MapEvents.beforeInit}.
   */
  beforeLoad: [event: MapEvent];
  /**
   * When the data of the regions has arrived.
   *
   * @since 8.0.0
   * @deprecated Since 8.1.0 it is {@link MapEvents.afterLoadRegions}.
   */
  'afterLoad.regions': [event: MapEvent];
  /**
   * When the database objects have arrived.
   *
   * @since 8.0.0
   * @deprecated Since 8.1.0 it is {@link MapEvents.afterLoadObjects}.
   */
  'afterLoad.objects': [event: MapEvent];
  /**
   * When the data of the regions has arrived.
   *
   * @deprecated Since 8.1.0 it is {@link MapEvents.afterLoadRegions}.
   */
  regionsLoaded: [event: MapEvent];
  /**
   * When the database objects have arrived.
   *
   * @deprecated Since 8.1.0 it is {@link MapEvents.afterLoadObjects}.
   */
  databaseLoaded: [event: MapEvent];
  /**
   * When a popover is shown.
   *
   * @deprecated Since 8.0.0 it is `afterShow.popover`.
   */
  'shown.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /**
   * When a popover is closed.
   *
   * @deprecated Since 8.0.0 it is `afterClose.popover`.
   */
  'closed.popover': [event: MapEvent<ViewEventData<PopoverController>>];
  /**
   * When the details view is shown.
   *
   * @deprecated Since 8.0.0 it is `afterShow.detailsView`.
   */
  'shown.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
  /**
   * When the details view is closed.
   *
   * @deprecated Since 8.0.0 it is `afterClose.detailsView`.
   */
  'closed.detailsView': [event: MapEvent<ViewEventData<DetailsController>>];
}
