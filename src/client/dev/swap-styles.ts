/** Replaces the page's style sheets whose names have an old hash by those with the new one. */
export type SwapStyles = (hashes: readonly (readonly [old: string, now: string])[]) => void;

/**
 * Makes the function that replaces style sheets. Each old one stays until the new one has loaded, or one that replaces that. One that
 * does not load keeps its place, where the next one finds it.
 */
export function createStyleSwap(document: Document): SwapStyles {
  const replaced = new WeakMap<Element, Element>();

  function removeBefore(sheet: Element): void {
    for (let old = replaced.get(sheet); old; old = replaced.get(old)) old.remove();
  }

  return hashes => {
    for (const old of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const before = old.getAttribute('href') ?? '';
      const href = hashes.reduce((name, [hash, now]) => name.replace(`-${hash}`, `-${now}`), before);
      if (href === before) continue;
      const next = document.createElement('link');
      next.rel = 'stylesheet';
      next.href = href;
      next.media = old.media;
      replaced.set(next, old);
      next.addEventListener('load', () => removeBefore(next));
      old.after(next);
    }
  };
}
