import { expect, test } from 'vitest';
import { parseUrl } from '../../../../src/generator/model/paths/parse-url.ts';

test.each([
  ['https://example.com/a?b#c', undefined, 'https://example.com/a?b#c'],
  ['../c', 'https://example.com/a/b', 'https://example.com/c'],
  ['../c', undefined, undefined],
  ['https://a b/', undefined, undefined],
  ['https://', 'https://example.com', undefined],
])('%s on the page %s is %s', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});

test('a host with an umlaut is one as often as it is asked for', () => {
  const hosts = new Set<string | undefined>();
  for (let times = 0; times < 30_000; times++) hosts.add(parseUrl('https://ü.example/')?.host);
  expect([...hosts]).toEqual(['xn--tda.example']);
});
