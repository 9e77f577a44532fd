import { expect, test } from 'vitest';
import { differingShare, isSameView } from '../../screenshots/picture-difference.ts';

const WHITE = [255, 255, 255];
const ALMOST_WHITE = [240, 250, 230];
const RED = [200, 20, 20];

/** A row of pixels. */
const row = (...colors: readonly number[][]) => ({
  data: Uint8Array.from(colors.flat()),
  width: colors.length,
  height: 1,
});

test('counts pixels with another colour, not those that compression has moved a little', () => {
  expect(differingShare(row(WHITE, WHITE), row(WHITE, ALMOST_WHITE))).toBe(0);
  expect(differingShare(row(WHITE, WHITE), row(WHITE, RED))).toBe(0.5);
});

test('pictures of different sizes are different pictures', () => {
  expect(differingShare(row(WHITE), row(WHITE, WHITE))).toBe(1);
});

test('the edges of some letters may differ, a small mark may not', () => {
  const screen = 640 * 450;
  expect(isSameView(100 / screen)).toBe(true);
  expect(isSameView((30 * 10) / screen)).toBe(false);
});
