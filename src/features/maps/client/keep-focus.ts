/** Changes the page. What has the focus keeps it although it is moved; if it goes or hides, `heir` gets it, unless the change has given it away. */
export function keepFocus<Result>(change: () => Result, heir: () => HTMLElement | null | undefined): Result {
  const before = focused();
  const result = change();
  if (before && !focused()) (isSeen(before) ? before : heir())?.focus();
  return result;
}

/** Moves the focus from a pressed button to what it has opened, unless the visitor has gone elsewhere meanwhile. Safari gives clicked buttons none. */
export function moveFocusOn(button: HTMLElement, next: HTMLElement | null): void {
  const place = focused();
  if (place === null || place === button) next?.focus({ preventScroll: true });
}

/** What has the focus and can be seen; `null` if that is nothing. */
function focused(): HTMLElement | SVGElement | null {
  const { activeElement, body } = document;
  const isElement = activeElement instanceof HTMLElement || activeElement instanceof SVGElement;
  return isElement && activeElement !== body && isSeen(activeElement) ? activeElement : null;
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}
