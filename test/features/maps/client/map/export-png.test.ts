import { expect, it } from 'vitest';
import { ratioOf } from '../../../../../src/features/maps/client/map/export-png.ts';

it.each([
  ['0 0 1000 500', 2],
  ['10,20, 300,400', 0.75],
  ['', 1],
  ['0 0 10 0', 1],
  [null, 1],
])('reads the shape of viewBox “%s”', (viewBox, ratio) => {
  expect(ratioOf(viewBox)).toBe(ratio);
});
