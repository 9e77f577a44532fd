import type { Line, Point } from './mesh.ts';

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** The bounds of some lines; infinite and inverted if there are no points. */
export function boundsOf(lines: Iterable<Line>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return [left, top, right, bottom];
}

/** The middle of bounds. */
export function centerOf([left, top, right, bottom]: Bounds): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Whether bounds are inside others, edges included. */
export function isInside(inner: Bounds, outer: Bounds): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}

/** The signed area of a closed ring, positive if it turns from x towards y. */
export function signedArea(ring: Line): number {
  let sum = 0;
  let last = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    sum += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return sum / 2;
}

/** The area of a closed ring. */
export function areaOf(ring: Line): number {
  return Math.abs(signedArea(ring));
}

/** Whether a line ends where it begins. */
export function isClosed(line: Line): boolean {
  return isSamePoint(line[0], line.at(-1));
}

/** Whether there are two points, at the same place. */
export function isSamePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Whether a ring contains another that does not cross it. */
export function contains(ring: Line, other: Line): boolean {
  const point = other[0];
  return point !== undefined && areaOf(ring) > areaOf(other) && holds(ring, point);
}

/** Whether a point is inside a closed ring. */
function holds(ring: Line, [x, y]: Point): boolean {
  let isWithin = false;
  let last = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    const crosses = point[1] > y !== last[1] > y;
    if (crosses && x < ((last[0] - point[0]) * (y - point[1])) / (last[1] - point[1]) + point[0])
      isWithin = !isWithin;
    last = point;
  }
  return isWithin;
}

/** A number without rounding errors in its last bits: `0.1` steps for 1 decimal. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}
