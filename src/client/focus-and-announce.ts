/** Says something politely to people who listen to the page. */
export type Announce = (message: string) => void;

/** Adds a polite live region to the document and returns what speaks through it. */
export function createAnnouncer(document: Document): Announce {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return message => {
    // The same text twice would not be said twice: a changed node is.
    region.replaceChildren(document.createTextNode(message));
  };
}

/** Moves the focus to an element that need not be a control, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Says whether the focus fell out of the page, as when the element that had it was removed. */
export function isFocusLost(document: Document): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
