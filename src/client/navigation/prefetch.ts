import { describeLink, internalUrl, type LinkSurroundings, linkOf } from './link-target.ts';
import { isSamePath, isWellFormedPath, normalizePath } from './normalize-path.ts';

/** What watching links needs. `surroundings` is a function, because the address changes. */
export interface LinkWatching {
  readonly surroundings: () => LinkSurroundings;
  readonly isSlow: () => boolean;
  /** A link to this path has entered the viewport. */
  readonly prefetch: (path: string) => void;
  /** The visitor has pointed at, touched or focused a link to this path. */
  readonly preload: (path: string) => void;
}

/** Links that a visitor reads. Those of a sidebar are many, and few of them are the next one. */
const READ = 'a[href]:not(.sidebar *)';

/** Calls `prefetch` once for each link that enters the viewport, when the browser is idle. */
export function watchVisibleLinks(window: Window, watching: LinkWatching): void {
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const path = pathOf(target, watching.surroundings());
      if (path !== null) whenIdle(window, () => watching.prefetch(path));
    }
  });
  let isScheduled = false;
  const scan = (): void => {
    isScheduled = false;
    for (const link of window.document.querySelectorAll<HTMLAnchorElement>(READ)) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(window, scan);
  };
  schedule();
  // Much that changes on a page has no links, such as a note beside the pointer; to look through the whole page for them takes milliseconds.
  new MutationObserver(records => records.some(addsLinks) && schedule()).observe(window.document.body, {
    childList: true,
    subtree: true,
  });
}

function addsLinks({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    node => node instanceof Element && (node.matches(READ) || node.querySelector(READ)),
  );
}

/** Calls `preload` once for each link that the visitor is about to follow, and at once for the one that is pointed at or has the focus. */
export function watchIntent(document: Document, watching: LinkWatching): void {
  const seen = new WeakSet<Element>();
  const listener = (event: Pick<Event, 'target'>): void => {
    const found = linkOf(event);
    if (!found || seen.has(found.element) || watching.isSlow()) return;
    seen.add(found.element);
    const path = pathOf(found.element, watching.surroundings());
    if (path !== null) watching.preload(path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, listener, { passive: true });
  }
  for (const link of document.querySelectorAll('a:is(:hover, :focus)')) listener({ target: link });
}

function pathOf(element: HTMLAnchorElement, surroundings: LinkSurroundings): string | null {
  const url = internalUrl(describeLink(element), surroundings);
  const path = url && normalizePath(url.pathname, surroundings.baseUrl);
  const isWorthIt =
    path !== null && isWellFormedPath(path) && !isSamePath(path, surroundings.address.pathname);
  return isWorthIt ? path : null;
}

function whenIdle(window: Window, callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1);
}
