import { policySourceOf } from '../policy-source.ts';
import { parseUrl } from './parse-url.ts';

/**
 * Whether a text is an HTTPS URL that a Content-Security-Policy can name. It refuses a user name before the host
 * (`https://shop@other.example`), which only misleads.
 */
export function isSecureUrl(value: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(value) && policySourceOf(named(value)) !== undefined;
}

/** Whether a text is an origin, `https://example.com`. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\/[^/\s?#]+$/.test(value) && policySourceOf(named(value)) !== undefined;
}

/** Whether a text is the URL of a cache server. Without TLS, anybody between two machines could change pages and read the token. */
export function isCacheUrl(value: string): boolean {
  return (
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?![^:/]))[^\s?#@\\]*$/.test(value) &&
    parseUrl(value) !== null
  );
}

/** A URL or a path as it will look: `{product}` is filled in later, with a slug. */
export function named(value: string): string {
  return value.replaceAll('{product}', 'product');
}
