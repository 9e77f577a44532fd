import { expect, test } from 'vitest';
import { descriptionOfPage, paginate, titleOfPage } from '../../../src/generator/kit/pagination.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';

const words = wordsOf('en');
const href = (path: string) => `/sub${path}`;

test('a list is cut into pages, of which the first lies at its base and each knows all', () => {
  const pages = paginate(['a', 'b', 'c'], { base: '/jobs', perPage: 2, href });
  expect(pages.map(({ path, items }) => [path, items])).toEqual([
    ['/jobs', ['a', 'b']],
    ['/jobs/page/2', ['c']],
  ]);
  expect(pages.map(page => page.pages)).toEqual([
    { number: 1, hrefs: ['/sub/jobs', '/sub/jobs/page/2'] },
    { number: 2, hrefs: ['/sub/jobs', '/sub/jobs/page/2'] },
  ]);
});

test('a list that fills its last page has no empty one after it, and a list of nothing has one page', () => {
  expect(paginate(['a', 'b'], { base: '/', perPage: 2, href }).map(({ path }) => path)).toEqual(['/']);
  expect(paginate([], { base: '/jobs', perPage: 2, href }).map(({ items }) => items)).toEqual([[]]);
});

test('the pages that follow say their number to search engines, the first does not', () => {
  const [first, second] = [1, 2].map(number => ({ number, hrefs: ['/jobs', '/jobs/page/2'] }));
  expect(first && titleOfPage('Jobs', first, words)).toBe('Jobs');
  expect(second && titleOfPage('Jobs', second, words)).toBe('Jobs, page 2');
  expect(first && descriptionOfPage('Every job.', first, words)).toBe('Every job.');
  expect(second && descriptionOfPage('Every job.', second, words)).toBe('Page 2 of 2: Every job.');
  expect(second && descriptionOfPage('', second, words)).toBe('');
});
