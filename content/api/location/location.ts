/** @module Location/Location */

import type { MapwrightMap } from '../map/map.ts';
import type { Marker } from '../marker/marker.ts';
import type { Model } from '../model/model.ts';
import type { GeoPoint, GeoPointLiteral } from './geo-point.ts';
import type { LocationAddress } from './location-address.ts';
import type { SVGPoint, SVGPointLiteral } from './svg-point.ts';

/**
 * Options of a {@link Location}: an image, and a place in at least one of the two kinds of coordinates.
 */
export interface LocationOptionsInterface {
  /** Address or file name of the marker's image. */
  img: string;
  /** The database object at this place. */
  object?: Model;
  /** The place in units of the SVG, for maps without calibration. */
  svgPoint?: SVGPoint;
  /** The place in degrees, for calibrated maps. */
  geoPoint?: GeoPoint;
  /** The postal address of the place. */
  address?: LocationAddress;
}

/**
 * Where a database object is: a place, the image of its marker, and its address. It is the value of a field of the
 * type `location`.
 *
 * A calibrated map reads {@link Location.geoPoint}, another reads {@link Location.svgPoint}.
 *
 * @example Place a marker by its coordinates on the earth
 * ```ts
 * const map = mapwright.get(0);
 * if (map?.isGeo()) {
 *   const location = new mapwright.location({
 *     img: mapwright.defaultMarkerImage,
 *     geoPoint: new mapwright.geoPoint({
 *       lat: 47.0707,
 *       lng: 15.4395,
 *     }),
 *   });
 *   map.markerAdd(
 *     new mapwright.marker({ location, mapwright: map }),
 *   );
 * }
 * ```
 *
 * @see [Guide: Set a location](/docs/guides/map-editor/database/list#set-a-location)
 */
export declare class Location {
  /** Address or file name of the marker's image, as it was given. */
  img: string;
  /** Folder from which the image is loaded. */
  imagePath: string;
  /** The database object at this place. */
  object?: Model;
  /** The postal address, if one is known. */
  address?: LocationAddress;
  /** The marker that shows this place, once the map has drawn one. */
  marker?: Marker;
  /** The place in degrees. */
  geoPoint?: GeoPoint;
  /** The place in units of the SVG. */
  svgPoint?: SVGPoint;
  /**
   * Makes a location.
   *
   * @param options - Image and place.
   */
  constructor(options: LocationOptionsInterface);
  /**
   * Replaces what is given and leaves the rest as it is.
   *
   * @param options - New image, place, address or object.
   */
  update(options: LocationOptionsInterface): void;
  /**
   * Sets the database object at this place.
   *
   * @param object - The object.
   */
  setObject(object: Model): void;
  /**
   * Changes the image of the marker.
   *
   * @param imgUrl - Address of an image file.
   */
  setImage(imgUrl: string): void;
  /**
   * Returns where the browser loads the marker's image from.
   *
   * @returns An address for the attribute `src`.
   */
  getImageUrl(): string;
  /**
   * Replaces the address.
   *
   * @param address - Its parts, named as in {@link LocationAddress}.
   */
  setAddress(address: { [key: string]: unknown }): void;
  /**
   * Moves the location on a map without calibration.
   *
   * @param svgPoint - The new place, in units of the SVG.
   */
  setSvgPoint(svgPoint: SVGPoint | SVGPointLiteral): void;
  /**
   * Moves the location on a calibrated map.
   *
   * @param geoPoint - The new place, in degrees.
   *
   * @example
   * ```ts
   * const marker = mapwright.get(0)?.getMarker('marker_7');
   * marker?.location.setGeoPoint({ lat: 51.5072, lng: -0.1276 });
   * marker?.setSvgPointFromLocation();
   * ```
   */
  setGeoPoint(geoPoint: GeoPoint | GeoPointLiteral): void;
  /**
   * Returns which image the marker shows, after the rules that choose one by a field's value.
   *
   * @returns Address of the image. See {@link MapwrightMap.getMarkerImage}.
   */
  getMarkerImage(): string;
  /**
   * Collects what a database keeps of the location.
   *
   * @returns A plain object with image, points and address.
   */
  getData(): Record<string, unknown>;
}
