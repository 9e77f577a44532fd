/** Remembers which element of a frozen part has the focus. The returned function moves the focus to the element that replaces it. */
export function rememberFocus(document: Document): () => void {
  const { activeElement } = document;
  const part = activeElement?.closest('[data-frozen]');
  if (!activeElement || !part) return () => undefined;
  const index = focusable(part).indexOf(activeElement);
  return () => {
    if (activeElement.isConnected || !part.isConnected) return;
    const elements = focusable(part);
    const successor = elements.find(element => isTwin(element, activeElement)) ?? elements[index];
    if (successor instanceof HTMLElement) successor.focus({ preventScroll: true });
  };
}

function focusable(part: Element): Element[] {
  return [...part.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')];
}

function isTwin(element: Element, other: Element): boolean {
  return other.id ? element.id === other.id : element.outerHTML === other.outerHTML;
}
