import { expect, test } from 'vitest';
import { createNearestPath } from '../../../../src/generator/plan/links/nearest-path.ts';

test('a path that many pages have wrong leaves suggestions for others', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/docs/page-${index}`);
  const nearest = createNearestPath(() => ['/about', ...paths]);
  const suggestions = Array.from({ length: 100 }, () => nearest('/docs/pages-7'));
  expect(new Set(suggestions)).toEqual(new Set(['/docs/page-7']));
  expect(nearest('/docs/page-199x')).toBe('/docs/page-199');
});
