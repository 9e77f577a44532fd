/** How soon after a page begins to be left Firefox ends what it loads, in milliseconds; far more than it takes. */
const SOON = 2000;
/** How long the next page may take to come, in milliseconds. */
const LONG = 20_000;

/** Passes on what comes of loading something; a failure only when it is none of leaving the page. */
export type HoldFailures = <Result>(loading: Promise<Result>) => Promise<Result>;

/**
 * Holds back failures while the page is being left, because Firefox ends all loads before the next page has come: to answer them by
 * loading the page again would bring the visitor back. If the page stays, for a download was all that came, they are passed on late.
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
