import type { HoldFailures } from '../hold-failures.ts';
import type { Surroundings } from './surroundings.ts';

interface Part {
  readonly start: (element: HTMLElement, surroundings: Surroundings) => unknown;
}

/** By the value of `data-live`. They are compiled by themselves and share no chunk with the shell: what every page loads stays as it is. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  'map-page': () => import('./parts/map-page.ts'),
  'map-figure': () => import('./parts/map-figure.ts'),
  gallery: () => import('./parts/gallery.ts'),
  checkout: () => import('./parts/checkout.ts'),
  'sign-in': () => import('./parts/sign-in.ts'),
  'contact-form': () => import('./parts/contact-form.ts'),
  symbols: () => import('./parts/symbols.ts'),
};

/** How far from the viewport an element counts as near. */
const NEAR = '300px';

/** Finds the elements that have a part of their own, and fetches it when they come near the viewport. */
export function createLiveParts(
  shared: Omit<Surroundings, 'signal'>,
  holdFailures: HoldFailures,
): { readonly enhance: (root: ParentNode) => void } {
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
    // Without its part the element stays as the server wrote it: it reads.
    holdFailures(startPart(target, signal)).catch(reportError);
  }

  async function startPart(element: HTMLElement, signal: AbortSignal): Promise<void> {
    const part = await PARTS[element.dataset.live ?? '']?.();
    if (!signal.aborted) await part?.start(element, { ...shared, signal });
  }

  return {
    enhance(root) {
      for (const [element, abort] of found) {
        if (element.isConnected) continue;
        observer.unobserve(element);
        abort.abort();
        found.delete(element);
      }
      for (const element of root.querySelectorAll('[data-live]')) {
        if (found.has(element)) continue;
        found.set(element, new AbortController());
        observer.observe(element);
      }
    },
  };
}
