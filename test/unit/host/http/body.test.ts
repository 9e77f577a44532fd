import { expect, test } from 'vitest';
import { chooseEncoding, createBody } from '../../../../src/generator/host/http/body.ts';
import { contentTypeOf, isText } from '../../../../src/generator/model/paths/content-type.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a body is compressed once, and only where that is asked for and worth it', async () => {
  const long = createBody('text '.repeat(1000), true);
  expect(await long.encode?.('gzip')).toBe(await long.encode?.('gzip'));
  expect(createBody('short', true).encode).toBeUndefined();
  expect(createBody('text '.repeat(1000), false).encode).toBeUndefined();
});

test('the tag follows the bytes', () => {
  expect(createBody('a', false).tag).toBe(createBody(Buffer.from('a'), true).tag);
  expect(createBody('a', false).tag).not.toBe(createBody('b', false).tag);
});

test.each([
  ['a.html', 'text/html; charset=utf-8', true],
  ['a.SVG', 'image/svg+xml; charset=utf-8', true],
  ['a.png', 'image/png', false],
  ['a.min.js', 'text/javascript; charset=utf-8', true],
  ['LICENSE', 'application/octet-stream', false],
  ['a.constructor', 'application/octet-stream', false],
  ['folder.js/file', 'application/octet-stream', false],
])('%s is %s', (name, type, text) => {
  expect(contentTypeOf(name)).toBe(type);
  expect(isText(type)).toBe(text);
});
