import { expect, test } from 'vitest';
import { widthOf, wrapText } from '../../../../../src/features/maps/client/coloring/wrap-text.ts';

const MOST = 20;

test('a text is broken between its words', () => {
  expect(wrapText('Residents of the federal states at the end of 2024', MOST)).toEqual([
    'Residents of the federal states at',
    'the end of 2024',
  ]);
});

test.each([
  'https://statistics.example/people/residents/federal-states/2024/residents-by-age-and-sex.html',
  '都道府県別の人口と面積および人口密度の一覧表二〇二四年',
])('a text without spaces is broken where a line is full: %s', text => {
  const lines = wrapText(text, MOST);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(MOST);
  expect(lines.join('')).toBe(text);
});
