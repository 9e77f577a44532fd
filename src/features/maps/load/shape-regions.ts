import {
  arcNumber,
  type Line,
  type Mesh,
  type MeshRegion,
  type Point,
  type Polygon,
  ringOf,
} from './mesh.ts';
import { areaOf, boundsOf, centerOf, roundTo } from './plane.ts';
import { largestPolygon } from './simplify-mesh.ts';

export interface Disc {
  readonly center: Point;
  readonly radius: number;
}

/** A region as it is drawn, in pixels: it has at least one polygon or disc. */
export interface RegionShape {
  readonly id: string;
  readonly title: string;
  readonly polygons: readonly Polygon[];
  readonly discs: readonly Disc[];
}

export interface ShapeRules {
  /** Square pixels; a smaller ring is left out. */
  readonly smallestRing: number;
  /** Pixels; a free-standing polygon with a smaller radius becomes a disc. 0 = none. */
  readonly islets: number;
  /** Decimals of pixels that coordinates have. */
  readonly decimals: number;
}

/** Radius of the disc for a region without any area. */
const SMALLEST_RADIUS = 0.5;

/** Selects the rings to draw. Always keeps a region's largest polygon, and every ring that shares a border with such a polygon. */
export function shapeRegions(mesh: Mesh, rules: ShapeRules): readonly RegionShape[] {
  const largest = mesh.regions.map(region => largestPolygon(region, mesh.arcs));
  const kept = new Set(largest.flat(2).map(arcNumber));
  const uses = countUses(mesh.regions);
  return mesh.regions.map(({ id, title, polygons: polygonArcs }, index) => {
    const polygons: Polygon[] = [];
    const discs: Disc[] = [];
    for (const rings of polygonArcs) {
      const exterior = ringOf(mesh.arcs, rings[0] ?? []);
      const isFree = rings.every(ring => ring.every(arc => uses.get(arcNumber(arc)) === 1));
      if (isFree && isIslet(exterior, rules.islets)) addDisc(discs, exterior, rules.islets, rules.decimals);
      else if (isFree && rules.islets > 0) polygons.push([exterior]);
      else if (isDrawn(rings[0] ?? [], exterior)) {
        const holes = rings.slice(1).map(ring => [ring, ringOf(mesh.arcs, ring)] as const);
        polygons.push([exterior, ...holes.filter(hole => isDrawn(...hole)).map(([, ring]) => ring)]);
      }
    }
    if (polygons.length + discs.length === 0)
      addDisc(discs, ringOf(mesh.arcs, largest[index]?.[0] ?? []), SMALLEST_RADIUS, rules.decimals);
    return { id, title, polygons, discs };
  });

  function isDrawn(arcs: readonly number[], ring: Line): boolean {
    const area = areaOf(ring);
    if (ring.length < 4 || area === 0) return false;
    return area >= rules.smallestRing || arcs.some(arc => kept.has(arcNumber(arc)));
  }
}

/** Narrow islands get a disc too, although they are long: a line is hard to see. */
function isIslet(ring: Line, radius: number): boolean {
  return radiusOf(ring) < radius || (radius > 0 && areaOf(ring) < radius ** 2);
}

function countUses(regions: readonly MeshRegion[]): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  for (const { polygons } of regions) {
    for (const arc of polygons.flat(2)) uses.set(arcNumber(arc), (uses.get(arcNumber(arc)) ?? 0) + 1);
  }
  return uses;
}

function radiusOf(ring: Line): number {
  const [left, top, right, bottom] = boundsOf([ring]);
  return Math.max(right - left, bottom - top) / 2;
}

/** The islets of an atoll share one disc if they fit into it. */
function addDisc(discs: Disc[], ring: Line, radius: number, decimals: number): void {
  const [x, y] = centerOf(boundsOf([ring]));
  if (!Number.isFinite(x)) return;
  const center: Point = [roundTo(x, decimals), roundTo(y, decimals)];
  const isCovered = discs.some(
    disc => Math.hypot(disc.center[0] - center[0], disc.center[1] - center[1]) < radius,
  );
  if (!isCovered) discs.push({ center, radius });
}
