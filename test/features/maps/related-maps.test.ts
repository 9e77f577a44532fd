import { expect, test } from 'vitest';
import { MAP } from '../../../src/features/maps/contract.ts';
import type { Continent } from '../../../src/features/maps/map.ts';
import { isOfKind } from '../../../src/generator/plan/page-kinds.ts';
import { planning } from '../../unit/plan/heads.ts';
import { gallery, loadedMap } from './loaded-maps.ts';
import { mapsOf } from './maps-of.ts';

const country = (slug: string, code: string, continent: Continent = 'europe') =>
  loadedMap(slug, { country: code, continent });
const state = (slug: string) =>
  loadedMap(slug, { kind: 'us-state', country: 'US', continent: 'north-america' });

const MAPS = [
  loadedMap('world', { kind: 'world', continent: null }),
  loadedMap('africa', { kind: 'continent', continent: 'africa' }),
  loadedMap('europe', { kind: 'continent' }),
  country('austria', 'AT'),
  country('germany', 'DE'),
  loadedMap('germany-districts', { kind: 'variant', country: 'DE' }),
  country('iceland', 'IS'),
  country('malta', 'MT'),
  country('usa', 'US', 'north-america'),
  state('usa-ak'),
  state('usa-ok'),
  state('usa-tx'),
];

const { routes } = planning(mapsOf(gallery(MAPS, { DE: ['AT'], AT: ['DE'] }))).plan([]);

/** The groups of maps that a page leads to: each title with its slugs. */
function relatedTo(slug: string) {
  const page = routes.find(({ path }) => new RegExp(`^/maps/${slug}-[0-9a-f]{4}$`).test(path));
  const groups = page && isOfKind(page, MAP) ? page.content.related : [];
  return groups.map(
    ({ title, maps }) => `${title}: ${maps.map(({ label }) => label.toLowerCase()).join(', ')}`,
  );
}

test.each([
  ['world', ['Continents: africa, europe']],
  ['europe', ['Countries of Europe: austria, germany, iceland, malta', 'The wider view: world']],
  [
    'germany',
    ['The same country: germany-districts', 'Neighbours: austria', 'The wider view: world, europe'],
  ],
  [
    'germany-districts',
    ['The same country: germany', 'Neighbours: austria', 'The wider view: world, europe'],
  ],
  ['malta', ['Countries of Europe: austria, germany, iceland', 'The wider view: world, europe']],
  ['iceland', ['Countries of Europe: malta, austria, germany', 'The wider view: world, europe']],
  ['africa', ['Continents: europe', 'The wider view: world']],
  ['usa', ['The wider view: world']],
  ['usa-tx', ['Neighbours: usa-ok', 'Other states: usa-ak', 'The wider view: world, usa']],
])('the map %s leads to %j', (slug, groups) => {
  expect(relatedTo(slug)).toEqual(groups);
});
