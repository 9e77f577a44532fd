import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  columnOf,
  pictureSizes,
  pictureWidths,
  shownWidth,
  TEXT_COLUMN,
} from '../../../../src/generator/plan/pictures/picture-widths.ts';

describe('shownWidth', () => {
  it.each([
    [2000, undefined, 720],
    [500, undefined, 500],
    [2000, { width: '300' }, 300],
    [2000, { width: '300px' }, 300],
    [2000, { width: '50%' }, 360],
    [2000, { width: '900' }, 720],
    [2000, { width: '0' }, 1],
    [2000, { width: '20em' }, 720],
  ])('of %d pixels with %j is %d', (natural, written, shown) => {
    expect(shownWidth(natural, written, TEXT_COLUMN)).toBe(shown);
  });
});

describe('pictureWidths', () => {
  it.each([
    [4000, 720, [480, 768, 1080, 1440]],
    [1200, 720, [480, 768, 1200]],
    [500, 500, [500]],
    [4000, 300, [300, 480, 600]],
    [4000, 1264, [480, 768, 1080, 1600, 2528]],
    [100, 40, [40, 80]],
  ])('of %d pixels shown at %d are %j', (natural, shown, widths) => {
    expect(pictureWidths(natural, shown)).toEqual(widths);
  });

  test('ascend, and never exceed the original', () => {
    const pixels = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(pixels, pixels, (natural, shown) => {
        const widths = pictureWidths(natural, shown);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        expect(widths.at(-1)).toBe(Math.min(natural, 2 * shown));
      }),
    );
  });
});

test('pages from edge to edge show pictures larger', () => {
  const widthOf = (layout?: 'default' | 'wide' | 'landing') =>
    columnOf({ frontMatter: layout === undefined ? {} : { layout } });
  expect([widthOf(), widthOf('default'), widthOf('wide'), widthOf('landing')]).toEqual([
    720, 720, 1264, 1264,
  ]);
});

test('the sizes name the width of the column, and of a narrow window without its gutters', () => {
  expect(pictureSizes(720)).toBe('(min-width: 760px) 720px, calc(100vw - 40px)');
});
