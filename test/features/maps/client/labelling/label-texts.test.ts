import { expect, test } from 'vitest';
import {
  abbreviate,
  waysToWrite,
  wrap,
} from '../../../../../src/features/maps/client/labelling/label-texts.ts';

test('names are written shorter by words that maps abbreviate', () => {
  expect(abbreviate('Saint Kitts and Nevis')).toBe('St Kitts & Nevis');
  expect(abbreviate('Democratic Republic of the Congo')).toBe('Democratic Rep. of the Congo');
  expect(abbreviate('Anchorage, AK')).toBe('Anchorage');
  expect(abbreviate('Saint-Denis')).toBe('Saint-Denis');
  expect(abbreviate('West')).toBe('West');
});

test('a name is broken at spaces and behind hyphens, into lines of similar length', () => {
  expect(wrap('United States of America', 2)).toEqual(['United States', 'of America']);
  expect(wrap('Alpes-de-Haute-Provence', 3)).toEqual(['Alpes-de-', 'Haute-', 'Provence']);
  expect(wrap('Chad', 3)).toEqual(['Chad']);
});

test('the whole name in one line is the first choice', () => {
  const ways = waysToWrite('North Macedonia');
  expect(ways[0]).toEqual(['North Macedonia']);
  expect(ways).toContainEqual(['N. Macedonia']);
  expect(ways).toContainEqual(['North', 'Macedonia']);
  expect(waysToWrite('Chad')).toEqual([['Chad']]);
});
