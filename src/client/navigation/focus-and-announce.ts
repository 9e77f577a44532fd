/** Politely announces a text to screen readers. */
export type Announce = (message: string) => void;

/** Adds a polite live region to the document and returns the function that announces in it. */
export function createAnnouncer(document: Document): Announce {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return message => {
    // The same text twice would be announced once, so the node is replaced.
    region.replaceChildren(document.createTextNode(message));
  };
}

/** Moves the focus to an element, which need not be a control, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Whether the page has lost the focus, for example because the focused element was removed. */
export function isFocusLost(document: Document): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
