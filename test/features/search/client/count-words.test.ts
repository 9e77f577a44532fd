import { expect, test } from 'vitest';
import type { Found } from '../../../../src/features/search/client/engine.ts';
import { countFound, countIn } from '../../../../src/features/search/client/results/count-words.ts';

const foundOf = (total: number, isCut: boolean): Found => ({
  results: [],
  total,
  isCut,
  counts: new Map(),
  suggestions: [],
});

test('counts the pages that were found', () => {
  expect(countFound(foundOf(416, false))).toBe('416 pages found');
  expect(countIn(416, { isCut: false })).toBe('416');
});

test.each([
  [1, 'At least 1 page found', '1+'],
  [10, 'At least 10 pages found', '10+'],
  [37, 'At least 30 pages found', '30+'],
  [416, 'At least 400 pages found', '400+'],
  [1000, 'At least 1,000 pages found', '1,000+'],
])('rounds %i pages down where there are more', (total, words, count) => {
  expect(countFound(foundOf(total, true))).toBe(words);
  expect(countIn(total, { isCut: true })).toBe(count);
});
