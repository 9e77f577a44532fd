import { presimplify, simplify } from 'topojson-simplify';
import type { Objects } from 'topojson-specification';
import { arcNumber, type Line, type Mesh, type MeshRegion, ringOf, topologyOfArcs } from './mesh.ts';
import { signedArea } from './plane.ts';

/**
 * Takes bends smaller than `detail` (square pixels) out of a mesh's arcs: neighbours keep one border. A region that would vanish keeps its
 * largest polygon as it was.
 */
export function simplifyMesh(mesh: Mesh, detail: number): Mesh {
  const arcs = [...createSimplifier(mesh.arcs)(detail)];
  for (const region of mesh.regions) {
    const polygons = region.polygons.map(([exterior = []]) => ringOf(arcs, exterior));
    if (polygons.some(ring => ring.length > 3)) continue;
    for (const arc of largestPolygon(region, mesh.arcs).flat()) {
      const line = mesh.arcs[arcNumber(arc)];
      if (line !== undefined) arcs[arcNumber(arc)] = line;
    }
  }
  return { arcs, regions: mesh.regions };
}

/** The polygon of a region that has the largest exterior ring. */
export function largestPolygon(
  { polygons }: MeshRegion,
  arcs: readonly Line[],
): readonly (readonly number[])[] {
  let largest: readonly (readonly number[])[] = [];
  let most = -1;
  for (const polygon of polygons) {
    const area = Math.abs(signedArea(ringOf(arcs, polygon[0] ?? [])));
    if (area > most) [largest, most] = [polygon, area];
  }
  return largest;
}

/** Ranks the bends of lines once; what it returns gives the lines without bends smaller than a detail. Their ends stay. */
export function createSimplifier(arcs: readonly Line[]): (detail: number) => readonly Line[] {
  const ranked = presimplify<Objects<Record<string, unknown>>>(topologyOfArcs(arcs));
  // Points of the plane come back as points of the plane.
  return detail => simplify(ranked, detail).arcs as unknown as readonly Line[];
}
