import { describe, expect, test } from 'vitest';
import { afterJump, afterNavigation, afterScroll } from '../../../../src/templates/shell/hide-on-scroll.ts';

const HEIGHT = 64;
const SHOWN = { isHidden: false, isJump: false };
const HIDDEN = { isHidden: true, isJump: false };

function scroll(state: typeof SHOWN, from: number, to: number) {
  const at = (top: number) => ({ top, windowHeight: 800, documentHeight: 3000 });
  return afterScroll(state, [at(to), at(from)], HEIGHT);
}

describe('the navbar', () => {
  test('hides when the visitor scrolls down and returns when they scroll up', () => {
    expect(scroll(SHOWN, 200, 300)).toEqual(HIDDEN);
    expect(scroll(HIDDEN, 300, 290)).toEqual(SHOWN);
  });

  test('shows at the start of a page', () => {
    expect(scroll(HIDDEN, 40, 60)).toEqual(SHOWN);
  });

  test('stays hidden while the page springs back at its end', () => {
    expect(scroll(HIDDEN, 2200, 2190)).toEqual(HIDDEN);
  });

  test('stays as it is when nothing but the size of the window changes', () => {
    expect(scroll(HIDDEN, 300, 300)).toEqual(HIDDEN);
    expect(scroll(SHOWN, 300, 300)).toEqual(SHOWN);
  });

  test('hides on a navigation to a hash, whose own scrolling then changes nothing', () => {
    const state = afterNavigation(true);
    expect(state).toEqual({ isHidden: true, isJump: true });
    expect(scroll(state, 900, 400)).toEqual(HIDDEN);
  });

  test('shows on any other navigation, whose own scrolling changes nothing either', () => {
    const state = afterNavigation(false);
    expect(state).toEqual({ isHidden: false, isJump: true });
    expect(scroll(state, 0, 400)).toEqual(SHOWN);
  });

  test('shows where a jump to a hash ended at the start, scrolled or not, and stays hidden elsewhere', () => {
    expect(afterJump(afterNavigation(true), 0, HEIGHT)).toEqual(SHOWN);
    expect(afterJump(afterNavigation(true), HEIGHT, HEIGHT)).toEqual(HIDDEN);
    expect(afterJump(afterNavigation(false), 900, HEIGHT)).toEqual(SHOWN);
  });

  test('shows above its own height even after a navigation to a hash', () => {
    expect(scroll(afterNavigation(true), 900, 10).isHidden).toBe(false);
  });
});
