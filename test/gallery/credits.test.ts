import { expect, test } from 'vitest';
import { drawnMaps } from './compiled-gallery.ts';

test('a map credits the Great Lakes and the outline of Åland only where it shows them', () => {
  expect(creditedTo('natural-earth-lakes')).toEqual([
    'canada',
    'north-america',
    'usa-canada',
    'world',
    'world-equal-earth',
  ]);
  expect(creditedTo('natural-earth-countries')).toEqual([
    'aland-islands',
    'europe',
    'world',
    'world-equal-earth',
  ]);
});

function creditedTo(source: string): readonly string[] {
  return drawnMaps()
    .filter(({ head }) => head.credits.includes(source))
    .map(({ slug }) => slug)
    .sort();
}
