import { difference } from './clip-polygons.js';
import { readTerritory } from './read-sources.js';

const ID = 'AX-north';
const TITLE = 'Finström, Geta, Hammarland, Saltvik and Sund';
/** Degrees: points of the outline that are as near to one of a municipality are the same. */
const SNAP = 0.001;
/** Square degrees: what is smaller is left over between two outlines of one coast. */
const SMALLEST = 0.0005;

/**
 * The north of Åland's main island, which Natural Earth's subdivisions leave out: the territory's outline without the municipalities
 * that they have. Its five municipalities are not told apart.
 */
export function northOfAland(municipalities) {
  const polygons = municipalities.flatMap(part => part.polygons);
  const points = polygons.flat(2);
  const outline = readTerritory('248').map(rings =>
    rings.map(ring => ring.map(point => snapped(point, points))),
  );
  const rest = difference(outline, ...polygons).filter(([exterior]) => Math.abs(areaOf(exterior)) > SMALLEST);
  const { properties } = municipalities[0];
  return {
    territory: 'AX',
    id: ID,
    title: TITLE,
    properties: { iso_a2: 'AX', cont_code: properties.cont_code, name: TITLE },
    polygons: rest,
  };
}

/** Whether a region is the one that comes from the territory's outline. */
export function isNorthOfAland(id) {
  return id === ID;
}

function snapped([x, y], points) {
  return points.find(([px, py]) => Math.hypot(px - x, py - y) < SNAP) ?? [round(x), round(y)];
}

function round(value) {
  return Math.round(value * 1e5) / 1e5;
}

function areaOf(ring) {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
