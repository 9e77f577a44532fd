import { describe, expect, it } from 'vitest';
import {
  classBreaks,
  classOf,
  createChoropleth,
  sequentialColors,
} from '../../../../../src/features/maps/client/map/choropleth.ts';

describe('classBreaks', () => {
  it('cuts into classes of the same width', () => {
    expect(classBreaks([0, 1, 2, 100], { kind: 'equal-interval', count: 4 })).toEqual([25, 50, 75]);
  });

  it('cuts into classes of the same number of values', () => {
    expect(classBreaks([1, 2, 3, 4, 100], { kind: 'quantile', count: 2 })).toEqual([3]);
    expect(classBreaks([1, 2, 3, 4], { kind: 'quantile', count: 2 })).toEqual([2.5]);
  });

  it('keeps equal values together, in fewer classes', () => {
    expect(classBreaks([0, 0, 0, 0, 0, 9], { kind: 'quantile', count: 5 })).toEqual([]);
    expect(classBreaks([5, 5, 5], { kind: 'equal-interval', count: 3 })).toEqual([]);
  });

  it('takes manual breaks in order, each once', () => {
    expect(classBreaks([], { kind: 'manual', breaks: [10, 5, 10] })).toEqual([5, 10]);
  });

  it('has no breaks without values', () => {
    expect(classBreaks([], { kind: 'quantile', count: 5 })).toEqual([]);
  });
});

it('puts a value at a break into the class above it', () => {
  expect([4, 5, 9, 10].map(value => classOf(value, [5, 10]))).toEqual([0, 1, 1, 2]);
});

describe('sequentialColors', () => {
  const greensOf = (colors: readonly string[]) => colors.map(color => Number.parseInt(color.slice(3, 5), 16));

  it.each([1, 2, 5, 9])('has %i colours that grow darker', count => {
    const colors = sequentialColors(count);
    const greens = greensOf(colors);
    expect(colors).toHaveLength(count);
    expect(colors.every(color => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
    expect(greens).toEqual([...new Set(greens)].sort((a, b) => b - a));
  });
  it('has colours that grow brighter on dark paper', () => {
    const greens = greensOf(sequentialColors(7, 'dark'));
    expect(greens).toEqual([...new Set(greens)].sort((a, b) => a - b));
  });
});

describe('createChoropleth', () => {
  it('colours regions from light to dark and says what the colours mean', () => {
    const values = new Map([
      ['DE-BE', 0],
      ['DE-BY', 5],
      ['DE-SN', 30],
    ]);
    const { fills, legend } = createChoropleth(values, 3, value => `${value} %`);
    expect(fills).toEqual(
      new Map([
        ['DE-BE', '#d6ebef'],
        ['DE-BY', '#d6ebef'],
        ['DE-SN', '#063f4d'],
      ]),
    );
    expect(legend).toEqual([
      { color: '#d6ebef', text: '< 10 %' },
      { color: '#4fa3b5', text: '10 %–20 %' },
      { color: '#063f4d', text: '≥ 20 %' },
    ]);
  });

  it('has one line for values that are all the same', () => {
    const { legend } = createChoropleth(new Map([['a', 3]]), 1, String);
    expect(legend.map(({ text }) => text)).toEqual(['3']);
  });

  it('is empty without values', () => {
    expect(createChoropleth(new Map(), 0, String)).toEqual({ fills: new Map(), legend: [] });
  });
});
