import { expect, test } from 'vitest';
import { findRedirect, parseRedirectRules } from '../../../../src/generator/host/http/redirect-rules.ts';

const text = [
  '# aliases',
  '',
  '/old /new 301',
  '/plain   /target',
  '/forced /target 308! # as one host spells it',
  '/gr%C3%B6%C3%9Fe /size',
  '/page.html /page 301',
  '/blog/* /news/:splat 302',
  '/out https://example.com/x',
].join('\r\n');

test.each([
  ['/old', '/new', 301],
  ['/old/', '/new', 301],
  ['/old.html', '/new', 301],
  ['/old/index.html', '/new', 301],
  ['/plain', '/target', 301],
  ['/forced', '/target', 308],
  ['/größe', '/size', 301],
  ['/page.html', '/page', 301],
  ['/blog/a/b', '/news/a/b', 302],
  ['/blog/ü', '/news/%C3%BC', 302],
  ['/blog/', '/news/', 302],
  ["/blog/$&a$'", "/news/$&a$'", 302],
  ['/blog/a?b#c', '/news/a%3Fb%23c', 302],
  ['/out', 'https://example.com/x', 301],
])('%s → %s', (path, to, status) => {
  expect(findRedirect(parseRedirectRules(text).rules, path)).toMatchObject({ to, status });
});

test.each(['/', '/page', '/older', '/blogs', '/new'])('%s stays', path => {
  expect(findRedirect(parseRedirectRules(text).rules, path)).toBeUndefined();
});

test('the first rule that fits is the one', () => {
  const { rules } = parseRedirectRules('/a /b\n/a /c\n/* /d');
  expect(findRedirect(rules, '/a')?.to).toBe('/b');
  expect(findRedirect(rules, '/x')?.to).toBe('/d');
});

test('lines that are not understood are named', () => {
  const lines = [
    '/only',
    'relative /to',
    '/a to',
    '/a //evil.example',
    '/a /\\evil.example',
    '/a /b 200',
    '/a /b 301 x',
    '/% /b',
  ];
  const { rules, badLines } = parseRedirectRules(['# good', ...lines].join('\n'));
  expect(rules).toEqual([]);
  expect(badLines).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});
