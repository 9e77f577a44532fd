import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteConfigInput } from '../../../src/generator/config.ts';
import { type FeatureOrigins, ORIGIN_DIRECTIVES } from '../../../src/generator/model/feature-origins.ts';
import { contentSecurityPolicy } from '../../../src/generator/publish/content-security-policy.ts';
import { config, linking, plan } from '../plan/heads.ts';
import { exampleConfig } from './example-site.ts';

const scriptHashes = ['sha256-abc='];

function policyOf(
  input: Partial<SiteConfigInput> = {},
  imageOrigins: string[] = [],
  origins: FeatureOrigins = {},
) {
  return contentSecurityPolicy({ imageOrigins }, exampleConfig(input), { scriptHashes, origins });
}

/** Directives by their names. */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map(directive => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

const headerOf = (input?: Partial<SiteConfigInput>, imageOrigins?: string[]) =>
  directivesOf(policyOf(input, imageOrigins).header);

test('a plain site loads from itself alone, and runs no inline script but those with a hash', () => {
  expect(policyOf().header).toBe(
    "default-src 'self'; script-src 'self' 'sha256-abc='; img-src 'self' data:; form-action 'self'; base-uri 'self'; " +
      "object-src 'none'; require-trusted-types-for 'script'; trusted-types site; frame-ancestors 'self'; upgrade-insecure-requests",
  );
});

test('a site that is published without encryption does not ask for it', () => {
  expect(policyOf({ url: 'http://intranet.example' }).header).not.toContain('upgrade');
});

const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types site";

describe('Trusted Types', () => {
  test('are required, with one policy that is not the default, in the header and in the page', () => {
    const { header, meta } = policyOf({}, [], { 'connect-src': ['https://forms.example'] });
    expect(header).toContain(TRUSTED_TYPES);
    expect(meta).toContain(TRUSTED_TYPES);
  });

  test.each<[string, Partial<SiteConfigInput>]>([
    ['a tag manager', { head: { tagManagerId: 'GTM-ABC123' } }],
    ['a script of the owner', { head: { siteScript: '/own.js' } }],
  ])('are not asked of the code of others: %s', (_, input) => {
    const { header, meta } = policyOf(input);
    expect(header + meta).not.toContain('trusted-types');
  });
});

describe('the <meta> of a page', () => {
  test.each<[string, Partial<SiteConfigInput>]>([
    ['a plain site', {}],
    ['a site that names much', { head: { tagManagerId: 'GTM-ABC123', siteScript: '/own.js' } }],
  ])('says what the header says, but for what it may not: %s', (_, input) => {
    const { meta } = policyOf(input, ['https://a.example']);
    const {
      'frame-ancestors': _framing,
      'upgrade-insecure-requests': _upgrade,
      ...shared
    } = headerOf(input, ['https://a.example']);
    expect(directivesOf(meta)).toEqual(shared);
  });

  test('stays small', () => {
    expect(policyOf().meta.replace(TRUSTED_TYPES, '').length).toBeLessThan(160);
  });
});

describe('other origins are allowed if the configuration names them:', () => {
  test('a script', () => {
    expect(headerOf({ head: { siteScript: 'https://scripts.example/a.js?b' } })['script-src']).toBe(
      "'self' 'sha256-abc=' https://scripts.example",
    );
    expect(headerOf({ head: { siteScript: '/own.js' } })['script-src']).toBe("'self' 'sha256-abc='");
  });

  test('a tag manager', () => {
    const policy = headerOf({ head: { tagManagerId: 'GTM-ABC123' } });
    expect(policy['script-src']).toContain(' https://www.googletagmanager.com');
    expect(policy['connect-src']).toContain(' https://*.google-analytics.com');
  });

  test('a font stylesheet with its fonts', () => {
    expect(headerOf({ head: { fontStylesheet: 'https://fonts.example/css' } })).toMatchObject({
      'style-src': "'self' https://fonts.example",
      'font-src': "'self' https://fonts.example",
    });
    const hosted = headerOf({ head: { fontStylesheet: 'https://fonts.googleapis.com/css2?family=Inter' } });
    expect(hosted['font-src']).toBe("'self' https://fonts.gstatic.com");
  });

  test.each(ORIGIN_DIRECTIVES)('what a feature names in %s', name => {
    const policy = directivesOf(policyOf({}, [], { [name]: ['https://a.example'] }).header);
    expect(policy[name]).toMatch(/^'self' (?:.* )?https:\/\/a\.example$/);
  });

  test('images that the pages show', () => {
    const policy = headerOf({}, ['https://a.example', 'https://b.example:8080']);
    expect(policy['img-src']).toBe("'self' data: https://a.example https://b.example:8080");
  });
});

test('no URL of a picture, whatever its host holds, changes the policy but by an origin', () => {
  const hostile = fc
    .array(fc.constantFrom(...'ab.-;, \'"*$#?@:/\\(){}<>%\t\n|_!', 'sandbox', "'none'", ';sandbox', '//'), {
      maxLength: 8,
    })
    .map(parts => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom('http', 'https', 'HTTPS'), hostile, hostile, (scheme, host, path) => {
      const url = `${scheme}://${host}/${path}`;
      const { imageOrigins, diagnostics } = plan([linking('content/docs/a.md', url, 'image')]);
      const { header } = contentSecurityPolicy({ imageOrigins }, config(), { scriptHashes, origins: {} });
      const images = /; img-src 'self' data:([^;]*);/.exec(header)?.[1] ?? 'none';
      expect(images).toMatch(/^(?: https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)?$/);
      expect(images !== '' || diagnostics.length > 0, url).toBe(true);
      const without = contentSecurityPolicy({ imageOrigins: [] }, config(), {
        scriptHashes,
        origins: {},
      }).header;
      expect(header.replace(images, '')).toBe(without);
    }),
    { numRuns: 500 },
  );
});
