import { cleanPath, decodeWellFormed } from '../templates/shared/site-path.ts';

/** The clean form of a URL's path, as it is written there; the home page is the base URL itself. */
export function normalizePath(pathname: string, baseUrl = '/'): string {
  const clean = cleanPath(pathname);
  return clean === '/' || `${clean}/` === baseUrl ? baseUrl : clean;
}

/** Says whether two paths name the same page, however their characters are percent-encoded. */
export function isSamePath(one: string, other: string): boolean {
  return one === other || (decodeWellFormed(one) ?? null) === decodeWellFormed(other);
}

/** Says whether every `%` sequence of a path can be decoded. */
export function isWellFormedPath(path: string): boolean {
  return decodeWellFormed(path) !== undefined;
}
