import { readEntry } from './browser-window.ts';
import type { BackHold } from './hold-back.ts';
import { clickTarget, linkOf } from './link-target.ts';
import type { Navigation } from './navigation.ts';

/** Hands clicks on links and moves along the history over to the navigation. */
export function installNavigation(
  window: Window,
  baseUrl: string,
  { navigation, backHold }: { readonly navigation: Navigation; readonly backHold: BackHold },
): void {
  const { document, history, location } = window;
  document.addEventListener('click', event => {
    const found = linkOf(event);
    if (!found) return;
    // A hash of the same page is the browser's affair, but the way back is ours.
    navigation.remember();
    const url = clickTarget(event, found.link, { address: new URL(location.href), baseUrl });
    if (!url) return;
    event.preventDefault();
    backHold.navigating();
    void navigation.navigate(url, 'push');
  });
  window.addEventListener('popstate', ({ state }) => {
    backHold.moved();
    void navigation.moved(readEntry(state));
  });
  const restoreScrollOurselves = (): void => {
    history.scrollRestoration = 'manual';
  };
  // A browser that changes its process for the next page may learn too late how far this one was scrolled, and whose affair it is.
  const isUnrestored = window.scrollY === 0 || history.scrollRestoration === 'manual';
  if (isUnrestored && navigation.restore()) restoreScrollOurselves();
  whenRestored(window, () => {
    restoreScrollOurselves();
    backHold.settle();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreScrollOurselves());
  // What is written as the page is left may come too late for the next process of the browser.
  window.addEventListener('scrollend', navigation.remember);
  // The browser scrolls a visitor who comes back from another site, or reloads.
  window.addEventListener('pagehide', () => {
    navigation.remember();
    history.scrollRestoration = 'auto';
  });
}

/** Calls back once the browser has restored the position of the first page. */
function whenRestored(window: Window, callback: () => void): void {
  if (window.document.readyState === 'complete') callback();
  else window.addEventListener('load', () => setTimeout(callback), { once: true });
}
