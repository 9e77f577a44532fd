import { expect, test } from 'vitest';
import { isCacheUrl, isOrigin, isSecureUrl } from '../../../../src/generator/model/paths/secure-url.ts';

test.each([
  ['https://a.example/b?c#d', true],
  ['https://{product}.example/', true],
  ['http://a.example/', false],
  ['https://shop@a.example/', false],
  ['https://a.example/b c', false],
  ['https://a.example\\b', false],
  ["https://a;script-src 'none'/b", false],
  ['see https://a.example/', false],
])('%s is a secure URL: %s', (url, isSecure) => {
  expect(isSecureUrl(url)).toBe(isSecure);
});

test.each([
  ['https://a.example', true],
  ['http://localhost:3000', true],
  ['https://a.example/', false],
  ['https://a.example?b', false],
  ['https://a.example#b', false],
  ['https://a;b.example', false],
  ['a.example', false],
])('%s is an origin: %s', (url, is) => {
  expect(isOrigin(url)).toBe(is);
});

test.each([
  ['https://cache.example/site', true],
  ['http://localhost:8080/', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:8080', true],
  ['http://cache.example', false],
  ['http://localhost.example', false],
  ['https://token@cache.example', false],
  ['https://cache.example?a', false],
  ['https://', false],
  ['ftp://localhost', false],
])('%s is the URL of a cache: %s', (url, is) => {
  expect(isCacheUrl(url)).toBe(is);
});
