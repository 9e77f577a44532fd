import type { HoldFailures } from '../early/hold-failures.ts';
import { LIVE_PARTS } from './live-parts.ts';
import type { Surroundings } from './surroundings.ts';

/** The distance from the viewport at which an element counts as near. */
const NEAR = '300px';

/** What a visitor does first to an element that should be live. */
const TOUCHES = ['pointerdown', 'focusin'];

/**
 * Makes the function that finds the elements of the page that have a live part. It is fetched when they come near the viewport, and
 * after a failure when the visitor touches them.
 */
export function createLiveParts(
  shared: Omit<Surroundings, 'signal'>,
  holdFailures: HoldFailures,
): () => void {
  const found = new Map<Element, AbortController>();
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target);
    },
    { rootMargin: NEAR },
  );

  function start(target: Element): void {
    observer.unobserve(target);
    const signal = found.get(target)?.signal;
    if (!(target instanceof HTMLElement) || !signal) return;
    holdFailures(startPart(target, signal)).catch((error: unknown) => {
      reportError(error);
      // Without its live part, the element stays as the server rendered it: readable.
      startWhenTouched(target);
    });
  }

  function startWhenTouched(target: HTMLElement): void {
    const touched = new AbortController();
    const again = (): void => {
      touched.abort();
      start(target);
    };
    for (const type of TOUCHES) target.addEventListener(type, again, touched);
  }

  async function startPart(element: HTMLElement, signal: AbortSignal): Promise<void> {
    const part = await LIVE_PARTS[element.dataset.live ?? '']?.();
    if (!signal.aborted) await part?.start(element, { ...shared, signal });
  }

  return () => {
    for (const [element, abort] of found) {
      if (element.isConnected) continue;
      observer.unobserve(element);
      abort.abort();
      found.delete(element);
    }
    for (const element of document.querySelectorAll('[data-live]')) {
      if (found.has(element)) continue;
      found.set(element, new AbortController());
      observer.observe(element);
    }
  };
}
