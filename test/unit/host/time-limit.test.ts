import { describe, expect, it } from 'vitest';
import { withTimeLimit } from '../../../src/generator/host/time-limit.ts';

describe('withTimeLimit', () => {
  it('gives every value in order', () => {
    const items = Array.from({ length: 1000 }, (_, index) => index);
    const results = [...withTimeLimit(10_000, items, item => item * 2)];
    expect(results.map(result => result.isDone && result.value)).toEqual(items.map(item => item * 2));
  });

  it('gives up on the item that never ends, and does the others', () => {
    const results = [
      ...withTimeLimit(200, ['a', 'endless', 'b'], item => {
        while (item === 'endless');
        return item.toUpperCase();
      }),
    ];
    expect(results).toEqual([
      { item: 'a', isDone: true, value: 'A' },
      { item: 'endless', isDone: false },
      { item: 'b', isDone: true, value: 'B' },
    ]);
  });

  it('gives an item all of the time, however long its neighbours took', () => {
    const busy = (milliseconds: number) => {
      for (const end = performance.now() + milliseconds; performance.now() < end; );
      return milliseconds;
    };
    const results = [...withTimeLimit(1_000, [600, 600, 600], busy)];
    expect(results.map(result => result.isDone)).toEqual([true, true, true]);
  });

  it('throws on what the work throws', () => {
    const work = () => {
      throw new RangeError('ours');
    };
    expect(() => [...withTimeLimit(1_000, [1], work)]).toThrow('ours');
  });
});
