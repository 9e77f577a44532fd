import { readEntry } from './browser-window.ts';
import type { BackHold } from './hold-back.ts';
import { clickTarget, linkOf } from './link-target.ts';
import type { Navigation } from './navigation.ts';

/** Passes clicks on links and moves along the history to the navigation. */
export function installNavigation(
  window: Window,
  baseUrl: string,
  { navigation, backHold }: { readonly navigation: Navigation; readonly backHold: BackHold },
): void {
  const { document, history, location } = window;
  document.addEventListener('click', event => {
    const found = linkOf(event);
    if (!found) return;
    // The browser handles a hash of the same page, but we handle the way back.
    navigation.remember();
    const url = clickTarget(event, found.link, { address: new URL(location.href), baseUrl });
    if (!url) return;
    event.preventDefault();
    // A link to the present address makes no entry that could take the place of the held one.
    if (url.href !== location.href) backHold.navigating();
    void navigation.navigate(url, 'push');
  });
  window.addEventListener('popstate', ({ state }) => {
    backHold.moved();
    void navigation.moved(readEntry(state));
  });
  const restoreScrollOurselves = (): void => {
    history.scrollRestoration = 'manual';
  };
  // A browser that switches processes for the next page may learn too late how far this one was scrolled, and who restores its
  // position.
  const isUnrestored = window.scrollY === 0 || history.scrollRestoration === 'manual';
  if (isUnrestored && navigation.restore()) restoreScrollOurselves();
  whenRestored(window, () => {
    restoreScrollOurselves();
    backHold.settle();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreScrollOurselves());
  // A value written while the visitor leaves the page may not reach the browser's next process in time.
  window.addEventListener('scrollend', navigation.remember);
  // The browser scrolls for a visitor who comes back from another site or reloads.
  window.addEventListener('pagehide', () => {
    navigation.remember();
    history.scrollRestoration = 'auto';
  });
}

/** Calls back after the browser has restored the position of the first page. */
function whenRestored(window: Window, callback: () => void): void {
  if (window.document.readyState === 'complete') callback();
  else window.addEventListener('load', () => setTimeout(callback), { once: true });
}
