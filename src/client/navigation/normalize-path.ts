import { cleanPath, decodeWellFormed } from '../../templates/shared/site-path.ts';

/** The clean form of a URL's path, keeping its percent-encoding; the home page is the base URL itself. */
export function normalizePath(pathname: string, baseUrl: string): string {
  const clean = cleanPath(pathname);
  return clean === '/' || `${clean}/` === baseUrl ? baseUrl : clean;
}

/** Whether two paths name the same page, however their characters are percent-encoded. */
export function isSamePath(one: string, other: string): boolean {
  return one === other || (decodeWellFormed(one) ?? null) === decodeWellFormed(other);
}

/** Whether every `%` sequence of a path can be decoded. */
export function isWellFormedPath(path: string): boolean {
  return decodeWellFormed(path) !== undefined;
}
