/**
 * Adds style sheets that the document does not have yet and waits for them, so that no page is shown unstyled. One that is on its way is
 * asked for again, because the navigation that waited for it has been overtaken. It does not wait for one that fails: the next page that
 * needs it asks again.
 */
export async function loadStylesheets(document: Document, hrefs: readonly string[]): Promise<void> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    hrefs.map(href => {
      const before = known.find(link => link.getAttribute('href') === href);
      if (before?.sheet) return undefined;
      before?.remove();
      return addStylesheet(document, href);
    }),
  );
}

function addStylesheet(document: Document, href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
}
