/**
 * The one spelling of a page's path: without a final slash, `/index.html` or `.html`; the home page is `/`. Generator, servers
 * and browser go by it. It reads the text as it is, percent-encoded or not.
 */
export function cleanPath(path: string): string {
  return dropFinalSlashes(dropFinalSlashes(path).replace(/(\/index)?\.html$/, '')) || '/';
}

/** Decodes the percent-encoded signs of a path or a hash; text with a malformed `%` sequence is given back as it is. */
export function decodePath(path: string): string {
  return decodeWellFormed(path) ?? path;
}

/** The same, but nothing for text with a malformed `%` sequence. */
export function decodeWellFormed(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** No regular expression: its time would grow with the square of the slashes. */
function dropFinalSlashes(path: string): string {
  let rest = path;
  while (rest.endsWith('/')) rest = rest.slice(0, -1);
  return rest;
}
