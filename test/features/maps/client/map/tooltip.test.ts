import { describe, expect, it } from 'vitest';
import { placeTooltip } from '../../../../../src/features/maps/client/map/tooltip.ts';

const SIZE = { width: 100, height: 40 };
const STAGE = { width: 600, height: 400 };

describe('placeTooltip', () => {
  it('stands above a place, in its middle', () => {
    expect(placeTooltip({ x: 300, y: 200 }, SIZE, STAGE)).toEqual({ x: 250, y: 146 });
  });

  it('stands below it where there is no room above', () => {
    expect(placeTooltip({ x: 300, y: 30 }, SIZE, STAGE)).toEqual({ x: 250, y: 52 });
  });

  it.each([
    [{ x: -50, y: 200 }, 4],
    [{ x: 900, y: 200 }, 496],
  ])('stays inside the stage at %j', (at, x) => {
    expect(placeTooltip(at, SIZE, STAGE).x).toBe(x);
  });

  it('stays inside a stage that is hardly larger than it', () => {
    expect(placeTooltip({ x: 40, y: 20 }, SIZE, { width: 90, height: 50 })).toEqual({ x: 4, y: 6 });
  });
});
