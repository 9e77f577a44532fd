import { clipPolygon } from './clip-polygon.ts';
import type { Fit } from './fit.ts';
import { joinRegions } from './join-regions.ts';
import { compactMesh, type Line, type Mesh, type Point, polygonRegionsOf } from './mesh.ts';
import { type Bounds, boundsOf, isInside, isSamePoint, roundTo } from './plane.ts';

/** Pixels beyond the picture's edge at which regions are cut off, so that the cut is not visible as an outline. */
const OVERLAP = 2;

/** A projected mesh in pixels, rounded to so many decimals. */
export function placeMesh(
  { arcs, regions }: Mesh,
  { scale, translate: [left, top] }: Fit,
  decimals: number,
): Mesh {
  return compactMesh(regions, index =>
    roundLine(
      (arcs[index] ?? []).map(([x, y]): Point => [x * scale + left, y * scale + top]),
      decimals,
    ),
  );
}

/** A mesh in pixels without the parts outside the picture; regions completely outside are removed. */
export function cropMesh(mesh: Mesh, width: number, height: number, decimals: number): Mesh {
  const edge: Bounds = [-OVERLAP, -OVERLAP, width + OVERLAP, height + OVERLAP];
  if (isInside(boundsOf(mesh.arcs), edge)) return mesh;
  const inside = polygonRegionsOf(mesh)
    .map(region => ({
      ...region,
      polygons: region.polygons
        .flatMap(polygon => clipPolygon(polygon, edge))
        .map(rings => rings.map(ring => roundLine(ring, decimals))),
    }))
    .filter(region => region.polygons.some(polygon => touches(polygon, width, height)));
  return joinRegions(inside);
}

/** Removes points that repeat the previous one or return to the one before it. */
function roundLine(line: Line, decimals: number): Line {
  const kept: Point[] = [];
  for (const [x, y] of line) {
    const point: Point = [roundTo(x, decimals), roundTo(y, decimals)];
    if (isSamePoint(kept.at(-1), point)) continue;
    if (isSamePoint(kept.at(-2), point)) kept.pop();
    else kept.push(point);
  }
  return closeLine(trimSeam(kept), line);
}

/** A ring that begins on a seam (Antarctica's, at the pole) follows it twice: there and back. */
function trimSeam(points: Point[]): Point[] {
  let start = 0;
  let end = points.length - 1;
  while (
    end - start > 3 &&
    isSamePoint(points[start], points[end]) &&
    isSamePoint(points[start + 1], points[end - 1])
  ) {
    start++;
    end--;
  }
  return start === 0 ? points : points.slice(start, end + 1);
}

/** An arc keeps two ends, even if it is shorter than a tenth of a pixel. */
function closeLine(points: readonly Point[], line: Line): Line {
  const [only] = points;
  return points.length === 1 && only !== undefined && line.length > 1 ? [only, only] : points;
}

function touches(polygon: readonly Line[], width: number, height: number): boolean {
  const [left, top, right, bottom] = boundsOf(polygon);
  return right > 0 && bottom > 0 && left < width && top < height;
}
