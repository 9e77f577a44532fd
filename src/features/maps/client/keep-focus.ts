/** Changes the page. What has the focus keeps it although it is moved; if it goes or hides, `heir` gets it, unless the change has given it away. */
export function keepFocus<Result>(change: () => Result, heir: () => HTMLElement | null | undefined): Result {
  const before = focused();
  const result = change();
  if (before && !focused()) (isSeen(before) ? before : heir())?.focus();
  return result;
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
