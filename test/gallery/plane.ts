export type Point = readonly [x: number, y: number];
/** Corners in their order; the last one is joined with the first. */
export type Ring = readonly Point[];

/** Whether a point lies inside of rings, by the even-odd rule: holes are outside. */
export function isInside([x, y]: Point, rings: readonly Ring[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  }
  return isIn;
}

/** The sides of a ring, the closing one included. */
export function sidesOf(ring: Ring): readonly (readonly [Point, Point])[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1);
    return from === undefined ? [] : [[from, to] as const];
  });
}

/** Twice the area is not needed: square units, positive where the ring runs counter-clockwise with y upwards. */
export function areaOf(ring: Ring): number {
  return sidesOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay), 0) / 2;
}

/** Distance of a point from a side. */
export function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** How far a point is from the outline of rings; 0 inside. */
export function distanceFrom(point: Point, rings: readonly Ring[]): number {
  if (isInside(point, rings)) return 0;
  return Math.min(...rings.flatMap(sidesOf).map(side => distanceTo(point, side)));
}
