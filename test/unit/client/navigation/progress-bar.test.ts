import { describe, expect, it } from 'vitest';
import { createProgress, type Progress } from '../../../../src/client/navigation/progress-bar.ts';

interface Setup {
  readonly progress: Progress;
  readonly log: string[];
  readonly pass: (milliseconds: number) => void;
  readonly pending: () => number;
}

function setUp(random = () => 1): Setup {
  const log: string[] = [];
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let now = 0;
  let count = 0;
  const progress = createProgress(
    { show: value => log.push(`${value}`), finish: () => log.push('finish'), hide: () => log.push('hide') },
    {
      setTimeout: (callback, milliseconds) => {
        timers.set(++count, { at: now + milliseconds, callback });
        return count;
      },
      clearTimeout: timer => timers.delete(timer ?? 0),
    },
    random,
  );
  const pass = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due[0]);
      now = due[1].at;
      due[1].callback();
    }
    now = end;
  };
  return { progress, log, pass, pending: () => timers.size };
}

describe('createProgress', () => {
  it('shows nothing of a navigation that takes less than 200 ms', () => {
    const { progress, log, pass, pending } = setUp();
    progress.start();
    pass(199);
    progress.done();
    pass(10_000);
    expect(log).toEqual(['hide']);
    expect(pending()).toBe(0);
  });

  it('starts at 8 % after 200 ms and creeps by up to 2 % every 800 ms', () => {
    const { progress, log, pass } = setUp();
    progress.start();
    pass(200);
    expect(log.slice(1)).toEqual(['8']);
    pass(1600);
    expect(log.slice(1)).toEqual(['8', '10', '12']);
  });

  it('never passes 99.4 %', () => {
    const { progress, log, pass } = setUp();
    progress.start();
    pass(120_000);
    expect(log.at(-1)).toBe('99.4');
  });

  it('fills and goes after 200 ms when all is done, and leaves no timer', () => {
    const { progress, log, pass, pending } = setUp();
    progress.start();
    pass(300);
    progress.done();
    expect(log.at(-1)).toBe('finish');
    pass(199);
    expect(log.at(-1)).toBe('finish');
    pass(1);
    expect(log.at(-1)).toBe('hide');
    expect(pending()).toBe(0);
  });

  it('goes on when another navigation starts before the first has ended', () => {
    const { progress, log, pass } = setUp();
    progress.start();
    pass(1000);
    progress.start();
    pass(800);
    expect(log.slice(1)).toEqual(['8', '10', '12']);
  });

  it('begins anew, delay and all, while the last bar fades', () => {
    const { progress, log, pass, pending } = setUp();
    progress.start();
    pass(200);
    progress.done();
    pass(100);
    progress.start();
    expect(log.at(-1)).toBe('hide');
    pass(100);
    progress.done();
    pass(1000);
    expect(log.at(-1)).toBe('hide');
    expect(pending()).toBe(0);
  });

  it('does nothing when told twice that all is done', () => {
    const { progress, log } = setUp();
    progress.done();
    expect(log).toEqual([]);
  });
});
