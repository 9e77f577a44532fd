import { describe, expect, test } from 'vitest';
import type { SiteConfigInput } from '../../../src/generator/model/define-config.ts';
import { securityHeaders } from '../../../src/generator/publish/security-headers.ts';
import { exampleConfig, examplePlan, exampleRoute } from './example-site.ts';

function headersOf(input: Partial<SiteConfigInput> = {}, images: string[] = []): Record<string, string> {
  const plan = examplePlan({ routes: [exampleRoute('/', { images })] });
  return Object.fromEntries(securityHeaders(plan, exampleConfig(input), ['sha256-abc=']));
}

function policyOf(input?: Partial<SiteConfigInput>, images?: string[]): Record<string, string> {
  const policy = headersOf(input, images)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map(directive => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

test('a plain site loads from itself alone, and runs no inline script but those with a hash', () => {
  expect(headersOf()).toEqual({
    'Content-Security-Policy':
      "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'self'; object-src 'none'; upgrade-insecure-requests",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

test('a site that is published without encryption does not ask for it', () => {
  const headers = headersOf({ url: 'http://intranet.example' });
  expect(headers['Strict-Transport-Security']).toBeUndefined();
  expect(headers['Content-Security-Policy']).not.toContain('upgrade');
});

describe('other origins are allowed if the configuration names them:', () => {
  test('a script', () => {
    expect(policyOf({ head: { siteScript: 'https://scripts.example/a.js?b' } })['script-src']).toBe(
      "'self' 'sha256-abc=' https://scripts.example",
    );
    expect(policyOf({ head: { siteScript: '/own.js' } })['script-src']).toBe("'self' 'sha256-abc='");
  });

  test('a tag manager', () => {
    const policy = policyOf({ head: { tagManagerId: 'GTM-ABC123' } });
    expect(policy['script-src']).toContain(' https://www.googletagmanager.com');
    expect(policy['connect-src']).toContain(' https://*.google-analytics.com');
  });

  test('a font stylesheet with its fonts', () => {
    const policy = policyOf({ head: { fontStylesheet: 'https://fonts.example/css' } });
    expect(policy).toMatchObject({
      'style-src': "'self' https://fonts.example",
      'font-src': "'self' https://fonts.example",
    });
    const hosted = policyOf({ head: { fontStylesheet: 'https://fonts.googleapis.com/css2?family=Inter' } });
    expect(hosted['font-src']).toBe("'self' https://fonts.gstatic.com");
  });

  test('where the contact form posts, with and without a script', () => {
    const policy = policyOf({ contact: { endpoint: 'https://forms.example/contact?site=1' } });
    expect(policy['form-action']).toBe("'self' https://forms.example");
    expect(policy['connect-src']).toBe("'self' https://forms.example");
  });

  test('but payment pages and the customer area only get links, which need no leave', () => {
    const policy = headersOf({
      checkout: { links: { pro: { production: 'https://pay.example/pro' } } },
      dashboard: { signInUrl: 'https://account.example' },
    })['Content-Security-Policy'];
    expect(policy).toBe(headersOf()['Content-Security-Policy']);
  });

  test('images that the content shows, each origin once', () => {
    const images = [
      'https://a.example/1.png',
      'https://a.example/2.png',
      '/own.png',
      'https://b.example/3.png',
    ];
    expect(policyOf({}, images)['img-src']).toBe("'self' data: https://a.example https://b.example");
  });
});
