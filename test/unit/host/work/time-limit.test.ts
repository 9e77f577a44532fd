import { describe, expect, it } from 'vitest';
import { callSiteCode } from '../../../../src/generator/host/work/site-code.ts';
import { withTimeLimit } from '../../../../src/generator/host/work/time-limit.ts';

describe('withTimeLimit', () => {
  it('gives every value in order', () => {
    const items = Array.from({ length: 1000 }, (_, index) => index);
    const results = [...withTimeLimit(10_000, items, item => item * 2)];
    expect(results.map(result => result.outcome === 'done' && result.value)).toEqual(
      items.map(item => item * 2),
    );
  });

  it('gives up on the item that never ends, and does the others', () => {
    const results = [
      ...withTimeLimit(1_000, ['a', 'endless', 'b'], item => {
        while (item === 'endless');
        return item.toUpperCase();
      }),
    ];
    expect(results).toEqual([
      { item: 'a', outcome: 'done', value: 'A' },
      { item: 'endless', outcome: 'timeout' },
      { item: 'b', outcome: 'done', value: 'B' },
    ]);
  });

  it('says in which code of the site an item was, and forgets it afterwards', () => {
    const plan = { what: 'The plan' };
    const page = { what: 'The page' };
    const results = [
      ...withTimeLimit(200, ['inside', 'outside'], item => {
        callSiteCode(plan, () => {
          callSiteCode(page, () => {});
          while (item === 'inside');
        });
        while (item === 'outside');
      }),
    ];
    expect(results).toEqual([
      { item: 'inside', outcome: 'timeout', stopped: plan },
      { item: 'outside', outcome: 'timeout' },
    ]);
  });

  it('gives an item all of the time, however long its neighbours took', () => {
    const busy = (milliseconds: number) => {
      for (const end = performance.now() + milliseconds; performance.now() < end; );
      return milliseconds;
    };
    const results = [...withTimeLimit(10_000, [600, 600, 600], busy)];
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
  });

  it('gives what the work throws as the result of its item, and does the others', () => {
    const results = withTimeLimit(1_000, [1, 2, 3], item => {
      if (item === 2) throw new RangeError('ours');
      return item;
    });
    expect([...results]).toEqual([
      { item: 1, outcome: 'done', value: 1 },
      { item: 2, outcome: 'thrown', error: new RangeError('ours') },
      { item: 3, outcome: 'done', value: 3 },
    ]);
  });

  it('leaves signals to the system while an item may never end, and gives the listeners back', () => {
    const listener = () => {};
    process.once('SIGTERM', listener);
    const counts: number[] = [];
    const results = [
      ...withTimeLimit(200, ['endless'], () => {
        counts.push(process.listenerCount('SIGTERM'));
        for (;;);
      }),
    ];
    expect(results).toEqual([{ item: 'endless', outcome: 'timeout' }]);
    expect(counts).toEqual([1, 0]);
    expect(process.listeners('SIGTERM')).toContain(listener);
    process.off('SIGTERM', listener);
    expect(process.listenerCount('SIGTERM')).toBe(0);
  });
});
