import { expect, test } from 'vitest';
import { contentsList } from '../../../src/generator/load/markdown/contents-list.ts';

/** The list without its links: the ids in their levels. */
const listOf = (...headings: readonly [id: string, level: number][]) =>
  contentsList(
    headings.map(([id, level]) => ({ id, level, text: id })),
    'Contents',
  )
    .replace(/<nav[^>]*>|<\/nav>/g, '')
    .replace(/<a href="#(\w)">\w<\/a>/g, '$1');

test.each<[what: string, headings: readonly [string, number][], list: string]>([
  [
    'of one level are neighbours',
    [
      ['a', 2],
      ['b', 2],
    ],
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'of a lower level are inside the one above',
    [
      ['a', 2],
      ['b', 3],
      ['c', 2],
    ],
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  [
    'two levels up close both',
    [
      ['a', 2],
      ['b', 3],
      ['c', 4],
      ['d', 2],
    ],
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  ],
  [
    'that skip a level are one level down, as is the next of that level',
    [
      ['a', 2],
      ['b', 4],
      ['c', 3],
    ],
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
  ],
  [
    'above the first are its neighbours',
    [
      ['a', 3],
      ['b', 2],
      ['c', 3],
    ],
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
  ],
])('headings %s', (_, headings, list) => {
  expect(listOf(...headings)).toBe(list);
});
