import { arcIndexes, polygonsOf } from './dissolve.js';
import { UNITS_PER_DEGREE } from './shared-topology.js';

/**
 * The smallest bend that each arc keeps, in square degrees: that of the most demanding of its users. `users` are pairs of regions
 * and the smallest bend that their maps can show.
 */
export function smallestBends(arcCount, users) {
  const bends = new Float64Array(arcCount).fill(Number.POSITIVE_INFINITY);
  for (const { regions, bend } of users)
    for (const region of regions)
      for (const index of arcIndexes(region)) bends[index] = Math.min(bends[index], bend);
  return bends;
}

/** An arc `[x, y, weight][]` without the bends below the smallest. Its ends and boldest bend (an island's two) stay: nothing vanishes. */
export function thinnedArc(arc, smallest) {
  const inner = arc
    .slice(1, -1)
    .map(([, , weight]) => weight)
    .sort((a, b) => b - a);
  const isIsland = arc[0][0] === arc.at(-1)[0] && arc[0][1] === arc.at(-1)[1];
  const limit = Math.min(smallest, inner[isIsland ? 1 : 0] ?? 0);
  return arc
    .filter(([, , weight], index) => index === 0 || index === arc.length - 1 || weight >= limit)
    .map(([x, y]) => [x, y]);
}

/** A region without the islets and lakes that are smaller than an area in square degrees; its largest polygon stays. */
export function withoutSpecks(region, arcs, smallest) {
  const polygons = polygonsOf(region).map(rings => ({ rings, area: ringArea(rings[0], arcs) }));
  const largest = Math.max(...polygons.map(({ area }) => area));
  return {
    ...region,
    arcs: polygons
      .filter(({ area }) => area >= smallest || area === largest)
      .map(({ rings }) => rings.filter((ring, index) => index === 0 || ringArea(ring, arcs) >= smallest)),
  };
}

/** A region without the islands and lakes that are smaller than a share of its largest island, except those that are large enough. */
export function withoutLesserIslands(region, arcs, { share, enough }) {
  const largest = Math.max(...polygonsOf(region).map(([exterior]) => ringArea(exterior, arcs)));
  return withoutSpecks(region, arcs, Math.min(enough, largest * share));
}

/** Area of a ring of arcs in square degrees of the place. */
function ringArea(ring, arcs) {
  const points = ring.flatMap(index => (index < 0 ? arcs[~index].toReversed() : arcs[index]).slice(1));
  let doubled = 0;
  points.forEach(([x, y], index) => {
    const [previousX, previousY] = points.at(index - 1);
    doubled += previousX * y - x * previousY;
  });
  const latitude = points.length === 0 ? 0 : points[0][1] / UNITS_PER_DEGREE;
  return (
    (Math.abs(doubled) / 2 / UNITS_PER_DEGREE ** 2) * Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  );
}
