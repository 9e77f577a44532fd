import { RELOAD_EVENT } from '../navigation/refresh-event.ts';

/** How long the page that the writer has clicked may take to come, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Returns the function that loads the page again. A click that is under way comes first: its page is loaded in full, and while the browser
 * itself leaves for another page, reloading waits, because that page is new anyway. Only a download leaves the page where it is.
 */
export function createReload(window: Window): () => void {
  const { document, location } = window;
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  return function reload(): void {
    const wait = leftAt + PATIENCE - Date.now();
    if (wait > 0) setTimeout(reload, wait);
    else if (document.dispatchEvent(new CustomEvent(RELOAD_EVENT, { cancelable: true }))) location.reload();
  };
}
