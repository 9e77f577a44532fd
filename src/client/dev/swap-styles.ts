/** Replaces the page's style sheets by new ones of the same names. Each old one stays until the new one has loaded. */
export function swapStyles(document: Document, hrefs: readonly string[]): void {
  for (const old of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = hrefs.find(candidate => nameOf(candidate) === nameOf(old.getAttribute('href') ?? ''));
    if (href === undefined || href === old.getAttribute('href')) continue;
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = href;
    next.media = old.media;
    next.addEventListener('load', () => old.remove());
    next.addEventListener('error', () => next.remove());
    old.after(next);
  }
}

/** `/assets/main-ABC123.css` is `/assets/main`, whatever the hash. */
function nameOf(href: string): string {
  return href.replace(/-[^-/]*\.css$/, '');
}
