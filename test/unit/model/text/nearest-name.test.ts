import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNearestName, nearestName } from '../../../../src/generator/model/text/nearest-name.ts';

describe('nearestName', () => {
  it.each([
    ['titel', ['date', 'title'], 'title'],
    ['descripton', ['tags', 'description'], 'description'],
    ['Tags', ['tags'], 'tags'],
    ['ca', ['abc', 'ac'], 'ac'],
    ['zzz', ['title'], undefined],
    ['sidebarlabel', ['sidebarLabels', 'sidebarLabel'], 'sidebarLabel'],
  ])('of %s among %j is %s', (name, candidates, nearest) => {
    expect(nearestName(name, candidates)).toBe(nearest);
  });

  it('finds what lies within a third of its length, whatever the two are', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (name, candidate) => {
        const isNear = distance(name, candidate) <= Math.max(1, Math.floor(name.length / 3));
        expect(nearestName(name, [candidate])).toBe(isNear ? candidate : undefined);
      }),
    );
  });

  it('does not compare a text in the place of a name', () => {
    const text = 'x'.repeat(10_000);
    expect(nearestName(text, [`${text.slice(1)}y`])).toBeUndefined();
  });
});

/** The same distance by its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swap =
    a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
      ? distance(a.slice(2), b.slice(2)) + 1
      : Number.POSITIVE_INFINITY;
  if (a[0] === b[0]) return Math.min(distance(a.slice(1), b.slice(1)), swap);
  const rest = [distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1))];
  return Math.min(...rest.map(steps => steps + 1), swap);
}

describe('createNearestName', () => {
  it('stops after so many comparisons in all', () => {
    let looked = 0;
    const candidates = {
      *[Symbol.iterator](): Iterator<string> {
        for (let index = 0; index < 300; index++) {
          looked++;
          yield `name-${index}`;
        }
      },
    };
    const nearest = createNearestName(1_000);
    expect(nearest('nam-0', candidates)).toBe('name-0');
    for (let query = 0; query < 40_000; query++) nearest('another', candidates);
    expect(looked).toBeLessThan(1_000 + 40_001);
    expect(nearest('nam-0', candidates)).toBeUndefined();
  });
});
