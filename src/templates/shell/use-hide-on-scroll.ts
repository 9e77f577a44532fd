import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useBrowser } from './browser.ts';
import { afterJump, afterNavigation, afterScroll, type HideState } from './hide-on-scroll.ts';
import { type ScrollPosition, useScroll } from './use-scroll.ts';

const SHOWN: HideState = { isHidden: false, isJump: false };

/** Whether the navbar is hidden: it hides when the visitor scrolls down and returns when they scroll up. */
export function useHideOnScroll(navbar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const { address } = useBrowser();
  const [state, setState] = useState(SHOWN);
  const heightOf = useCallback(() => navbar.current?.offsetHeight ?? 0, [navbar]);
  const onScroll = useCallback(
    (now: ScrollPosition, before: ScrollPosition) => {
      if (isEnabled) setState(state => afterScroll(state, [now, before], heightOf()));
    },
    [heightOf, isEnabled],
  );
  useScroll(onScroll);
  useEffect(() => {
    if (!isEnabled) return;
    return address.subscribe(() => {
      setState(afterNavigation(address.get().hash !== ''));
      // The navigation has scrolled, and the scroll event has come, in the frame after the next one.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setState(state => afterJump(state, scrollY, heightOf()))),
      );
    });
  }, [address, heightOf, isEnabled]);
  return isEnabled && state.isHidden;
}
