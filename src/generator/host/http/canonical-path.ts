import { cleanPath } from '../../../templates/shared/site-path.ts';

/** The address of the page that a decoded path asks for. A host that looks for `/a.html` at `/a` finds `/a/index.html` at `/a/index` too. */
export function addressOf(path: string): string {
  return cleanPath(`${cleanPath(path)}.html`);
}

/** The path below the base URL (`/base/a` → `/a`), or nothing where it lies outside. */
export function withoutBaseUrl(path: string, baseUrl: string): string | undefined {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined;
}

/** The URL path of a decoded path below the base URL, percent-encoded; a hash stays one. */
export function toUrlPath(path: string, baseUrl: string): string {
  return encodeURI(`${baseUrl.slice(0, -1)}${path}`);
}
