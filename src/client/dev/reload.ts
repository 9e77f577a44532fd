import { linkOf } from '../navigation/link-target.ts';
import { RELOAD_EVENT } from '../navigation/refresh-event.ts';
import { mayLeadToPage } from './may-lead-to-page.ts';

/** How long the page that the writer has clicked may take to come, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Returns the function that loads the page again. A click that is under way comes first: its page is loaded in full, and while the browser
 * itself leaves for another page, reloading waits, because that page is new anyway.
 */
export function createReload(window: Window): () => void {
  const { document, location } = window;
  let leftAt = Number.NEGATIVE_INFINITY;
  let isForPage = true;
  const noteClick = (event: Event) => {
    const found = linkOf(event);
    isForPage = found === null || mayLeadToPage(found.link);
  };
  window.addEventListener('click', noteClick, { capture: true });
  window.addEventListener('beforeunload', () => {
    if (isForPage) leftAt = Date.now();
    isForPage = true;
  });
  return function reload(): void {
    const wait = leftAt + PATIENCE - Date.now();
    if (wait > 0) setTimeout(reload, wait);
    else if (document.dispatchEvent(new CustomEvent(RELOAD_EVENT, { cancelable: true }))) location.reload();
  };
}
