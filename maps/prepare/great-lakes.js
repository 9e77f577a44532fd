import { difference } from './clip-polygons.js';
import { readLakes } from './read-sources.js';

/** A point in each of Superior, Michigan, Huron, St. Clair, Erie and Ontario. */
const POINTS = [
  [-87.5, 47.7],
  [-87, 43.5],
  [-82.5, 44.8],
  [-82.7, 42.45],
  [-81.2, 42.2],
  [-77.8, 43.6],
];
const SHORES = new Set(['CA-ON', 'US-IL', 'US-IN', 'US-MI', 'US-MN', 'US-NY', 'US-OH', 'US-PA', 'US-WI']);

/** Whether a region is a state or province that Natural Earth lets reach to the middle of a Great Lake. */
export function isAtGreatLakes(id) {
  return SHORES.has(id);
}

/** Polygons without the Great Lakes, which are water. */
export function withoutGreatLakes(polygons) {
  const lakes = readLakes().filter(([exterior]) => POINTS.some(point => isWithinBounds(point, exterior)));
  return difference(polygons, ...lakes);
}

function isWithinBounds([x, y], ring) {
  const [xs, ys] = [ring.map(point => point[0]), ring.map(point => point[1])];
  const isLarge = Math.max(...xs) - Math.min(...xs) > 0.5;
  return isLarge && x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
}
