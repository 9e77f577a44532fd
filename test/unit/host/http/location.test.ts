import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, toUrlPath, withoutBaseUrl } from '../../../../src/generator/host/http/canonical-path.ts';
import { toLocation } from '../../../../src/generator/host/http/location.ts';

test.each([
  ['/a', '', '/a'],
  ['/a', '?', '/a'],
  ['/a', '?x=1', '/a?x=1'],
  ['/a#b', '?x=1', '/a?x=1#b'],
  ['/a?y=2', '?x=1', '/a?y=2'],
  ['/größe', '', '/gr%C3%B6%C3%9Fe'],
  ['/a%20b', '', '/a%20b'],
  ['/a b"<>', '', '/a%20b%22%3C%3E'],
  ['/a\r\nSet-Cookie: x', '', '/a%0D%0ASet-Cookie:%20x'],
  ['/a', '?"><script>', '/a?%22%3E%3Cscript%3E'],
  ['https://example.com/a', '?x', 'https://example.com/a?x'],
  ['//evil.example', '', undefined],
  ['/\\evil.example', '', undefined],
  ['/%5Cevil.example', '', undefined],
  ['\\\\evil.example', '', undefined],
  ['evil.example', '', undefined],
  ['https:///evil.example', '', undefined],
  ['javascript:alert(1)', '', undefined],
  ['data:text/html,x', '', undefined],
  ['', '', undefined],
])('%s with the query %s leads to %s', (target, query, location) => {
  expect(toLocation(target, query)).toBe(location);
});

test('a location that begins with a slash stays on its host', () => {
  const piece = fc.constantFrom('/', '\\', '\t', '\n', '%5c', '%2f', 'evil.example', '.', ':', '@', '?', '#');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const location = toLocation(`/${pieces.join('')}`, '?q=//evil.example');
      if (location === undefined) return;
      expect(new URL(location, 'http://localhost').host).toBe('localhost');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a.html', '/a'],
  ['/a.HTML', '/a.HTML'],
  ['/a/index.html', '/a'],
  ['/a/index', '/a'],
  ['/a/index/', '/a'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/a/reindex', '/a/reindex'],
  ['/a.htm', '/a.htm'],
])('the one spelling of %s is %s', (path, canonical) => {
  expect(addressOf(path)).toBe(canonical);
});

test('a path loses its base URL and gets it back, encoded', () => {
  expect(withoutBaseUrl('/base/a', '/base/')).toBe('/a');
  expect(withoutBaseUrl('/base/', '/base/')).toBe('/');
  expect(withoutBaseUrl('/base', '/base/')).toBeUndefined();
  expect(withoutBaseUrl('/based/a', '/base/')).toBeUndefined();
  expect(toUrlPath('/ü b#c', '/base/')).toBe('/base/%C3%BC%20b#c');
  expect(toUrlPath('/', '/')).toBe('/');
});
