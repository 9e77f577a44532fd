import { expect, test } from 'vitest';
import { CONTINENTS } from '../../src/features/maps/map.ts';
import { drawnMap, drawnMaps } from './compiled-gallery.ts';
import { STATES_BY_CONTINENT, STATES_OF_THE_WORLD, STATES_WITHOUT_MAP } from './demanded-maps.ts';

test.each(CONTINENTS.filter(name => name !== 'antarctica'))(
  'the map of %s shows the countries that are filed under it',
  continent => {
    const shown = new Set(drawnMap(continent).head.regions.map(({ id }) => id));
    const filed = drawnMaps().filter(({ head }) => head.kind === 'country' && head.continent === continent);
    const states = filed.filter(({ head }) => STATES_OF_THE_WORLD.includes(head.country ?? ''));
    expect(states.filter(({ head }) => !shown.has(head.country ?? '')).map(({ slug }) => slug)).toEqual([]);
  },
);

test.each(CONTINENTS.filter(name => name !== 'antarctica'))(
  'the map of %s shows the states that lie on it, and their maps are filed under it',
  continent => {
    const shown = drawnMap(continent).head.regions.map(({ id }) => id);
    const filed = drawnMaps().flatMap(({ head }) =>
      head.kind === 'country' && head.continent === continent ? [head.country] : [],
    );
    const states = STATES_BY_CONTINENT[continent];
    expect(states.filter(code => !shown.includes(code))).toEqual([]);
    expect(states.filter(code => !filed.includes(code) && !STATES_WITHOUT_MAP.includes(code))).toEqual([]);
  },
);

/** Filed under Europe, and on the map of Asia too. */
const ON_TWO_CONTINENTS = ['CY'];

test('each state of the world is on the map of one continent', () => {
  const ids = CONTINENTS.flatMap(continent => drawnMap(continent).head.regions.map(({ id }) => id));
  const counts = STATES_OF_THE_WORLD.map(code => [code, ids.filter(id => id === code).length] as const);
  expect(counts.filter(([code, count]) => count !== (ON_TWO_CONTINENTS.includes(code) ? 2 : 1))).toEqual([]);
});

test.each(['world', 'world-equal-earth'])('%s shows every state', slug => {
  const shown = new Set(drawnMap(slug).head.regions.map(({ id }) => id));
  expect(STATES_OF_THE_WORLD.filter(code => !shown.has(code))).toEqual([]);
});

test('each map but those of the world belongs to a continent', () => {
  const homeless = drawnMaps().filter(({ head }) => head.continent === null && !/^world/.test(head.slug));
  expect(homeless.map(({ slug }) => slug)).toEqual([]);
});
