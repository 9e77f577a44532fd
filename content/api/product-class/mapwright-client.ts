/** @module MapwrightClass/MapwrightClient */

import type { ArrayIndexed } from '../core/array-indexed.ts';
import type { Repository } from '../core/repository.ts';
import type { useRepository } from '../core/use-repository.ts';
import type { Utils } from '../core/utils.ts';
import type { FormBuilder } from '../form-builder/form-builder.ts';
import type { Query } from '../infrastructure/server/query.ts';
import type { Schema } from '../infrastructure/server/schema.ts';
import type { SchemaRepository } from '../infrastructure/server/schema-repository.ts';
import type { Server } from '../infrastructure/server/server.ts';
import type { GeoPoint } from '../location/geo-point.ts';
import type { Location } from '../location/location.ts';
import type { ScreenPoint } from '../location/screen-point.ts';
import type { SVGPoint } from '../location/svg-point.ts';
import type { MapwrightMap } from '../map/map.ts';
import type { MapsRepository } from '../map/maps-repository.ts';
import type { MapsV2Repository } from '../map/maps-v2-repository.ts';
import type { Marker } from '../marker/marker.ts';
import type { Model } from '../model/model.ts';
import type { Region } from '../region/region.ts';
import type { Mapwright } from './product-class.ts';

/**
 * What the global `mapwright` is: the player, with the constructors and tools that code on a page may use.
 *
 * It finds maps by what it has from {@link Mapwright}: {@link Mapwright.getById | getById},
 * {@link Mapwright.getByContainerId | getByContainerId}, {@link Mapwright.get | get} and
 * {@link Mapwright.instances | instances}; {@link Mapwright.loadMaps | loadMaps} and
 * {@link Mapwright.unloadMaps | unloadMaps} follow a page that changes.
 *
 * @example Put a map on a page without WordPress
 * ```ts
 * const map = new mapwright.map('offices', {
 *   options: {
 *     source: '/maps/offices.svg',
 *     loadingText: 'Loading the map',
 *   },
 * });
 * map.events.on('click.region', ({ data }) =>
 *   console.log(data.region?.title),
 * );
 * ```
 *
 * @example Add a marker
 * ```ts
 * const map = mapwright.get(0);
 * if (map) {
 *   const location = new mapwright.location({
 *     img: mapwright.defaultMarkerImage,
 *     geoPoint: new mapwright.geoPoint(48.2082, 16.3738),
 *   });
 *   map.markerAdd(new mapwright.marker({ location, mapwright: map }));
 * }
 * ```
 */
export declare class MapwrightClient extends Mapwright {
  /** Constructor of lists that find their items by key: {@link ArrayIndexed}. */
  arrayIndexed: typeof ArrayIndexed;
  /** Constructor of database objects: {@link Model}. */
  customObject: typeof Model;
  /** Constructor of forms: {@link FormBuilder}. */
  formBuilder: typeof FormBuilder;
  /** Constructor of places in latitude and longitude: {@link GeoPoint}. */
  geoPoint: typeof GeoPoint;
  /** Constructor of an object's place, with image and address: {@link Location}. */
  location: typeof Location;
  /** Constructor of the store of maps: {@link MapsRepository}. */
  mapsRepository: typeof MapsRepository;
  /** Constructor of the store of maps that version 2 made: {@link MapsV2Repository}. */
  mapsV2Repository: typeof MapsV2Repository;
  /** Constructor of markers: {@link Marker}. */
  marker: typeof Marker;
  /** Constructor of regions: {@link Region}. */
  region: typeof Region;
  /** Constructor of searches: {@link Query}. */
  query: typeof Query;
  /** Constructor of stores: {@link Repository}. */
  repository: typeof Repository;
  /** Constructor of the description of a table: {@link Schema}. */
  schema: typeof Schema;
  /** Constructor of the store of schemas: {@link SchemaRepository}. */
  schemaRepository: typeof SchemaRepository;
  /** Constructor of places in pixels: {@link ScreenPoint}. */
  screenPoint: typeof ScreenPoint;
  /** Constructor of connections to a server: {@link Server}. */
  server: typeof Server;
  /** Constructor of places in units of the SVG: {@link SVGPoint}. */
  svgPoint: typeof SVGPoint;
  /** Constructor of maps: {@link MapwrightMap}. */
  map: typeof MapwrightMap;
  /** Opens a store by the name of its schema: {@link useRepository}. */
  useRepository: typeof useRepository;
  /** Small tools that the player itself uses, grouped by what they work on. */
  utils: Utils;
  /**
   * Is `true` once maps can be created. Afterwards the window's event `mapwrightClientInitialized` does not happen
   * again.
   *
   * @example Start now or later, whichever is right
   * ```ts
   * function start() {
   *   console.log(mapwright.instances.length, 'maps');
   * }
   * if (window.mapwright?.initialized) start();
   * else window.addEventListener('mapwrightClientInitialized', start);
   * ```
   */
  initialized: boolean;

  /** Creates the player with everything that the global has. The script calls it. */
  constructor();
}
