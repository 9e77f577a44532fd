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
  // What goes in as a collection of MultiPolygons comes out as one.
  const { geometries: multiPolygons } = joined.objects.regions as ArcCollection;
  // A topology without quantisation keeps the points that it was given.
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

/** A region that rounding has made a speck keeps its first ring as an arc of its own: it still has a place. */
function keepSpeck({ polygons }: PolygonRegion, arcs: Line[]): MeshRegion['polygons'] {
  const ring = polygons[0]?.[0];
  return ring === undefined ? [] : [[[arcs.push(ring) - 1]]];
}
