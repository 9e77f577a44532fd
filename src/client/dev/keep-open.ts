/** Remembers which details are open and which tabs are chosen. The returned function opens and chooses those of the page that replaces it. */
export function rememberOpen(document: Document): () => void {
  const before = new Map([...findSwitches(document)].map(([name, element]) => [name, isOn(element)]));
  return () => {
    for (const [name, element] of findSwitches(document)) {
      const wasOn = before.get(name);
      // A tab can only be chosen: that leaves the others of its set.
      const isChange = wasOn !== undefined && wasOn !== isOn(element) && (wasOn || isSummary(element));
      if (isChange) element.click();
    }
  };
}

/** Summaries and tabs by their texts, the second of a text by that and its number: what is above may have been written just now. */
function findSwitches(document: Document): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-frozen] :is(summary, [role="tab"])')) {
    const text = element.textContent;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    found.set(`${count} ${text}`, element);
  }
  return found;
}

function isOn(element: HTMLElement): boolean {
  return isSummary(element)
    ? element.parentElement?.hasAttribute('open') === true
    : element.getAttribute('aria-selected') === 'true';
}

function isSummary(element: HTMLElement): boolean {
  return element.localName === 'summary';
}
