import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathOfRings, pathOfShape } from '../../../../src/features/maps/load/path-data.ts';
import { parsePath } from './invented.ts';

describe('path data', () => {
  test('is relative, and leaves out what it can', () => {
    const ring = [
      [10, 20],
      [10.5, 20],
      [10.5, 20.5],
      [9.9, 20.4],
      [10, 20],
    ] as const;
    expect(pathOfRings([ring], 10)).toBe('M10 20h.5v.5l-.6-.1z');
  });

  test('goes on from the start of the ring before', () => {
    const triangle = (x: number) =>
      [
        [x, 0],
        [x + 2, 1],
        [x + 1, 3],
        [x, 0],
      ] as const;
    expect(pathOfRings([triangle(0), triangle(10)], 10)).toBe('M0 0l2 1-1 2zm10 0 2 1-1 2z');
  });

  test('draws a disc as two arcs', () => {
    expect(pathOfShape({ polygons: [], discs: [{ center: [10, 5.5], radius: 2.5 }] }, 10)).toBe(
      'M7.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
    );
  });

  test('leaves out rings that have no area on its grid', () => {
    const speck = [
      [1, 1],
      [1.01, 1],
      [1, 1.02],
      [1, 1],
    ] as const;
    expect(pathOfRings([speck], 10)).toBe('');
  });

  test('gives back every point to within a twentieth of a pixel', () => {
    const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
    const ring = fc.uniqueArray(fc.tuple(coordinate, coordinate), {
      minLength: 3,
      maxLength: 12,
      selector: ([x, y]) => `${Math.round(x * 10)} ${Math.round(y * 10)}`,
    });
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 4 }), rings => {
        const closed = rings.map(points => [...points, ...points.slice(0, 1)]);
        const parsed = parsePath(pathOfRings(closed, 10));
        expect(parsed.map(points => points.length)).toEqual(rings.map(points => points.length));
        for (const [index, [x, y]] of parsed.flat().entries()) {
          const [wantedX, wantedY] = rings.flat()[index] ?? [Number.NaN, Number.NaN];
          expect(Math.abs(x - wantedX)).toBeLessThan(0.050001);
          expect(Math.abs(y - wantedY)).toBeLessThan(0.050001);
        }
      }),
    );
  });
});
