/** The one address of a page: no trailing slash, no `.html`, no `/index` (`/docs/index.html` → `/docs`, `/index` → `/`). */
export function toCanonicalPath(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/i, '');
  return bare.replace(/(?:\/index)?\/*$/, '') || '/';
}

/** The path below the base URL (`/base/a` → `/a`), or nothing where it lies outside. */
export function withoutBaseUrl(path: string, baseUrl: string): string | undefined {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined;
}

/** The URL path of a decoded path below the base URL, percent-encoded; a hash stays one. */
export function toUrlPath(path: string, baseUrl: string): string {
  return encodeURI(`${baseUrl.slice(0, -1)}${path}`);
}
