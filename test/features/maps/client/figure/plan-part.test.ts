import { expect, test } from 'vitest';
import { planPartAround } from '../../../../../src/features/maps/client/figure/plan-part.ts';

const PLAN = { x: 0, y: 0, width: 1000, height: 600 };

test('shows a region in the middle, in the proportions of the picture', () => {
  const part = planPartAround({ x: 450, y: 250, width: 100, height: 100 }, PLAN);
  expect(part.width / part.height).toBeCloseTo(2.6);
  expect(part.x + part.width / 2).toBeCloseTo(500);
  expect(part.y + part.height / 2).toBeCloseTo(300);
});

test.each([
  ['left', { x: 0, y: 250, width: 100, height: 100 }],
  ['right', { x: 900, y: 250, width: 100, height: 100 }],
  ['top', { x: 450, y: 0, width: 100, height: 100 }],
  ['bottom', { x: 450, y: 500, width: 100, height: 100 }],
])('shows nothing beyond the %s side of the plan', (_, region) => {
  const part = planPartAround(region, PLAN);
  expect(part.x).toBeGreaterThanOrEqual(0);
  expect(part.y).toBeGreaterThanOrEqual(0);
  expect(part.x + part.width).toBeLessThanOrEqual(1000);
  expect(part.y + part.height).toBeLessThanOrEqual(600);
  expect(part.x).toBeLessThanOrEqual(region.x);
  expect(part.x + part.width).toBeGreaterThanOrEqual(region.x + region.width);
});

test('shows the whole plan around a region that nearly fills it', () => {
  expect(planPartAround({ x: 10, y: 10, width: 950, height: 570 }, PLAN)).toEqual(PLAN);
});
