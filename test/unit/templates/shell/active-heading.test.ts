import { expect, test } from 'vitest';
import { findActiveHeading } from '../../../../src/templates/shell/active-heading.ts';

const places = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top, line: 88 }));

test('is none above the first heading', () => {
  expect(findActiveHeading(places(200, 600), false)).toBeUndefined();
});

test('is the last heading at or above the line', () => {
  expect(findActiveHeading(places(-500, 40, 300), false)).toBe('h1');
});

test('is the heading that was jumped to, give or take a fraction of a pixel', () => {
  expect(findActiveHeading(places(-500, 88.4, 300), false)).toBe('h1');
});

test('is the last one at the end of the page', () => {
  expect(findActiveHeading(places(-500, 300, 500), true)).toBe('h2');
});

test('is none on a page without headings', () => {
  expect(findActiveHeading([], true)).toBeUndefined();
});
