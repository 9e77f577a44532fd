import type { SiteConfig } from '../model/config.ts';

/** A header as hosts write it. */
export type Header = readonly [name: string, value: string];

/** Year in seconds. */
const YEAR = 31_536_000;

/** The headers of every answer. `policy` is the Content-Security-Policy. */
export function securityHeaders({ url }: Pick<SiteConfig, 'url'>, policy: string): readonly Header[] {
  const isSecure = url.startsWith('https:');
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Payment pages open in tabs of their own, without a way back to the page that opened them.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), usb=()'],
    // Subdomains may belong to other sites, so they are not bound.
    ...(isSecure ? [['Strict-Transport-Security', `max-age=${YEAR}`] as const] : []),
  ];
}
