import { describe, expect, it } from 'vitest';
import { createBackHold } from '../../../../src/client/navigation/hold-back.ts';

function setUp(isHeld = false) {
  const log: string[] = [];
  const after: (() => void)[] = [];
  const hold = createBackHold({
    isHeld,
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

  it('makes another entry for what was opened while the page was on its way', () => {
    const { hold, log, endEvent } = setUp();
    const release = hold.hold(() => log.push('closed'));
    hold.navigating();
    release();
    endEvent();
    hold.hold(() => log.push('closed on the new page'));
    expect(hold.takeEntry()).toBe(true);
    endEvent();
    hold.moved();
    expect(log).toEqual(['push', 'push', 'closed on the new page']);
  });

  it('makes no second entry when held again in the same event', () => {
    const { hold, log, endEvent } = setUp();
    hold.hold(() => undefined)();
    hold.hold(() => undefined);
    endEvent();
    expect(log).toEqual(['push']);
  });

  it('waits until its entry is taken back when held again before that', () => {
    const { hold, log, endEvent } = setUp();
    hold.hold(() => log.push('closed'))();
    endEvent();
    hold.hold(() => log.push('closed again'));
    hold.moved();
    endEvent();
    expect(log).toEqual(['push', 'back', 'push']);
    hold.moved();
    expect(log).toEqual(['push', 'back', 'push', 'closed again']);
  });

  it('calls the one that holds Back now, even when the one before lets go', () => {
    const { hold, log, endEvent } = setUp();
    const release = hold.hold(() => log.push('first closed'));
    hold.hold(() => log.push('second closed'));
    release();
    endEvent();
    hold.moved();
    expect(log).toEqual(['push', 'second closed']);
  });

  it('calls back one after the other what is on top of something that holds Back too', () => {
    const { hold, log, endEvent } = setUp();
    hold.hold(() => log.push('menu closed'));
    hold.hold(() => log.push('box closed'));
    hold.moved();
    endEvent();
    expect(log).toEqual(['push', 'box closed', 'push']);
    hold.moved();
    endEvent();
    expect(log).toEqual(['push', 'box closed', 'push', 'menu closed']);
  });

  it('keeps its entry for what is below when the thing on top closes by itself', () => {
    const { hold, log, endEvent } = setUp();
    hold.hold(() => log.push('menu closed'));
    hold.hold(() => undefined)();
    endEvent();
    hold.moved();
    endEvent();
    expect(log).toEqual(['push', 'menu closed']);
  });

  describe('in a page that was loaded in a held entry', () => {
    it('takes the entry back', () => {
      const { hold, log } = setUp(true);
      hold.settle();
      hold.settle();
      expect(log).toEqual(['back']);
    });

    it('keeps it for what holds Back again by then', () => {
      const { hold, log, endEvent } = setUp(true);
      const release = hold.hold(() => undefined);
      hold.settle();
      expect(log).toEqual([]);
      release();
      endEvent();
      expect(log).toEqual(['back']);
    });

    it('leaves it to a navigation, and to the visitor who goes back', () => {
      const navigated = setUp(true);
      expect(navigated.hold.takeEntry()).toBe(true);
      const moved = setUp(true);
      moved.hold.moved();
      for (const { hold, log } of [navigated, moved]) {
        hold.settle();
        expect(log).toEqual([]);
      }
    });
  });
});
