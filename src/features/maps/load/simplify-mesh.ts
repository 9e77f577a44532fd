import { presimplify, simplify } from 'topojson-simplify';
import type { Objects } from 'topojson-specification';
import { arcNumber, type Line, type Mesh, type MeshRegion, ringOf, topologyOfArcs } from './mesh.ts';
import { areaOf, isClosed } from './plane.ts';

/** The share of the detail that small islands keep, and the share of its area that an island may lose before it counts as small. */
const ISLAND_DETAIL = 0.1;
const ISLAND_LOSS = 0.25;

/**
 * Removes bends smaller than `detail` (square pixels) from a mesh's arcs, so that neighbours still share one border. A region that would
 * vanish keeps its largest polygon unchanged; where `keepsIslands`, an island keeps its shape even if it is not much larger than a bend.
 */
export function simplifyMesh(mesh: Mesh, detail: number, keepsIslands = false): Mesh {
  const simplified = createSimplifier(mesh.arcs);
  const arcs = [...simplified(detail)];
  if (keepsIslands) restoreIslands(arcs, mesh.arcs, simplified(detail * ISLAND_DETAIL));
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

function restoreIslands(arcs: Line[], full: readonly Line[], fine: readonly Line[]): void {
  full.forEach((line, index) => {
    if (!isClosed(line)) return;
    const area = areaOf(line);
    if (areaOf(arcs[index] ?? []) >= area * (1 - ISLAND_LOSS)) return;
    const finer = fine[index] ?? line;
    arcs[index] = areaOf(finer) >= area * (1 - ISLAND_LOSS) ? finer : line;
  });
}

/** The polygon of a region with the largest exterior ring. */
export function largestPolygon(
  { polygons }: MeshRegion,
  arcs: readonly Line[],
): readonly (readonly number[])[] {
  let largest: readonly (readonly number[])[] = [];
  let most = -1;
  for (const polygon of polygons) {
    const area = areaOf(ringOf(arcs, polygon[0] ?? []));
    if (area > most) [largest, most] = [polygon, area];
  }
  return largest;
}

/** Ranks the bends of lines once. The function that it returns removes the bends smaller than a detail. The ends of lines stay. */
export function createSimplifier(arcs: readonly Line[]): (detail: number) => readonly Line[] {
  const ranked = presimplify<Objects<Record<string, unknown>>>(topologyOfArcs(arcs));
  // The library returns points of the plane if it is given such points.
  return detail => simplify(ranked, detail).arcs as unknown as readonly Line[];
}
