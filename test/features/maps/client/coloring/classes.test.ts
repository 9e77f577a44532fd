import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classLimits, roundest } from '../../../../../src/features/maps/client/coloring/class-limits.ts';
import { mapLegend } from '../../../../../src/features/maps/client/coloring/map-legend.ts';
import { type DataLayer, PLAIN } from '../../../../../src/features/maps/client/coloring/map-state.ts';
import { naturalBreaks } from '../../../../../src/features/maps/client/coloring/natural-breaks.ts';
import { PALETTES, paletteColors } from '../../../../../src/features/maps/client/coloring/palettes.ts';
import { classOf } from '../../../../../src/features/maps/client/map/choropleth.ts';

function layer(numbers: readonly number[], more: Partial<DataLayer> = {}): DataLayer {
  const values = new Map(numbers.map((value, index) => [`r${index}`, value]));
  const plain = { unit: '', limits: [], palette: 'blues', isReversed: false, noData: '#cccccc' };
  return { values, method: 'natural', classes: 3, ...plain, ...more };
}

describe('naturalBreaks', () => {
  it('cuts where the gaps are', () => {
    expect(naturalBreaks([1, 2, 3, 50, 51, 52, 100], 3)).toEqual([50, 100]);
    expect(naturalBreaks([1, 1, 1, 9], 3)).toEqual([9]);
    expect(naturalBreaks([], 3)).toEqual([]);
  });

  it('is as good as trying all limits', () => {
    const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(numbers, values => {
        const sorted = values.sort((a, b) => a - b);
        if (new Set(sorted).size < 3) return;
        const best = Math.min(
          ...sorted.flatMap((_, one) =>
            sorted
              .slice(one + 1)
              .map((_, two) => spread(sorted, [sorted[one] ?? 0, sorted[one + 1 + two] ?? 0])),
          ),
        );
        expect(spread(sorted, naturalBreaks(sorted, 3))).toBeCloseTo(best, 6);
      }),
    );
  });
});

/** The sum of squared deviations within the classes. */
function spread(sorted: readonly number[], limits: readonly number[]): number {
  const classes = new Map<number, number[]>();
  for (const value of sorted) {
    const index = classOf(value, limits);
    classes.set(index, [...(classes.get(index) ?? []), value]);
  }
  return [...classes.values()].reduce((total, values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return total + values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  }, 0);
}

describe('limits', () => {
  it.each([
    [12.3, 17.9, 15],
    [99, 101, 100],
    [-3, 4, 0],
    [0.012, 0.019, 0.015],
    [1234, 1240, 1240],
    [-17, -12, -15],
  ])('between %s and %s are %s', (below, above, limit) => {
    expect(roundest(below, above)).toBe(limit);
  });

  it.each(['natural', 'quantile'] as const)(
    'are rounded without moving a value to another class: %s',
    method => {
      const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
        minLength: 1,
        maxLength: 30,
      });
      fc.assert(
        fc.property(numbers, values => {
          const limits = classLimits(layer(values, { method, classes: 5 }));
          expect(limits.length).toBeLessThan(5);
          expect([...limits].sort((a, b) => a - b)).toEqual(limits);
          const used = new Set(values.map(value => classOf(value, limits)));
          expect(used.size).toBe(limits.length + 1);
        }),
      );
    },
  );

  it('are the visitor’s own', () => {
    expect(classLimits(layer([1, 2, 3], { method: 'own', limits: [2, 10] }))).toEqual([2, 10]);
  });

  it('of equal steps are round', () => {
    expect(classLimits(layer([0.3, 99.8], { method: 'equal', classes: 5 }))).toEqual([20, 40, 60, 80]);
  });
});

describe('mapLegend', () => {
  it('explains classes, regions without a figure and named groups', () => {
    const state = {
      ...PLAIN,
      title: 'Rain',
      data: layer([1, 2, 30], { unit: 'mm', classes: 3 }),
      groups: [
        { name: 'Lakes', color: '#0000ff', regions: ['r0'] },
        { name: '', color: '#ff0000', regions: ['r1'] },
      ],
    };
    const legend = mapLegend(state, ['r0', 'r1', 'r2', 'r3']);
    expect(legend.title).toBe('Rain (mm)');
    expect(legend.items.map(({ text }) => text)).toEqual(['< 2', '2–20', '≥ 20', 'No figure', 'Lakes']);
    expect([...legend.fills]).toEqual([
      ['r0', '#0000ff'],
      ['r1', '#ff0000'],
      ['r2', '#084594'],
      ['r3', '#cccccc'],
    ]);
  });
});

describe('palettes', () => {
  it('have as many colours as classes, and turn round', () => {
    expect(paletteColors('blues', 3)).toEqual(['#eff3ff', '#6baed6', '#084594']);
    expect(paletteColors('blues', 3, true)).toEqual(['#084594', '#6baed6', '#eff3ff']);
  });

  it.each(Object.keys(PALETTES))('can be told apart by colour-blind people: %s', name => {
    for (const sight of [NORMAL, PROTANOPIA, DEUTERANOPIA, TRITANOPIA]) {
      const seen = paletteColors(name, 5).map(color => labOf(color, sight));
      for (const [index, one] of seen.entries())
        for (const other of seen.slice(index + 1))
          expect(Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))).toBeGreaterThan(7);
    }
  });
});

type Matrix = readonly (readonly number[])[];
const NORMAL: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Machado, Oliveira and Fernandes (2009), severity 1. */
const PROTANOPIA: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const DEUTERANOPIA: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const TRITANOPIA: Matrix = [
  [1.255528, -0.076749, -0.178779],
  [-0.078411, 0.930809, 0.147602],
  [0.004733, 0.691367, 0.3039],
];

/** A colour as an eye sees it, in CIELAB. */
function labOf(color: string, sight: Matrix): readonly number[] {
  const linear = [1, 3, 5].map(at => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const times = (matrix: Matrix, vector: readonly number[]) =>
    matrix.map(row => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));
  const seen = times(sight, linear).map(part => Math.min(1, Math.max(0, part)));
  const [x = 0, y = 0, z = 0] = times(
    [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ],
    seen,
  ).map(part => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
