/** @module Map/GoogleMaps */

import type { MapwrightMap } from './map.ts';

/**
 * The part of Google's own types that signatures of this library name. The whole is in Google's
 * documentation.
 */
export declare namespace google {
  /** Google's map services. */
  namespace maps {
    /** A place, as Google describes it. */
    interface LatLng {
      /**
       * Returns the latitude.
       *
       * @returns Degrees north of the equator.
       */
      lat(): number;
      /**
       * Returns the longitude.
       *
       * @returns Degrees east of Greenwich.
       */
      lng(): number;
    }
    /** A part of the earth between two corners, as Google describes it. */
    interface LatLngBounds {
      /**
       * Returns one corner.
       *
       * @returns The south-western corner.
       */
      getSouthWest(): LatLng;
      /**
       * Returns the other corner.
       *
       * @returns The north-eastern corner.
       */
      getNorthEast(): LatLng;
    }
    /** A map of Google's, which is below the SVG. */
    interface Map {
      /**
       * Returns the zoom level.
       *
       * @returns Google's zoom level.
       */
      getZoom(): number | undefined;
      /**
       * Returns what the map shows.
       *
       * @returns The part of the earth, once the map is drawn.
       */
      getBounds(): LatLngBounds | undefined;
    }
    /** A layer over a map of Google's; {@link GoogleMapsOverlay} is one. */
    class OverlayView {
      /** Google calls it when the layer must be redrawn. */
      draw(): void;
      /** Google calls it when the layer is put onto the map. */
      onAdd(): void;
      /**
       * Puts the layer onto a map, or takes it off.
       *
       * @param map - The map, or `null`.
       */
      setMap(map: Map | null): void;
    }
  }
}

/**
 * The layer that keeps an SVG in its place over Google's map. A map with a Google base makes one automatically:
 * {@link MapwrightMap.createGoogleMapOverlay}.
 *
 * @example Learn when the two have moved
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('boundsChanged.googleMaps', ({ map }) => {
 *   console.log(map.getGeoViewBox());
 * });
 * ```
 */
export declare class GoogleMapsOverlay extends google.maps.OverlayView {
  /** The part of the earth that the SVG covers. */
  bounds_: google.maps.LatLngBounds;
  /** Google's map. */
  map_: google.maps.Map;
  /** Place of the layer when it was drawn last. */
  prevCoords: unknown;
  /** The layer's element. */
  element: HTMLElement;
  /** The map whose SVG lies on it. */
  mapwright: MapwrightMap;
  /**
   * Makes the layer.
   *
   * @param bounds - The part of the earth that the SVG covers.
   * @param googleMapInstance - Google's map.
   * @param mapwright_ - The map whose SVG lies on it.
   */
  constructor(bounds: google.maps.LatLngBounds, googleMapInstance: google.maps.Map, mapwright_: MapwrightMap);
  /** Moves the SVG to where Google's map is now. Google calls it. */
  draw(): void;
  /**
   * Returns how large the SVG must be drawn to fit.
   *
   * @returns CSS pixels for one unit of the SVG, or `null` before Google's map is drawn.
   */
  getScale(): null | number;
  /** Puts the layer's element into Google's map. Google calls it. */
  onAdd(): void;
  /**
   * Returns where the layer lies.
   *
   * @returns Its corners in CSS pixels.
   */
  getPixelBounds(): unknown;
}
