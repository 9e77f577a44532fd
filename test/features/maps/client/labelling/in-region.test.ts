import { describe, expect, test } from 'vitest';
import { findInRegion } from '../../../../../src/features/maps/client/labelling/in-region.ts';
import { createOccupied } from '../../../../../src/features/maps/client/labelling/occupied.ts';
import { type Box, contains, type Point } from '../../../../../src/features/maps/client/map/view-box.ts';

/** A land of 100 by 100 pixels, in whose middle its own place is. Each letter is half as wide as the text is large. */
const LAND = { x: 0, y: 0, width: 100, height: 100 };
const MIDDLE = { x: 50, y: 50 };

function find(
  ways: readonly (readonly string[])[],
  { least = 1, most, land = LAND, others = [], taken = [] }: Partial<Asked> = {},
) {
  const occupied = createOccupied();
  for (const box of taken) occupied.add(box);
  const isIn = (_: number, { x, y, width, height }: Box) =>
    [
      { x, y },
      { x: x + width, y: y + height },
    ].every(corner => contains(land, corner));
  const rules = {
    frame: land,
    terrain: { isIn, isClear: () => true },
    smallest: 1.5,
    widthOf: (line: string) => line.length / 2,
  };
  return findInRegion(0, { ways, least, most }, { places: [MIDDLE, ...others], rules, occupied });
}

interface Asked {
  readonly least: number;
  readonly most: number;
  readonly land: Box;
  /** The own places of other regions. */
  readonly others: readonly Point[];
  readonly taken: readonly Box[];
}

describe('a text in its region', () => {
  test('has the largest letters, around the region’s own place', () => {
    const found = find([['Name']]);
    expect(found?.size).toBe(13);
    expect(found?.box).toEqual({ x: 37, y: 50 - (13 * 1.1) / 2, width: 26, height: 13 * 1.1 });
  });

  test('is no larger and no smaller than is asked for', () => {
    expect(find([['Name']], { most: 7 })?.size).toBe(7);
    const narrow = { ...LAND, x: 46, width: 8 };
    expect(find([['Name']], { land: narrow })?.size).toBe(3.5);
    expect(find([['Name']], { land: narrow, least: 5 })).toBeNull();
  });

  test('is written in another way before it is written smaller', () => {
    const land = { ...LAND, x: 35, width: 30 };
    expect(find([['Long name'], ['Long', 'name']], { land })).toMatchObject({
      size: 13,
      lines: ['Long', 'name'],
    });
  });

  test('moves aside from other labels and from other regions’ own places', () => {
    expect(find([['Name']], { others: [{ x: 50, y: 45 }] })?.box.y).toBeGreaterThan(45);
    expect(find([['Name']], { taken: [{ x: 0, y: 0, width: 100, height: 48 }] })?.box.y).toBeGreaterThan(48);
  });
});
