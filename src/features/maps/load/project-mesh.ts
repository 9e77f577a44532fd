import { joinRegions } from './join-regions.ts';
import { compactMesh, type Line, type Mesh, type Point, polygonRegionsOf } from './mesh.ts';
import type { PointProjection } from './projection.ts';
import { isOnTurn, wrapPolygon } from './wrap-longitudes.ts';

/** Longest side, in degrees, that may be drawn straight where the projection would curve it. */
const LONGEST_SIDE = 1;

/**
 * Projects a mesh point by point. If longitudes must fit on one turn of the Earth, `center` is the longitude in the middle of the map;
 * `null` leaves them continuous.
 */
export function projectMesh(mesh: Mesh, projection: PointProjection, center: number | null): Mesh {
  const isWrapped = center === null || !projection.isEndless || mesh.arcs.every(arc => isOnTurn(arc, center));
  const { arcs, regions } = isWrapped ? mesh : wrapMesh(mesh, center);
  const prepare = projection.isStraight ? (line: Line) => line : divideSides;
  return compactMesh(regions, index => prepare(arcs[index] ?? []).map(projection.forward));
}

function wrapMesh(mesh: Mesh, center: number): Mesh {
  return joinRegions(
    polygonRegionsOf(mesh).map(region => ({
      ...region,
      polygons: region.polygons.flatMap(polygon => wrapPolygon(polygon, center)),
    })),
  );
}

/** Adds points to long sides, because a parallel must be able to curve. */
function divideSides(line: Line): Line {
  return line.flatMap((to, index): Line => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const parts = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / LONGEST_SIDE);
    if (parts < 2) return [to];
    return Array.from({ length: parts }, (_, part): Point => {
      const share = (part + 1) / parts;
      return part + 1 === parts ? to : [from[0] + dx * share, from[1] + dy * share];
    });
  });
}
