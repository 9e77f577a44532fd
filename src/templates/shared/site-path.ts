/**
 * The canonical spelling of a page's path: without a final slash, `/index.html` or `.html`; the home page is `/`. Generator, servers
 * and browser all use it. It works on the text as it is, percent-encoded or not.
 */
export function cleanPath(path: string): string {
  return dropFinalSlashes(dropFinalSlashes(path).replace(/(\/index)?\.html$/, '')) || '/';
}

/** Decodes the percent-encoded characters of a path or a hash; returns text with a malformed `%` sequence unchanged. */
export function decodePath(path: string): string {
  return decodeWellFormed(path) ?? path;
}

/** Does the same, but returns nothing for text with a malformed `%` sequence. */
export function decodeWellFormed(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Not a regular expression, whose time would grow with the square of the slashes. */
function dropFinalSlashes(path: string): string {
  let rest = path;
  while (rest.endsWith('/')) rest = rest.slice(0, -1);
  return rest;
}
