import { expect, test } from 'vitest';
import { isSameOrigin, judgeHost } from '../../../../src/generator/host/http/request-host.ts';

test.each([
  ['localhost', undefined, 'good'],
  ['localhost:4173', undefined, 'good'],
  ['127.0.0.1:1', undefined, 'good'],
  ['[::1]', undefined, 'good'],
  ['a.localhost', undefined, 'good'],
  ['Evil.example', undefined, 403],
  ['localhost.evil.example', undefined, 403],
  ['localhost.', undefined, 400],
  ['192.168.0.7', undefined, 403],
  ['192.168.0.7', '192.168.0.7', 'good'],
  ['192.168.0.7', '192.168.0.8', 403],
  ['192.168.0.7', '0.0.0.0', 'good'],
  ['[fe80::1]', '::', 'good'],
  ['evil.example', '0.0.0.0', 403],
  ['Box.Lan', 'box.lan', 'good'],
  ['evil.example', 'box.lan', 403],
  ['[[[', undefined, 400],
  ['[::1', undefined, 400],
  ['[evil]', undefined, 400],
  ['[1.2.3.4]', undefined, 400],
  ['localhost:', undefined, 400],
  ['localhost:x', undefined, 400],
  ['localhost:123456', undefined, 400],
  ['user@localhost', undefined, 400],
  ['localhost/', undefined, 400],
  ['localhost evil.example', undefined, 400],
  ['', undefined, 400],
])('%s is %s', (header, named, verdict) => {
  expect(judgeHost([header], named)).toBe(verdict);
});

test('no host and two hosts are no request', () => {
  expect(judgeHost([], undefined)).toBe(400);
  expect(judgeHost(['localhost', 'localhost'], undefined)).toBe(400);
});

test('an origin is the same when it names the very host and port', () => {
  expect(isSameOrigin('http://localhost:1', 'localhost:1')).toBe(true);
  expect(isSameOrigin('https://localhost:1', 'localhost:1')).toBe(true);
  for (const origin of [
    undefined,
    '',
    'null',
    'http://localhost',
    'http://localhost:2',
    'http://localhost:1.evil',
  ]) {
    expect(isSameOrigin(origin, 'localhost:1')).toBe(false);
  }
  expect(isSameOrigin('http://undefined', undefined)).toBe(false);
});
