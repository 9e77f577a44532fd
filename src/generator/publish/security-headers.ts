import type { SiteConfig } from '../model/config.ts';
import type { SitePlan } from '../model/route.ts';

/** A header as hosts write it. */
export type Header = readonly [name: string, value: string];

/** Year in seconds. */
const YEAR = 31_536_000;

/** The headers of every answer. `scriptHashes` are those of the inline scripts: `sha256-…`. */
export function securityHeaders(
  plan: SitePlan,
  config: SiteConfig,
  scriptHashes: readonly string[],
): readonly Header[] {
  const isSecure = config.url.startsWith('https:');
  return [
    ['Content-Security-Policy', contentSecurityPolicy(plan, config, scriptHashes)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), usb=()'],
    // Subdomains belong to other sites perhaps, so they are not bound.
    ...(isSecure ? [['Strict-Transport-Security', `max-age=${YEAR}`] as const] : []),
  ];
}

/** What a page may load and where it may send: this origin, and what the configuration or the content names. */
function contentSecurityPolicy(plan: SitePlan, config: SiteConfig, scriptHashes: readonly string[]): string {
  const { head } = config;
  const tagManager = head.tagManagerId === null ? null : TAG_MANAGER;
  const directives: readonly [string, readonly (string | null)[]][] = [
    ['default-src', []],
    [
      'script-src',
      [...scriptHashes.map(hash => `'${hash}'`), head.siteScript, ...(tagManager?.script ?? [])],
    ],
    ['style-src', [head.fontStylesheet]],
    ['font-src', fontOrigins(head.fontStylesheet)],
    ['img-src', ['data:', head.preloadImage, ...outsideImages(plan), ...(tagManager?.image ?? [])]],
    ['connect-src', [config.contact.endpoint, ...(tagManager?.connect ?? [])]],
    ['form-action', [config.contact.endpoint]],
    ['base-uri', []],
    ['frame-ancestors', []],
  ];
  const allowed = directives.map(([name, sources]) => [name, "'self'", ...sourceList(sources)].join(' '));
  const upgrade = config.url.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  return [...allowed, "object-src 'none'", ...upgrade].join('; ');
}

/** Where the tag manager's script comes from, and where it measures. */
const TAG_MANAGER = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Font files lie beside their stylesheet; one well-known service keeps them on a host of their own. */
function fontOrigins(stylesheet: string | null): readonly (string | null)[] {
  const origin = stylesheet === null ? null : originOf(stylesheet);
  return origin === 'https://fonts.googleapis.com' ? ['https://fonts.gstatic.com'] : [origin];
}

function outsideImages(plan: SitePlan): string[] {
  const references = plan.routes.flatMap(route => route.bodies.flatMap(body => body.references));
  return references.flatMap(reference => (reference.kind === 'image' ? [reference.src] : []));
}

/** Origins of outside URLs, in order, each once; a path of this site adds nothing to `'self'`. */
function sourceList(sources: readonly (string | null)[]): string[] {
  return [...new Set(sources.map(source => (source === null ? null : asSource(source))))].filter(
    source => source !== null,
  );
}

function asSource(source: string): string | null {
  return source.startsWith("'") || source.includes('*') || source === 'data:' ? source : originOf(source);
}

function originOf(url: string): string | null {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).origin : null;
}
