import { expect, test } from 'vitest';
import { countRegions } from '../../src/features/maps/plan/map-words.ts';
import { createCounter } from '../../src/templates/shared/words/create-counter.ts';
import { drawnMap, faultsOf, regionPaths } from './compiled-gallery.ts';
import { distanceFrom } from './plane.ts';

/** Files that may contain a word by chance: titles are no numbers. */
const NO_VALUE = /\b(?:NaN|Infinity|undefined|null)\b/;

test('no number is missing in any text', () => {
  const faults = faultsOf(({ files, head }) => {
    const broken = Object.entries(files).filter(([, text]) => NO_VALUE.test(text) || text.trim() === '');
    return [...broken.map(([kind]) => kind), ...(hasOnlyNumbers(head) ? [] : ['head'])];
  });
  expect(faults).toEqual([]);
});

/** JSON has no other numbers: they become `null`. */
function hasOnlyNumbers({
  width,
  height,
  regions,
  calibration,
}: Parameters<Parameters<typeof faultsOf>[0]>[0]['head']) {
  const numbers = JSON.stringify([width, height, regions, { ...calibration }]).replaceAll('"title":null', '');
  return !numbers.includes('null');
}

test('no map and no region is empty', () => {
  const faults = faultsOf(({ head, outlines, files }) => [
    ...(head.regions.length === 0 ? ['no regions'] : []),
    ...(/\bd=""/.test(files.svg + files.thumbnail) ? ['an empty path'] : []),
    ...[...outlines].flatMap(([id, rings]) =>
      rings.some(ring => ring.length >= 3) ? [] : [`${id} is empty`],
    ),
  ]);
  expect(faults).toEqual([]);
});

test('no id is twice in a map, and the picture has the ids and titles that the page lists', () => {
  const faults = faultsOf(map => {
    const drawn = regionPaths(map).map(
      ({ attributes: { id, title, 'data-code': code = id } }) => `${code} ${title}`,
    );
    const listed = map.head.regions.map(({ id, title }) => `${id} ${title}`);
    const ids = map.head.regions.map(({ id }) => id);
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${id} stands twice`),
      ...(drawn.join('\n') === listed.join('\n') ? [] : ['the picture has other regions than the page']),
    ];
  });
  expect(faults).toEqual([]);
});

test('each region has a name', () => {
  const faults = faultsOf(({ head }) =>
    head.regions
      .filter(({ id, title }) => title === id || !/\p{L}/u.test(title) || /[²³¹*_]|^\s|\s$|\s\s/.test(title))
      .map(({ id, title }) => `${id} is called “${title}”`),
  );
  expect(faults).toEqual([]);
});

test('no two regions of a map have one name, so that a list can be read', () => {
  const faults = faultsOf(({ slug, head }) => {
    const titles = head.regions.map(({ title }) => title);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    return HAS_HOMONYMS.includes(slug) ? [] : [...new Set(repeated)].map(title => `two regions “${title}”`);
  });
  expect(faults).toEqual([]);
});

/** Every other state of the USA has a Washington County. */
const HAS_HOMONYMS = ['usa-all-counties'];

test('a label is inside the picture, and in its region or next to it', () => {
  const faults = faultsOf(({ head: { width, height, regions }, outlines }) =>
    regions.flatMap(({ id, x, y }) => {
      if (x < 0 || y < 0 || x > width || y > height) return [`the label of ${id} is outside of the picture`];
      const distance = distanceFrom([x, y], outlines.get(id) ?? []);
      return distance <= 1.5 ? [] : [`the label of ${id} is ${distance.toFixed(1)} px away from it`];
    }),
  );
  expect(faults).toEqual([]);
});

/** Pixels beyond the edge of a picture where regions are cut, so that the cut has no line. */
const OVERLAP = 2;

test('every outline lies in its picture, but for the overlap where it is cut', () => {
  const faults = faultsOf(({ head: { width, height }, outlines }) =>
    [...outlines].flatMap(([id, rings]) => {
      const beyond = Math.max(...rings.flat().map(([x, y]) => Math.max(-x, -y, x - width, y - height)));
      return beyond > OVERLAP + 0.05 ? [`${id} reaches ${beyond.toFixed(1)} px beyond the picture`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('regions that are named beside the count are regions of the map', () => {
  const faults = faultsOf(({ head: { regions, besides } }) =>
    besides.filter(name => !regions.some(({ title }) => contains(name, title.replace(/ \(.*/, '')))),
  );
  expect(faults).toEqual([]);
});

function contains(name: string, title: string): boolean {
  return name.toLowerCase().includes(title.toLowerCase());
}

test.each([
  ['mexico', '31 states and Mexico City'],
  ['venezuela', '23 states, the Capital District and the Federal Dependencies'],
  ['brazil', '26 states and the Federal District'],
  ['usa', '50 states and the District of Columbia'],
  ['nigeria', '36 states and the Federal Capital Territory'],
  ['argentina', '23 provinces and the city of Buenos Aires'],
  ['spain', '17 autonomous communities, Ceuta and Melilla'],
  ['ukraine', '24 oblasts, Crimea, Kyiv and Sevastopol'],
  ['germany', '16 states'],
])('%s has %s', (slug, expected) => {
  expect(countRegions(drawnMap(slug).head, createCounter('en'))).toBe(expected);
});
