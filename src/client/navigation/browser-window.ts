import type { BackHold } from './hold-back.ts';
import type { NavigationWindow } from './navigation.ts';
import { scrollToHash, scrollToHiddenHash, scrollToPosition } from './scroll.ts';

/** Gives the navigation the window's address, history and scroll position. */
export function createNavigationWindow(
  window: Window,
  backHold: Pick<BackHold, 'takeEntry'>,
): NavigationWindow {
  const { history, location } = window;
  return {
    address: () => new URL(location.href),
    push: (url, entry) => {
      history.scrollRestoration = 'manual';
      if (backHold.takeEntry()) history.replaceState({ entry }, '', url);
      else history.pushState({ entry }, '', url);
    },
    replace: (url, entry) => history.replaceState({ entry }, '', url),
    leave: (url, arrival) => {
      const isHere = url.pathname === location.pathname && url.search === location.search;
      if (isHere) {
        history.replaceState(history.state, '', url);
        location.reload();
      } else if (arrival === 'push') location.assign(url);
      else location.replace(url);
    },
    position: () => ({ left: window.scrollX, top: window.scrollY }),
    scrollTo: position => scrollToPosition(window, position),
    scrollToHash: hash => scrollToHash(window.document, hash),
    scrollToHiddenHash: hash => scrollToHiddenHash(window.document, hash),
  };
}

/** The name of the current history entry, if this script has given it one. */
export function readEntry(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : null;
}

/** Makes names of history entries that no other visit uses. */
export function createEntryNames(now: number): () => string {
  let count = 0;
  return () => `${now.toString(36)}-${count++}`;
}
