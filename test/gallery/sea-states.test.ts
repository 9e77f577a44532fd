import { expect, test } from 'vitest';
import { faultsOf } from './compiled-gallery.ts';
import { areaOf } from './plane.ts';

/** Square pixels that a visitor can see and point at. */
const VISIBLE = 12;
/** The share of a picture that is land, in a state that is mostly sea. */
const MOSTLY_SEA = 0.012;

test('every region of a state that is mostly sea is large enough to be seen', () => {
  const faults = faultsOf(({ head, outlines }) => {
    const areas = [...outlines].map(
      ([id, rings]) => [id, rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)] as const,
    );
    const land = areas.reduce((sum, [, area]) => sum + area, 0);
    if (head.kind !== 'country' || land > head.width * head.height * MOSTLY_SEA) return [];
    return areas.filter(([, area]) => area < VISIBLE).map(([id, area]) => `${id} has ${area.toFixed(1)} px²`);
  });
  expect(faults).toEqual([]);
});
