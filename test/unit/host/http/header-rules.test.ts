import { expect, test } from 'vitest';
import { findHeaders, parseHeaderRules } from '../../../../src/generator/host/http/header-rules.ts';

const { rules, badLines } = parseHeaderRules(
  [
    '# for all',
    '/*',
    "  Content-Security-Policy: default-src 'self'; img-src 'self' data:",
    '  Link: </a>',
    '/docs/*',
    '  Link: </b>',
    '',
    '/maps/:slug',
    '\tX-Map: one',
    '/a.b',
    '  X-Dot: yes',
    'stray: header',
    '  no header',
    '  Access-Control-Allow-Credentials: true',
    '  Content-Length: 1',
    '  Set-Cookie: a=b',
  ].join('\n'),
);

test.each([
  ['/', { 'content-security-policy': "default-src 'self'; img-src 'self' data:", link: '</a>' }],
  ['/docs/a/b', { 'content-security-policy': expect.anything(), link: '</a>, </b>' }],
  ['/maps/usa', { 'content-security-policy': expect.anything(), link: '</a>', 'x-map': 'one' }],
  ['/maps/usa/x', { 'content-security-policy': expect.anything(), link: '</a>' }],
  ['/a.b', { 'content-security-policy': expect.anything(), link: '</a>', 'x-dot': 'yes' }],
  ['/aXb', { 'content-security-policy': expect.anything(), link: '</a>' }],
])('the headers of %s', (path, headers) => {
  expect({ ...findHeaders(rules, path) }).toEqual(headers);
});

test('lines that are not understood, or that would open the site, are named', () => {
  expect(badLines).toEqual([12, 13, 14, 15, 16]);
});

test('a header before any path belongs to nothing', () => {
  expect(parseHeaderRules('  X-A: b')).toEqual({ rules: [], badLines: [1] });
});

test('what holds for https: alone is left out, because the preview speaks http:', () => {
  const text =
    '/*\n  Strict-Transport-Security: max-age=1\n  Content-Security-Policy: default-src x; upgrade-insecure-requests\n';
  expect({ ...findHeaders(parseHeaderRules(text).rules, '/') }).toEqual({
    'content-security-policy': 'default-src x',
  });
});
