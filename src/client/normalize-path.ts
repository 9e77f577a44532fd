/**
 * The clean form of a URL's path: no final `/index.html`, `.html` or slash; the home page is the base URL itself.
 * Works on the raw text, so a malformed `%` sequence stays as it is.
 */
export function normalizePath(pathname: string, baseUrl = '/'): string {
  const clean = dropFinalSlashes(dropFinalSlashes(pathname).replace(/(\/index)?\.html$/, ''));
  return `${clean}/` === baseUrl || clean === '' ? baseUrl : clean;
}

/** Says whether two paths name the same page, however their characters are percent-encoded. */
export function isSamePath(one: string, other: string): boolean {
  if (one === other) return true;
  return isWellFormedPath(one) && isWellFormedPath(other) && decodePath(one) === decodePath(other);
}

/** Says whether every `%` sequence of a path can be decoded. */
export function isWellFormedPath(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Decodes a path or a hash; text with a malformed `%` sequence is given back as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function dropFinalSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}
