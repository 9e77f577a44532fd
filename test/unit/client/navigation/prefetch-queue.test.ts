import { describe, expect, it } from 'vitest';
import { createPrefetchQueue, type PrefetchQueue } from '../../../../src/client/navigation/prefetch-queue.ts';

interface Setup {
  readonly queue: PrefetchQueue;
  readonly asked: string[];
  /** Ends the oldest prefetch that is under way; without bytes it fails. */
  readonly finish: (bytes?: number) => Promise<void>;
  readonly line: { isSlow: boolean };
}

function setUp(known: readonly string[] = []): Setup {
  const asked: string[] = [];
  const pending: { readonly resolve: (bytes: number) => void; readonly reject: (error: Error) => void }[] =
    [];
  const line = { isSlow: false };
  const queue = createPrefetchQueue({
    fetch: path => {
      asked.push(path);
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    isKnown: path => known.includes(path),
    isSlow: () => line.isSlow,
  });
  const finish = async (bytes?: number): Promise<void> => {
    const first = pending.shift();
    if (bytes === undefined) first?.reject(new Error('gone'));
    else first?.resolve(bytes);
    await new Promise(resolve => setTimeout(resolve));
  };
  return { queue, asked, finish, line };
}

function addMany(queue: PrefetchQueue, count: number): void {
  for (let index = 0; index < count; index++) queue.add(`/maps/${index}`);
}

describe('createPrefetchQueue', () => {
  it('has at most eight under way', async () => {
    const { queue, asked, finish } = setUp();
    addMany(queue, 20);
    // So few until the first response shows how heavy a page is.
    expect(asked).toHaveLength(4);
    await finish(1000);
    expect(asked).toHaveLength(9);
    await finish(1000);
    expect(asked).toHaveLength(10);
  });

  it('spends at most 50 kB a page view', async () => {
    const { queue, asked, finish } = setUp();
    addMany(queue, 250);
    for (let index = 0; index < 250; index++) await finish(3_000);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.length * 3_000).toBeLessThanOrEqual(50 * 1024);
  });

  it('has the whole budget again on the next page, and drops what was waiting', async () => {
    const { queue, asked, finish } = setUp();
    addMany(queue, 250);
    for (let index = 0; index < 250; index++) await finish(60_000);
    const before = asked.length;
    queue.reset();
    queue.add('/docs/a');
    expect(asked.slice(before)).toEqual(['/docs/a']);
  });

  it('goes on after a failure', async () => {
    const { queue, asked, finish } = setUp();
    addMany(queue, 9);
    await finish();
    expect(asked).toHaveLength(5);
  });

  it('asks for nothing on a slow line, which is found out each time', () => {
    const { queue, asked, line } = setUp();
    line.isSlow = true;
    queue.add('/a');
    line.isSlow = false;
    queue.add('/b');
    expect(asked).toEqual(['/b']);
  });

  it('asks for nothing that is known', () => {
    const { queue, asked } = setUp(['/a']);
    queue.add('/a');
    expect(asked).toEqual([]);
  });

  it('asks for nothing that is known by the time of its turn, and once for what was added twice', async () => {
    const known: string[] = [];
    const { queue, asked, finish } = setUp(known);
    addMany(queue, 4);
    for (const path of ['/a', '/b', '/b']) queue.add(path);
    known.push('/a');
    await finish(1000);
    expect(asked.slice(4)).toEqual(['/b']);
  });

  it('takes each page for as heavy as the heaviest of the view', async () => {
    const { queue, asked, finish } = setUp();
    addMany(queue, 20);
    await finish(20_000);
    await finish(1000);
    await finish(1000);
    await finish(1000);
    // 23 kB are spent, and a second page of 20 kB would be too much.
    expect(asked).toHaveLength(5);
  });
});
