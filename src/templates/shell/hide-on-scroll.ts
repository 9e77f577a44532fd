import type { ScrollPosition } from './use-scroll.ts';

/** What a navbar that hides remembers. `isJump` is set by a navigation, whose own scrolling changes nothing. */
export interface HideState {
  readonly isHidden: boolean;
  readonly isJump: boolean;
}

/** The navbar's state after a scroll event. `height` is its own, in CSS pixels. */
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

/** The navbar's state after a navigation: hidden when it leads to a hash, so as not to cover the target. */
export function afterNavigation(hasHash: boolean): HideState {
  return { isHidden: hasHash, isJump: true };
}

/** The state once a navigation has scrolled, if it did: a jump that ended at the start of the page covers nothing there. */
export function afterJump({ isHidden }: HideState, top: number, height: number): HideState {
  return { isHidden: isHidden && top >= height, isJump: false };
}
