import { distanceTo, type Point } from './plane.ts';

type Side = readonly [Point, Point];

/** Pixels: a side is looked for in the cells that it touches and in those around them. */
const CELL = 8;

/** Finds how far a point is from the nearest of many sides; more than a cell's breadth counts as infinitely far. */
export function indexSides(sides: readonly Side[]): (point: Point) => number {
  const cells = new Map<string, Side[]>();
  for (const side of sides) {
    for (const cell of cellsOf(side)) {
      const holders = cells.get(cell);
      if (holders === undefined) cells.set(cell, [side]);
      else holders.push(side);
    }
  }
  return point => {
    const near = cells.get(`${Math.floor(point[0] / CELL)},${Math.floor(point[1] / CELL)}`) ?? [];
    return Math.min(...near.map(side => distanceTo(point, side)));
  };
}

function cellsOf([[ax, ay], [bx, by]]: Side): readonly string[] {
  const [columns, rows] = [rangeOf(ax, bx), rangeOf(ay, by)];
  return columns.flatMap(column => rows.map(row => `${column},${row}`));
}

function rangeOf(a: number, b: number): readonly number[] {
  const first = Math.floor(Math.min(a, b) / CELL) - 1;
  const last = Math.floor(Math.max(a, b) / CELL) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
