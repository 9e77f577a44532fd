/**
 * Adds style sheets that the document does not have yet and waits for them, so that no page is shown unstyled. It does not wait for one
 * that fails.
 */
export async function loadStylesheets(document: Document, hrefs: readonly string[]): Promise<void> {
  const known = [...document.querySelectorAll('link[rel="stylesheet"]')].map(link =>
    link.getAttribute('href'),
  );
  await Promise.all(
    hrefs
      .filter(href => !known.includes(href))
      .map(
        href =>
          new Promise<unknown>(resolve => {
            const link = document.createElement('link');
            link.rel = 'stylesheet';
            link.href = href;
            link.addEventListener('load', resolve);
            link.addEventListener('error', resolve);
            document.head.append(link);
          }),
      ),
  );
}
