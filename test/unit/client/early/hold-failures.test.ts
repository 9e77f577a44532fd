import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoldFailures } from '../../../../src/client/early/hold-failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How loading ended that fails some time after the page began to be left, if it has ended yet. */
async function failing({ after = 0, isLeft = true }): Promise<readonly string[]> {
  const window = new EventTarget();
  const holdFailures = createHoldFailures(window as Window);
  const ends: string[] = [];
  if (isLeft) window.dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(after);
  holdFailures(Promise.reject(new Error('lost'))).catch((error: Error) => ends.push(error.message));
  await vi.advanceTimersByTimeAsync(1000);
  return ends;
}

describe('holdFailures', () => {
  it('passes on what was loaded, also while the page is left', async () => {
    const window = new EventTarget();
    const holdFailures = createHoldFailures(window as Window);
    window.dispatchEvent(new Event('beforeunload'));
    expect(await holdFailures(Promise.resolve('a page'))).toBe('a page');
  });

  it('passes on a failure soon on a page that stays', async () => {
    expect(await failing({ isLeft: false })).toEqual(['lost']);
  });

  it('says nothing of a failure that comes before the browser says that the page is left, as in WebKit', async () => {
    const window = new EventTarget();
    const ends: string[] = [];
    createHoldFailures(window as Window)(Promise.reject(new Error('lost'))).catch(() => ends.push('lost'));
    await vi.advanceTimersByTimeAsync(20);
    window.dispatchEvent(new Event('beforeunload'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(ends).toEqual([]);
  });

  it('says nothing of a failure that leaving the page has caused', async () => {
    expect(await failing({ after: 500 })).toEqual([]);
  });

  it('passes it on late where the page has stayed, because a download was all that came', async () => {
    const ends = await failing({ after: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toEqual(['lost']);
  });

  it('passes on soon what fails long after something was downloaded', async () => {
    expect(await failing({ after: 5000 })).toEqual(['lost']);
  });
});
