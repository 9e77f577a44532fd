/** Puts another style sheet in the place of the page's own, which stays until the new one has loaded. */
export function swapStyle(document: Document, href: string): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const old = links.filter(link => new URL(link.href).origin === document.location.origin);
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = href;
  next.addEventListener('load', () => {
    for (const link of old) link.remove();
  });
  next.addEventListener('error', () => next.remove());
  const last = old.at(-1);
  if (last) last.after(next);
  else document.head.append(next);
}
