import { describe, expect, it } from 'vitest';
import { MAP, type MapContent } from '../../../src/features/maps/contract.ts';
import type { LoadedMap, MapAreas, MapKind } from '../../../src/features/maps/map.ts';
import { isOfKind } from '../../../src/generator/plan/page-kinds.ts';
import { planning } from '../../unit/plan/heads.ts';
import { gallery, loadedMap, region } from './loaded-maps.ts';
import { mapsOf } from './maps-of.ts';

/** The page of a map that is the only one. */
function contentOf(parts: Partial<LoadedMap>): MapContent {
  const { routes } = planning(mapsOf(gallery([loadedMap('x', parts)]))).plan([]);
  const page = routes.find(({ kind }) => kind === 'map');
  if (page === undefined || !isOfKind(page, MAP)) throw new Error('There is no map');
  return page.content;
}

/** What it says of the place that it shows. */
const placeFactsOf = (parts: Partial<LoadedMap>) =>
  contentOf(parts).subject.facts.map(
    ({ label, values }) => `${label}: ${values.map(value => value.label).join(', ')}`,
  );

/** What it says of itself: ids, picture, projection, data, licence. */
const ownFactsOf = (parts: Partial<LoadedMap>) => contentOf(parts).facts.map(({ value }) => value);

describe('of the place that it shows a map', () => {
  it.each<[areas: MapAreas, kind: MapKind, facts: readonly string[]]>([
    [{ total: 999, largest: 'Berlin', smallest: 'Hamburg' }, 'country', []],
    [
      { total: 1000, largest: 'Berlin', smallest: 'Hamburg' },
      'country',
      ['Area, measured on the map: about 1,000 km²', 'Largest region: Berlin', 'Smallest region: Hamburg'],
    ],
    [
      { total: 9e6, largest: 'Berlin', smallest: 'Hamburg' },
      'world',
      ['Largest country: Berlin', 'Smallest country or territory: Hamburg'],
    ],
    [{ total: 9e6, largest: null, smallest: null }, 'world', []],
  ])('states of the areas %j with the kind %s what can be measured', (areas, kind, facts) => {
    expect(placeFactsOf({ kind, areas, continent: null })).toEqual(['Regions: 2 states', ...facts]);
  });

  it.each<[MapKind, isOfCountries: boolean]>([
    ['world', true],
    ['continent', true],
    ['variant', false],
  ])('of the kind %s names the country with the most people: %s', (kind, isOfCountries) => {
    const regions = [region('NL', 'Netherlands'), region('FR', 'France')];
    const facts = placeFactsOf({ kind, regions, continent: null });
    expect(facts.some(fact => fact.startsWith('Most people: France:'))).toBe(isOfCountries);
  });

  it.each<[MapKind, title: string]>([
    ['country', 'Facts about X'],
    ['continent', 'Facts about X'],
    ['world', 'Facts about the regions'],
    ['variant', 'Facts about the regions'],
  ])('of the kind %s has the title “%s”', (kind, title) => {
    expect(contentOf({ kind }).subject.title).toBe(title);
  });
});

describe('of itself a map', () => {
  it.each<[ids: readonly string[], scheme: string]>([
    [['DE-BE', 'DE-HH'], 'ISO 3166-2 code'],
    [['DE', 'FR'], 'ISO 3166-1 code'],
    [['06037'], 'FIPS code, in the SVG with an underscore: _06037'],
    [['DE-BE', 'Berlin'], 'ISO 3166-2 code where there is one'],
    [['ADE', 'A060371', 'DE-BERL'], 'stable id'],
    [['a060371', '060371'], 'stable id, in the SVG with an underscore: _060371'],
  ])('names the codes of the regions %j', (ids, scheme) => {
    expect(ownFactsOf({ regions: ids.map(id => region(id, id)) })[0]).toBe(scheme);
  });

  it.each([
    [12_345, '12.3 kB'],
    [1000, '1.0 kB'],
    [999, '999 bytes'],
  ])('states that a picture of %d bytes has %s, and the sources of its data', (bytes, size) => {
    const { files } = loadedMap('x');
    const facts = ownFactsOf({ files: { ...files, svg: { ...files.svg, bytes } } });
    expect([facts[1], facts[3]]).toEqual([`1000 × 1353 px, ${size}`, 'Natural Earth, version 5']);
  });

  it('of several parts gives the projection of each, the main one without a title', () => {
    const projection = { name: 'conic-equal-area', rotate: [0, 0, 0], parallels: [1, 2] } as const;
    const frame = { projection, scale: 1, translate: [0, 0], box: [0, 0, 9, 9] } as const;
    const frames = [
      { ...frame, title: null },
      { ...frame, title: 'Alaska' },
    ];
    const { calibration, facts } = contentOf({ calibration: { kind: 'frames', frames } });
    expect(JSON.parse(calibration.json).frames.map((part: object) => Object.keys(part)[0])).toEqual([
      'projection',
      'title',
    ]);
    expect(facts[2]?.value).toBe('Albers’ equal-area conic, 1 inset');
  });
});
