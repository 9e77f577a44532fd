import type { GeometryCollection } from 'geojson';
import { topology } from 'topojson-server';
import type { GeometryCollection as ArcCollection, MultiPolygon } from 'topojson-specification';
import type { Line, Mesh, MeshRegion, PolygonRegion } from './mesh.ts';

/** Finds the borders that regions share: points that are equal in both become one arc. */
export function joinRegions(regions: readonly PolygonRegion[]): Mesh {
  const geometries = regions.map(region => ({
    type: 'MultiPolygon' as const,
    coordinates: region.polygons
      .map(rings => rings.filter(hasArea).map(ring => ring.map(([x, y]) => [x, y])))
      .filter(rings => rings.length > 0),
  }));
  const collection: GeometryCollection = { type: 'GeometryCollection', geometries };
  const joined = topology({ regions: collection });
  // The library returns a collection of MultiPolygons as the same type.
  const { geometries: multiPolygons } = joined.objects.regions as ArcCollection;
  // Without quantisation, a topology keeps the original points.
  const arcs = [...(joined.arcs as unknown as readonly Line[])];
  const meshRegions = regions.map((region, index): MeshRegion => {
    const { id, title } = region;
    const polygons = (multiPolygons[index] as MultiPolygon).arcs;
    return { id, title, polygons: polygons.length > 0 ? polygons : keepSpeck(region, arcs) };
  });
  return { arcs, regions: meshRegions };
}

function hasArea(ring: Line): boolean {
  return ring.length > 3;
}

/** If rounding has reduced a region to a speck, its first ring becomes a separate arc, so that the region still has a place. */
function keepSpeck({ polygons }: PolygonRegion, arcs: Line[]): MeshRegion['polygons'] {
  const ring = polygons[0]?.[0];
  return ring === undefined ? [] : [[[arcs.push(ring) - 1]]];
}
