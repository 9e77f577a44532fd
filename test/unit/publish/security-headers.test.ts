import { expect, test } from 'vitest';
import { securityHeaders } from '../../../src/generator/publish/security-headers.ts';

function headersOf(url: string): Record<string, string> {
  return Object.fromEntries(securityHeaders({ url }, "default-src 'self'"));
}

test('every answer of a site has these', () => {
  expect(headersOf('https://example.com')).toEqual({
    'Content-Security-Policy': "default-src 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

test('a site that is published without encryption does not ask for it', () => {
  expect(headersOf('http://intranet.example')).not.toHaveProperty('Strict-Transport-Security');
});
