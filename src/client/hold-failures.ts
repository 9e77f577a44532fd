/** How soon after a page begins to be left Firefox ends what it loads, in milliseconds; far more than it takes. */
const SOON = 2000;
/** How long the next page may take to come, in milliseconds. */
const LONG = 20_000;

/** Passes on what comes of loading something, and holds back a failure that leaving the page may have caused. */
export type HoldFailures = <Result>(loading: Promise<Result>) => Promise<Result>;

/**
 * Watches for the page being left. Firefox then ends all loads before the next page has come, and answering these failures by loading the
 * page again would bring the visitor back. Where the page stays, because only a download came, they are passed on late.
 */
export function createHoldFailures(window: Pick<Window, 'addEventListener'>): HoldFailures {
  let leftAt = 0;
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  return loading =>
    loading.catch(async error => {
      if (Date.now() < leftAt + SOON) await new Promise(resolve => setTimeout(resolve, LONG));
      throw error;
    });
}
