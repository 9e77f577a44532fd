import { readFileSync, writeFileSync } from 'node:fs';
import { geoArea, geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';

/** Writes the globe behind the titles of pages, on the pictures for social networks: land and a grid, with a radius of 500. */
const FILE = new URL('../../src/features/social-pictures/files/globe.json', import.meta.url);
const WORLD = new URL('../data/world.json', import.meta.url);

/** Steradians. Coasts lose what is smaller than a few pixels, and smaller islands and lakes are left out. */
const FINEST = 2e-5;
const SMALLEST = 1e-4;
/** Half of the sphere: a ring with a larger area runs the wrong way round. */
const HALF = 2 * Math.PI;

const world = JSON.parse(readFileSync(WORLD, 'utf8'));
const simple = simplify(presimplify(world, sphericalTriangleArea), FINEST);
const { coordinates } = merge(simple, simple.objects.regions.geometries);
const land = coordinates
  .map(([outer, ...lakes]) => [turned(outer), ...lakes.map(lake => turned(lake).reverse())])
  .map(rings => rings.filter(ring => ring.length > 4 && areaOf(turned(ring)) > SMALLEST))
  .filter(rings => rings.length > 0);

const projection = geoOrthographic().scale(500).translate([500, 500]).rotate([-12, -30]).precision(1);
const path = geoPath(projection).digits(0);
const shapes = {
  land: path({ type: 'MultiPolygon', coordinates: land }),
  grid: path(geoGraticule().step([15, 15])()),
};
writeFileSync(FILE, `${JSON.stringify(shapes, null, 2)}\n`);

/** A ring that goes round what is within it. */
function turned(ring) {
  return areaOf(ring) > HALF ? [...ring].reverse() : [...ring];
}

function areaOf(ring) {
  return geoArea({ type: 'Polygon', coordinates: [ring] });
}
