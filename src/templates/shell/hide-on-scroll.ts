import type { ScrollPosition } from './use-scroll.ts';

/** What a navbar that hides remembers. `isAnchorJump` is set by a navigation to a hash, whose own scrolling changes nothing. */
export interface HideState {
  readonly isHidden: boolean;
  readonly isAnchorJump: boolean;
}

/** The navbar's state after a scroll event. `height` is its own, in CSS pixels. */
export function afterScroll(
  state: HideState,
  [now, before]: readonly [now: ScrollPosition, before: ScrollPosition],
  height: number,
): HideState {
  if (now.top < height) return { ...state, isHidden: false };
  if (state.isAnchorJump) return { ...state, isAnchorJump: false };
  if (now.top > before.top) return { ...state, isHidden: true };
  const isOverscrolling = now.top + now.windowHeight >= now.documentHeight - height;
  return isOverscrolling || now.top === before.top ? state : { ...state, isHidden: false };
}

/** The navbar's state after a navigation: hidden when it leads to a hash, so as not to cover the target. */
export function afterNavigation(hasHash: boolean): HideState {
  return { isHidden: hasHash, isAnchorJump: hasHash };
}
