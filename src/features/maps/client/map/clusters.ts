import type { Point } from './view-box.ts';

/** Points that are too close together to distinguish, at their common middle. */
export interface Cluster<Member extends Point> extends Point {
  /** In the order of the input. */
  readonly members: readonly Member[];
}

/**
 * Groups points within `distance` of a cluster's first point. The same points yield the same clusters, in the order of their first
 * members, wherever the map is panned: only distances count.
 */
export function clusterPoints<Member extends Point>(
  points: readonly Member[],
  distance: number,
): readonly Cluster<Member>[] {
  const clusters: Member[][] = [];
  const cells = new Map<string, Member[][]>();
  for (const point of points) {
    const near = neighbours(cells, point, distance);
    if (near) {
      near.push(point);
      continue;
    }
    const cluster = [point];
    const key = cellOf(point, distance).join();
    clusters.push(cluster);
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  return clusters.map(members => ({ ...middleOf(members), members }));
}

/** The cluster with the nearest first member, among the nine cells of the grid that can contain one. */
function neighbours<Member extends Point>(
  cells: ReadonlyMap<string, Member[][]>,
  point: Point,
  distance: number,
): Member[] | null {
  let found: Member[] | null = null;
  let least = distance;
  const [column, row] = cellOf(point, distance);
  for (const x of [column - 1, column, column + 1]) {
    for (const y of [row - 1, row, row + 1]) {
      for (const cluster of cells.get(`${x},${y}`) ?? []) {
        const away = cluster[0] ? Math.hypot(cluster[0].x - point.x, cluster[0].y - point.y) : distance;
        if (away >= least) continue;
        least = away;
        found = cluster;
      }
    }
  }
  return found;
}

function cellOf(point: Point, size: number): readonly [column: number, row: number] {
  return [Math.floor(point.x / size), Math.floor(point.y / size)];
}

function middleOf(points: readonly Point[]): Point {
  const sum = (read: (point: Point) => number) => points.reduce((total, point) => total + read(point), 0);
  return { x: sum(point => point.x) / points.length, y: sum(point => point.y) / points.length };
}
