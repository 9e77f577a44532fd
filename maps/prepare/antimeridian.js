/** Territories that lie on both sides of the antimeridian: their longitudes run on past 180°. */
const EASTWARD = new Set(['FJ', 'KI', 'NZ', 'RU']);
/** The same for those that lie mostly to the west: their longitudes run on past −180°. */
const WESTWARD = new Set(['US']);

/** Polygons of a territory (arrays of rings, in degrees) with longitudes that run on. */
export function unwrapped(territory, polygons) {
  if (EASTWARD.has(territory)) return shifted(polygons, longitude => longitude < 0, 360);
  if (WESTWARD.has(territory)) return shifted(polygons, longitude => longitude > 0, -360);
  return polygons;
}

/**
 * Antarctica's rings without the edge along the pole and the antimeridian, which no map of the pole shows. One ring now leaps from the
 * last point of the east to the first of the west; `withoutLeap` mends it once the topology is made.
 */
export function withoutPoleEdge(polygons) {
  return polygons.map(rings => rings.map(withoutEdge));
}

/** An arc whose longitudes run on where they leap: each point lies within half a turn of the one before it. */
export function withoutLeap(arc, halfTurn) {
  let turn = 0;
  return arc.map(([x, y], index) => {
    const step = index === 0 ? 0 : x - arc[index - 1][0];
    if (Math.abs(step) > halfTurn) turn -= Math.sign(step) * 2 * halfTurn;
    return [x + turn, y];
  });
}

/** Kiribati's three archipelagos, which Natural Earth does not tell apart, by their longitudes east of Greenwich. */
export function kiribatiArchipelago([[[longitude]]]) {
  if (longitude < 180) return 'KI-G';
  return longitude < 194 ? 'KI-P' : 'KI-L';
}

function shifted(polygons, isBeyond, by) {
  return polygons.map(rings =>
    rings.map(ring => ring.map(([x, y]) => [isBeyond(x) ? Math.round((x + by) * 1e5) / 1e5 : x, y])),
  );
}

function withoutEdge(ring) {
  const inner = ring.filter(([x, y]) => Math.abs(x) < 179.9999 && y > -89.99);
  if (inner.length === ring.length) return ring;
  const [first] = inner;
  const last = inner.at(-1);
  return first[0] === last[0] && first[1] === last[1] ? inner : [...inner, first];
}
