import { expect, test } from 'vitest';
import { drawnMap } from './compiled-gallery.ts';
import { ISLANDS } from './islands.ts';
import { distanceFrom, type Point } from './plane.ts';
import { pixelsOf } from './project.ts';

test.each(['world', 'world-equal-earth'])('%s shows the islands of more than 500 km²', slug => {
  const missing = ISLANDS.filter(([, place, country]) => !isDrawn(slug, place, country));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('the continents show their islands of more than 500 km²', () => {
  const missing = ISLANDS.filter(([, place, country, continent]) => !isDrawn(continent, place, country));
  expect(missing.map(([name]) => name)).toEqual([]);
});

/** Pixels by which the outline of an island may miss a place. */
const TOLERANCE = 0.5;

function isDrawn(slug: string, place: Point, country: string): boolean {
  const map = drawnMap(slug);
  const rings = map.outlines.get(country) ?? [];
  return pixelsOf(place, map.head).some(point => distanceFrom(point, rings) <= TOLERANCE);
}
