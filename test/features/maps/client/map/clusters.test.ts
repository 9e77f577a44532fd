import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPoints } from '../../../../../src/features/maps/client/map/clusters.ts';

const point = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) });

describe('clusterPoints', () => {
  it('gathers near points and is in their middle', () => {
    const [a, b, c] = [
      { x: 0, y: 0, name: 'a' },
      { x: 500, y: 0, name: 'b' },
      { x: 10, y: 20, name: 'c' },
    ];
    expect(clusterPoints([a, b, c], 40)).toEqual([
      { x: 5, y: 10, members: [a, c] },
      { x: 500, y: 0, members: [b] },
    ]);
  });

  it('gathers across the lines of its grid', () => {
    expect(
      clusterPoints(
        [
          { x: 39, y: 41 },
          { x: 41, y: 39 },
        ],
        40,
      ),
    ).toHaveLength(1);
  });

  it('chooses the nearest of two clusters', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 30, y: 0 },
    ];
    expect(clusterPoints(points, 40).map(({ members }) => members.length)).toEqual([1, 2]);
  });

  it('loses no point, and keeps the first points of two clusters apart', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), points => {
        const clusters = clusterPoints(points, 40);
        const firsts = clusters.flatMap(({ members }) => members.slice(0, 1));
        expect(clusters.flatMap(({ members }) => members)).toHaveLength(points.length);
        for (const [index, a] of firsts.entries()) {
          for (const b of firsts.slice(index + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(40);
        }
      }),
    );
  });

  it('makes no cluster of nothing', () => {
    expect(clusterPoints([], 40)).toEqual([]);
  });
});
