import type { CompiledMap } from '../../src/features/maps/map.ts';
import type { Ring } from './plane.ts';

/** A region of a map's GeoJSON, as far as the tests look at it. */
export interface Feature {
  readonly type: string;
  readonly id: string;
  readonly properties: { readonly title: string; readonly country?: string; readonly area_km2?: number };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

interface FeatureCollection {
  readonly type: string;
  readonly bbox: readonly number[];
  readonly features: readonly Feature[];
}

const known = new WeakMap<CompiledMap, FeatureCollection>();

/** The GeoJSON of a map; read once. */
export function readFeatures(map: CompiledMap): FeatureCollection {
  const read = known.get(map) ?? (JSON.parse(map.files.geoJson) as FeatureCollection);
  known.set(map, read);
  return read;
}

/** The polygons of a feature: an exterior, then its holes. */
export function polygonsOf({ geometry }: Feature): readonly (readonly Ring[])[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}
