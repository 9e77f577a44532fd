/** How soon after a visitor begins to leave a page Firefox ends its loads, in milliseconds; far more than it takes. */
const SOON = 2000;
/** How long after WebKit ends the loads of a page it says that the visitor leaves, in milliseconds; far more than it takes. */
const MOMENT = 250;
/** How long the next page may take to arrive, in milliseconds. */
const LONG = 20_000;

/** Passes on the result of loading something, and holds back a failure that leaving the page may have caused. */
export type HoldFailures = <Result>(loading: Promise<Result>) => Promise<Result>;

/**
 * Watches for the visitor leaving the page. Firefox then ends all loads before the next page arrives, and WebKit ends them even before
 * it says so. Answering these failures by loading the page again would bring the visitor back. If the page stays, because the link was
 * only a download, the failures are passed on late.
 */
export function createHoldFailures(window: Pick<Window, 'addEventListener'>): HoldFailures {
  let leftAt = 0;
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  return loading =>
    loading.catch(async error => {
      await pause(MOMENT);
      if (Date.now() < leftAt + SOON) await pause(LONG);
      throw error;
    });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
