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
  restoreScrollOurselves(window, () => {
    history.scrollRestoration = 'manual';
  });
  // Whoever comes back from another site, or reloads, is scrolled by the browser.
  window.addEventListener('pagehide', () => {
    navigation.remember();
    history.scrollRestoration = 'auto';
  });
}

/** From when the browser has restored the position of the first page, and again when it comes out of the browser's cache. */
function restoreScrollOurselves(window: Window, restore: () => void): void {
  if (window.document.readyState === 'complete') restore();
  else window.addEventListener('load', () => setTimeout(restore), { once: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
