import { policySourceOf } from './policy-source.ts';

/**
 * Whether a text is a URL over HTTPS that a Content-Security-Policy can name. Names in front of a host
 * (`https://shop@other.example`) only ever mislead.
 */
export function isSecureUrl(value: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(value) && policySourceOf(named(value)) !== undefined;
}

/** Whether a text is an origin, `https://example.com`. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\/[^/\s?#]+$/.test(value) && policySourceOf(named(value)) !== undefined;
}

/** A URL or a path as it will be: `{product}` is filled in later, with a slug. */
export function named(value: string): string {
  return value.replaceAll('{product}', 'product');
}
