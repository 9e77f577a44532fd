import { TRUSTED_HTML_POLICY } from '../../templates/contract/trusted-html.ts';
import type { SiteConfig } from '../model/config.ts';
import type { FeatureOrigins } from '../model/feature-origins.ts';
import { policySourceOf } from '../model/policy-source.ts';
import type { SitePlan } from '../model/route.ts';

/** A directive: its name, then its values. */
export type PolicyDirective = readonly [name: string, ...values: string[]];

/** The same policy, as a header and as the `<meta>` of a page for hosts without headers. */
export interface ContentSecurityPolicy {
  readonly header: string;
  readonly meta: string;
}

/** What pages may load and where they may send data: this origin, and those that the configuration, the content or a feature names. */
export function contentSecurityPolicy(
  plan: Pick<SitePlan, 'imageOrigins'>,
  config: Pick<SiteConfig, 'head' | 'url'>,
  { scriptHashes, origins }: PolicySources,
): ContentSecurityPolicy {
  const shared = sharedDirectives(plan, config, { scriptHashes, origins });
  return { header: write([...shared, ...headerDirectives(config)]), meta: write(shared) };
}

/** What the policy names besides the content and the configuration. */
interface PolicySources {
  /** Of the inline scripts that may run: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** What features name, by the directives. */
  readonly origins: FeatureOrigins;
}

/** The directives that header and `<meta>` share. */
function sharedDirectives(
  plan: Pick<SitePlan, 'imageOrigins'>,
  { head }: Pick<SiteConfig, 'head'>,
  { scriptHashes, origins }: PolicySources,
): readonly PolicyDirective[] {
  const tagManager = head.tagManagerId === null ? NO_TAG_MANAGER : TAG_MANAGER;
  const further = (name: keyof FeatureOrigins) => origins[name] ?? [];
  const hashes = scriptHashes.map(hash => `'${hash}'`);
  return [
    ['default-src', "'self'"],
    ...fetched('script-src', [
      ...hashes,
      ...sourcesOf(head.siteScript),
      ...tagManager.script,
      ...further('script-src'),
    ]),
    ...fetched('style-src', [...sourcesOf(head.fontStylesheet), ...further('style-src')]),
    ...fetched('font-src', [...fontSources(head.fontStylesheet), ...further('font-src')]),
    ...fetched('img-src', ['data:', ...plan.imageOrigins, ...tagManager.image, ...further('img-src')]),
    ...fetched('connect-src', [...further('connect-src'), ...tagManager.connect]),
    ...fetched('frame-src', further('frame-src')),
    ...fetched('media-src', further('media-src')),
    ['form-action', "'self'", ...further('form-action')],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
    ...trustedTypes(head),
  ];
}

/**
 * Only the policy of the site's own script may turn text into HTML. A tag manager or the owner's script is third-party code that does
 * not know this policy and may change without a build. With them this directive is left out; the others still apply.
 */
function trustedTypes({ tagManagerId, siteScript }: SiteConfig['head']): readonly PolicyDirective[] {
  if (tagManagerId !== null || siteScript !== null) return [];
  return [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', TRUSTED_HTML_POLICY],
  ];
}

/** Which sites may show a page in a frame: this one, or any. */
export const OWN_FRAME = "frame-ancestors 'self'";
export const ANY_FRAME = 'frame-ancestors *';

/** Directives that a `<meta>` may not have, and one that would send a page tested over plain HTTP to an HTTPS that does not exist. */
function headerDirectives({ url }: Pick<SiteConfig, 'url'>): readonly PolicyDirective[] {
  const framing: PolicyDirective = ['frame-ancestors', "'self'"];
  return url.startsWith('https:') ? [framing, ['upgrade-insecure-requests']] : [framing];
}

/** A directive, if `default-src` does not already allow its values. */
function fetched(name: string, sources: readonly string[]): readonly PolicyDirective[] {
  return sources.length === 0 ? [] : [[name, "'self'", ...new Set(sources)]];
}

/** The origin of an outside URL; a path of this site adds nothing to `'self'`. */
function sourcesOf(url: string | null): readonly string[] {
  const source = url === null ? undefined : policySourceOf(url);
  return source === undefined ? [] : [source];
}

/** Font files lie beside their style sheet; one well-known service keeps them on a host of their own. */
function fontSources(stylesheet: string | null): readonly string[] {
  const sources = sourcesOf(stylesheet);
  return sources[0] === 'https://fonts.googleapis.com' ? ['https://fonts.gstatic.com'] : sources;
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
const NO_TAG_MANAGER = { script: [], image: [], connect: [] };

function write(directives: readonly PolicyDirective[]): string {
  return directives.map(directive => directive.join(' ')).join('; ');
}
