import { describe, expect, test } from 'vitest';
import { groupByCategory, groupByClass } from '../../../../../src/features/maps/client/figure/groups.ts';

const textsOf = (legend: readonly { readonly text: string }[]) => legend.map(({ text }) => text);

describe('regions grouped by classes', () => {
  const values = new Map([
    ['a', 1],
    ['b', 2.234],
    ['c', 4],
    ['d', 9],
  ]);
  const equal = { method: { kind: 'equal-interval', count: 2 } } as const;

  test('have limits that say where they belong', () => {
    const { legend, groups } = groupByClass(['a', 'b', 'c', 'd'], values, equal);
    expect(textsOf(legend)).toEqual(['< 5', '≥ 5']);
    expect([...groups]).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['d', 1],
    ]);
  });
  test('have round limits, and are parted by those', () => {
    const uneven = new Map([
      ['a', 0],
      ['b', 3.3334],
      ['c', 10],
    ]);
    const thirds = { method: { kind: 'equal-interval', count: 3 } } as const;
    const { legend, groups } = groupByClass(['a', 'b', 'c'], uneven, thirds);
    expect(textsOf(legend)).toEqual(['< 3.3', '3.3–6.7', '≥ 6.7']);
    expect(groups.get('b')).toBe(1);
  });
  test('have a colour of their own where they have no figure', () => {
    const { legend, groups } = groupByClass(['a', 'd', 'e'], values, equal);
    expect(legend.at(-1)).toEqual({ color: 'light-dark(#d8d3ca, #4d4944)', text: 'No figure' });
    expect(legend[0]?.color).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
    expect(groups.get('e')).toBe(2);
  });
  test('have the classes of all years, so that colours compare', () => {
    const [early, late] = [
      new Map([['a', 0]]),
      new Map([
        ['a', 8],
        ['b', 10],
      ]),
    ];
    const both = { ...equal, series: [early, late] };
    expect(groupByClass(['a', 'b'], early, both).legend).toEqual(groupByClass(['a', 'b'], late, both).legend);
    expect(textsOf(groupByClass(['a', 'b'], early, both).legend)).toEqual(['< 5', '≥ 5', 'No figure']);
    expect([...groupByClass(['a', 'b'], early, both).groups.values()]).toEqual([0, 2]);
    expect([...groupByClass(['a', 'b'], late, both).groups.values()]).toEqual([1, 1]);
  });
  test('are one class where all figures are equal', () => {
    const same = new Map([
      ['a', 7],
      ['b', 7],
    ]);
    expect(textsOf(groupByClass(['a', 'b'], same, equal).legend)).toEqual(['7']);
  });
});

test('regions grouped by words have a colour each, in the order of the words', () => {
  const { legend, groups } = groupByCategory(
    new Map([
      ['a', 'Sold'],
      ['b', 'Free'],
      ['c', 'Sold'],
    ]),
  );
  expect(textsOf(legend)).toEqual(['Sold', 'Free']);
  expect(new Set(legend.map(({ color }) => color)).size).toBe(2);
  expect([...groups.values()]).toEqual([0, 1, 0]);
});
