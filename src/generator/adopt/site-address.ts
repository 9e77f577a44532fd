import { parseUrl } from '../model/paths/parse-url.ts';

/** Where a site was published: origin and path below it. */
export interface SiteAddress {
  readonly url?: string;
  readonly baseUrl: string;
}

/** Splits `https://example.com/docs` into origin and base URL; a path alone gives a base URL. */
export function siteAddressOf(written: string | undefined, path?: string): SiteAddress {
  const parsed = written === undefined ? null : parseUrl(written);
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol);
  const base = path ?? (isWeb ? parsed.pathname : written?.startsWith('/') ? written : '/');
  return { ...(isWeb && { url: parsed.origin }), baseUrl: baseUrlOf(base) };
}

/** A path with a slash at both ends. */
export function baseUrlOf(path: string): string {
  const inner = path.replaceAll(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** A path of the site below its base URL; one that is not in it stays. */
export function withoutBase(path: string, baseUrl: string): string {
  return baseUrl !== '/' && `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}
