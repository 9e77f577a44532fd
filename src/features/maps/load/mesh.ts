import type { Objects, Topology } from 'topojson-specification';
import type { PreparedRegion, PreparedTopology } from '../prepared-topology.ts';

/** Degrees (longitude, latitude) or pixels. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** Closed rings: the exterior first, then its holes. */
export type Polygon = readonly Line[];

/** A region whose rings are lists of arcs; `~n` is arc `n` reversed. */
export interface MeshRegion {
  readonly id: string;
  readonly title: string;
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/** Regions and the arcs that neighbours share. */
export interface Mesh {
  readonly arcs: readonly Line[];
  readonly regions: readonly MeshRegion[];
}

/** A region with its rings as points. */
export interface PolygonRegion {
  readonly id: string;
  readonly title: string;
  readonly polygons: readonly Polygon[];
}

/** The mesh of some regions of a prepared topology, in degrees. Decodes only their arcs. */
export function meshOf(topology: PreparedTopology, regions: readonly PreparedRegion[]): Mesh {
  const plain = regions.map(region => ({
    id: region.id,
    title: region.properties.title,
    polygons: polygonsOf(region),
  }));
  return compactMesh(plain, index => decodeArc(topology, index));
}

/** A separate mesh for some regions with only their arcs; `arcOf` makes each from its number. */
export function compactMesh(regions: readonly MeshRegion[], arcOf: (index: number) => Line): Mesh {
  const places = new Map<number, number>();
  const arcs: Line[] = [];
  const placeOf = (arc: number): number => {
    const known = places.get(arc);
    if (known !== undefined) return known;
    places.set(arc, arcs.length);
    return arcs.push(arcOf(arc)) - 1;
  };
  const renumbered = regions.map(region => ({
    ...region,
    polygons: region.polygons.map(rings =>
      rings.map(ring => ring.map(arc => (arc < 0 ? ~placeOf(~arc) : placeOf(arc)))),
    ),
  }));
  return { arcs, regions: renumbered };
}

/** The number of an arc, in either direction. */
export function arcNumber(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

/** The points of a ring; the first is repeated at the end. */
export function ringOf(arcs: readonly Line[], ring: readonly number[]): Line {
  const points: Point[] = [];
  for (const arc of ring) {
    const line = arcs[arcNumber(arc)] ?? [];
    if (points.length > 0) points.pop();
    if (arc < 0) for (let i = line.length - 1; i >= 0; i--) pushPoint(points, line[i]);
    else for (const point of line) points.push(point);
  }
  return points;
}

/** A mesh's regions with their rings as points. */
export function polygonRegionsOf({ arcs, regions }: Mesh): readonly PolygonRegion[] {
  return regions.map(({ id, title, polygons }) => ({
    id,
    title,
    polygons: polygons.map(rings => rings.map(ring => ringOf(arcs, ring))),
  }));
}

/** Arcs in the form that the topojson packages accept. */
export function topologyOfArcs(arcs: readonly Line[]): Topology<Objects<Record<string, unknown>>> {
  // These packages copy points before they change them.
  return { type: 'Topology', objects: {}, arcs: arcs as unknown as Topology['arcs'] };
}

function pushPoint(points: Point[], point: Point | undefined): void {
  if (point !== undefined) points.push(point);
}

function polygonsOf({ type, arcs }: PreparedRegion): MeshRegion['polygons'] {
  // A Polygon lists rings, a MultiPolygon lists polygons: the type distinguishes them.
  return type === 'Polygon' ? [arcs as readonly (readonly number[])[]] : (arcs as MeshRegion['polygons']);
}

function decodeArc({ arcs, transform }: PreparedTopology, index: number): Line {
  const [scaleX, scaleY] = transform.scale;
  const [left, bottom] = transform.translate;
  let [x, y] = [0, 0];
  return (arcs[index] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scaleX + left, y * scaleY + bottom];
  });
}
