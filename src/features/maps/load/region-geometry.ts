import type { Polygon } from './mesh.ts';

/** A region in degrees, as GeoJSON writes it. */
export type RegionGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: Polygon }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };
