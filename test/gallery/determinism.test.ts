import { expect, test } from 'vitest';
import { realGallery } from './compiled-gallery.ts';
import { compile } from './real-gallery.ts';

test('a map that is compiled again, after all others and in another order, has the same texts', () => {
  const { recipes, maps } = realGallery();
  const first = new Map(maps.map(map => [map.head.slug, map]));
  const again = recipes
    .toReversed()
    .filter((_, index) => index % 4 === 0)
    .map(compile);
  expect(again.length).toBeGreaterThan(60);
  const changed = again.flatMap(({ map }) => {
    const before = map === null ? undefined : first.get(map.head.slug);
    const isEqual = JSON.stringify(map) === JSON.stringify(before);
    return isEqual ? [] : [map?.head.slug];
  });
  expect(changed).toEqual([]);
});
