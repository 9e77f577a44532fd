import type { ScrollPosition } from './use-scroll.ts';

/** What a navbar that hides remembers. A navigation sets `isJump`, because its own scrolling must not change the state. */
export interface HideState {
  readonly isHidden: boolean;
  readonly isJump: boolean;
}

/** The navbar's state after a scroll event. `height` is the navbar's, in CSS pixels. */
export function afterScroll(
  state: HideState,
  [now, before]: readonly [now: ScrollPosition, before: ScrollPosition],
  height: number,
): HideState {
  if (now.top < height) return { ...state, isHidden: false };
  if (state.isJump) return { ...state, isJump: false };
  if (now.top > before.top) return { ...state, isHidden: true };
  const isOverscrolling = now.top + now.windowHeight >= now.documentHeight - height;
  return isOverscrolling || now.top === before.top ? state : { ...state, isHidden: false };
}

/** The navbar's state after a navigation: hidden if the target is a hash, so that it does not cover the target. */
export function afterNavigation(hasHash: boolean): HideState {
  return { isHidden: hasHash, isJump: true };
}

/** The state after the scrolling of a navigation, if it scrolled. After a jump to the start of the page, the navbar covers nothing. */
export function afterJump({ isHidden }: HideState, top: number, height: number): HideState {
  return { isHidden: isHidden && top >= height, isJump: false };
}
