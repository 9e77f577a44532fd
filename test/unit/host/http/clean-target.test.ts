import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTarget } from '../../../../src/generator/host/http/clean-target.ts';

test.each([
  ['/', { path: '/', query: '' }],
  ['/docs/a%20b?x=1?y', { path: '/docs/a b', query: '?x=1?y' }],
  ['/docs/', { path: '/docs/', query: '' }],
  ['/%C3%BC', { path: '/ü', query: '' }],
  ['/50%25', { path: '/50%', query: '' }],
  ['/a?', { path: '/a', query: '?' }],
  ['/...', { refusal: 404 }],
  ['/.well-known/security.txt', { path: '/.well-known/security.txt', query: '' }],
  ['/docs/.well-known/x', { refusal: 404 }],
  ['/.well-known-not/x', { refusal: 404 }],
  ['', { refusal: 400 }],
  ['a', { refusal: 400 }],
  ['*', { refusal: 400 }],
  ['http://localhost/a', { refusal: 400 }],
  ['/a#b', { refusal: 400 }],
  ['/a?b#c', { refusal: 400 }],
  ['/%', { refusal: 404 }],
  ['/%zz', { refusal: 404 }],
  ['/%00', { refusal: 404 }],
  ['/%7f', { refusal: 404 }],
  ['/%0a', { refusal: 404 }],
  ['/%e2%28', { refusal: 404 }],
  ['//a', { refusal: 404 }],
  ['/a//', { refusal: 404 }],
  ['/a/../b', { refusal: 404 }],
  ['/%2e%2e/b', { refusal: 404 }],
  ['/%252e%252e/b', { refusal: 404 }],
  ['/a%2fb', { refusal: 404 }],
  ['/a%252Fb', { refusal: 404 }],
  ['/a\\b', { refusal: 404 }],
  ['/a%5cb', { refusal: 404 }],
  ['/a%255cb', { refusal: 404 }],
  [`/${'a'.repeat(9000)}`, { refusal: 414 }],
])('%s', (target, expected) => {
  expect(cleanTarget(target)).toEqual(expected);
});

test('no target leaves a folder, whatever is in it', () => {
  const piece = fc.constantFrom(
    '/',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%25',
    '2e',
    '%00',
    'a',
    ';',
    '%',
    '?',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const clean = cleanTarget(`/${pieces.join('')}`);
      if ('refusal' in clean) return;
      expect(new URL(encodeURI(clean.path), 'http://host').pathname).toBe(encodeURI(clean.path));
      expect(clean.path).not.toMatch(/\\|\/\/|\/\.|\0/);
    }),
    { numRuns: 2000 },
  );
});
