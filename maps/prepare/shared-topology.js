import { topology as topologyOf } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import { polygonsOf } from './dissolve.js';

/** Degrees are whole hundred-thousandths in the shared topology, as in Natural Earth: equal points are equal numbers. */
export const UNITS_PER_DEGREE = 1e5;

/**
 * All parts of all regions in one topology, so that neighbours keep common borders through everything that follows. Its one object
 * `parts` has their geometries in the order given; each point of its arcs is `[x, y, weight]`, the weight being the area of the
 * bend that the point makes, in square degrees of the place.
 */
export function shareTopology(parts) {
  const geometries = parts.map(({ polygons }) => ({ type: 'MultiPolygon', coordinates: inUnits(polygons) }));
  const shared = topologyOf({ parts: { type: 'GeometryCollection', geometries } });
  return presimplify(shared, bendArea);
}

/** The polygons of a region of the shared topology in degrees. */
export function polygonsInDegrees(region, { arcs }) {
  return polygonsOf(region).map(rings => rings.map(ring => ringInDegrees(ring, arcs)));
}

function ringInDegrees(ring, arcs) {
  return ring
    .flatMap((index, position) => {
      const points = index < 0 ? arcs[~index].toReversed() : arcs[index];
      return position === 0 ? points : points.slice(1);
    })
    .map(([x, y]) => [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE]);
}

function inUnits(polygons) {
  return polygons.map(rings =>
    rings.map(ring =>
      ring.map(([x, y]) => [Math.round(x * UNITS_PER_DEGREE), Math.round(y * UNITS_PER_DEGREE)]),
    ),
  );
}

/** A degree of longitude counts for what it measures at the bend's latitude; near the poles for a tenth. */
function bendArea([[ax, ay], [bx, by], [cx, cy]]) {
  const area = Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay)) / 2;
  const shrink = Math.max(0.1, Math.cos((by / UNITS_PER_DEGREE) * (Math.PI / 180)));
  return (area * shrink) / UNITS_PER_DEGREE ** 2;
}
