/**
 * Runs a change of the page and cross-fades from what the visitor saw before. The browser makes the change in its next frame; where it
 * cannot fade, or the visitor does not want motion, the change is made at once. Rejects if the change throws.
 */
export async function crossFade(document: Document, change: () => void): Promise<void> {
  if (!canFade(document)) return change();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
  // Without a fade the change is still made: the next one may have begun, or the visitor may have left the tab.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
  await updateCallbackDone;
}

function canFade(document: Document): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    document.defaultView?.matchMedia('(prefers-reduced-motion: no-preference)').matches === true
  );
}
