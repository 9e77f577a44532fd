import { describe, expect, test } from 'vitest';
import { readAsked, withQuery, writeAsked } from '../../../../src/features/search/client/search-address.ts';

describe('the address of the search page', () => {
  test.each([
    ['', { query: '', area: null, version: '' }],
    ['?q=two+words', { query: 'two words', area: null, version: '' }],
    ['?q=a%26b&area=docs&version=8.6', { query: 'a&b', area: 'docs', version: '8.6' }],
    // Pages outside all areas are an area too.
    ['?q=a&area=', { query: 'a', area: '', version: '' }],
  ])('%s asks %j', (search, asked) => {
    expect(readAsked(search)).toEqual(asked);
    expect(readAsked(writeAsked(asked))).toEqual(asked);
  });

  test('holds what is asked and nothing else, without spaces around the query', () => {
    expect(writeAsked({ query: ' two words ', area: null, version: '' })).toBe('?q=two+words');
    expect(writeAsked({ query: 'a', area: '', version: 'all' })).toBe('?q=a&area=&version=all');
  });
});

test.each([
  ['/docs/a', '/docs/a?q=two+words'],
  ['/docs/a#part', '/docs/a?q=two+words#part'],
])('a found page %s is opened as %s', (href, opened) => {
  expect(withQuery(href, 'two words')).toBe(opened);
});
