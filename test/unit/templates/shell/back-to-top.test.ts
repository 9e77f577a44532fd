import { expect, test } from 'vitest';
import { offersTop } from '../../../../src/templates/shell/back-to-top.tsx';

const at = (top: number) => ({ top, windowHeight: 800, documentHeight: 3000 });

test('is offered from 300 px on, once the visitor scrolls up', () => {
  expect(offersTop(false, at(400), at(500))).toBe(true);
  expect(offersTop(false, at(299), at(500))).toBe(false);
});

test('goes when the visitor scrolls down', () => {
  expect(offersTop(true, at(500), at(400))).toBe(false);
});

test('stays as it is when the position does not change', () => {
  expect(offersTop(true, at(500), at(500))).toBe(true);
  expect(offersTop(false, at(500), at(500))).toBe(false);
});
