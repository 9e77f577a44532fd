import { expect, test } from 'vitest';
import { matchesId } from '../../src/features/maps/load/region-ids.ts';
import { drawnMap, realGallery } from './compiled-gallery.ts';
import { isInside, type Point } from './plane.ts';

test('no box covers a region that is not in it', () => {
  const faults = realGallery().recipes.flatMap(({ slug, insets }) => {
    const { outlines } = drawnMap(slug);
    return insets.flatMap(({ title, box: [left, top, width, height], regions, isFramed }) => {
      const isIn = ([x, y]: Point) => x > left && x < left + width && y > top && y < top + height;
      const corners: readonly Point[] = [
        [left, top],
        [left + width, top],
        [left, top + height],
        [left + width, top + height],
      ];
      return [...outlines]
        .filter(([id]) => isFramed && !regions.some(written => matchesId(id, written)))
        .filter(([, rings]) => rings.flat().some(isIn) || corners.some(corner => isInside(corner, rings)))
        .map(([id]) => `${slug}: the box ${title} covers ${id}`);
    });
  });
  expect(faults).toEqual([]);
});
