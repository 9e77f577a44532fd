/** Replaces the page's style sheets whose names have an old hash by those with the new one. Each old one stays until the new one has loaded. */
export function swapStyles(
  document: Document,
  hashes: readonly (readonly [old: string, now: string])[],
): void {
  for (const old of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const before = old.getAttribute('href') ?? '';
    const href = hashes.reduce((name, [hash, now]) => name.replace(`-${hash}`, `-${now}`), before);
    if (href === before) continue;
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = href;
    next.media = old.media;
    next.addEventListener('load', () => old.remove());
    next.addEventListener('error', () => next.remove());
    old.after(next);
  }
}
