import { describe, expect, it } from 'vitest';
import { createBackHold } from '../../../src/client/hold-back.ts';

function setUp() {
  const log: string[] = [];
  const after: (() => void)[] = [];
  const hold = createBackHold({
    pushCopy: () => log.push('push'),
    back: () => log.push('back'),
    afterEvent: callback => after.push(callback),
  });
  const endEvent = (): void => {
    for (const callback of after.splice(0)) callback();
  };
  return { hold, log, endEvent };
}

describe('createBackHold', () => {
  it('calls back when Back is used', () => {
    const { hold, log, endEvent } = setUp();
    const release = hold.hold(() => log.push('closed'));
    hold.moved();
    release();
    endEvent();
    expect(log).toEqual(['push', 'closed']);
  });

  it('takes its entry back when released', () => {
    const { hold, log, endEvent } = setUp();
    hold.hold(() => log.push('closed'))();
    endEvent();
    hold.moved();
    expect(log).toEqual(['push', 'back']);
  });

  it('leaves its entry to the navigation that released it', () => {
    const { hold, log, endEvent } = setUp();
    const release = hold.hold(() => log.push('closed'));
    release();
    hold.navigating();
    endEvent();
    expect(hold.takeEntry()).toBe(true);
    expect(hold.takeEntry()).toBe(false);
    expect(log).toEqual(['push']);
  });

  it('makes no second entry when held again in the same event', () => {
    const { hold, log, endEvent } = setUp();
    hold.hold(() => undefined)();
    hold.hold(() => undefined);
    endEvent();
    expect(log).toEqual(['push']);
  });
});
