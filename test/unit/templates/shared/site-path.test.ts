import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normalizePath } from '../../../../src/client/navigation/normalize-path.ts';
import { addressOf } from '../../../../src/generator/host/http/canonical-path.ts';
import { readPagePath } from '../../../../src/generator/plan/links/written-path.ts';
import { cleanPath, decodePath, decodeWellFormed } from '../../../../src/templates/shared/site-path.ts';

/** Paths of every sort: pieces that the rules are about, and any other sign. */
const paths = fc
  .array(fc.oneof(fc.constantFrom('/', '/a', '/index', '.html', '.htm', 'html', '/Größe x'), fc.string()), {
    maxLength: 8,
  })
  .map(pieces => pieces.join(''));

describe('the clean path', () => {
  it.each([
    ['/docs/a/index.html', '/docs/a'],
    ['/index.html', '/'],
    ['/docs/a.html', '/docs/a'],
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about.html/', '/about'],
    ['/a//index.html', '/a'],
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
  ])('of %j is %j', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });

  it.each(['/x.htm', '/x.HTML', '/a/index', '/changelog/8.7.19', '/docs/7.x', '/maps/usa.svg', '/xhtml'])(
    'of %s is that path',
    path => {
      expect(cleanPath(path)).toBe(path);
    },
  );

  it.each(['/%', '/%zz', '/docs/%E0%A4%A'])('keeps the malformed sequence of %s', path => {
    expect(cleanPath(`${path}.html`)).toBe(path);
  });

  it('has no final slash, and a clean path without .html is its own', () => {
    fc.assert(
      fc.property(paths, path => {
        const clean = cleanPath(path);
        expect(clean === '/' || !clean.endsWith('/')).toBe(true);
        if (!clean.endsWith('.html')) expect(cleanPath(clean)).toBe(clean);
      }),
    );
  });

  it('is the same in links, on the servers and in the address bar', () => {
    fc.assert(
      fc.property(paths, path => {
        const well = path.normalize('NFC');
        const clean = cleanPath(well);
        expect(readPagePath(encodeURIComponent(well))).toBe(clean);
        expect(decodePath(normalizePath(encodeURI(well), '/'))).toBe(clean);
        if (!/\/index$|\.html$/.test(clean)) expect(addressOf(well)).toBe(clean);
      }),
    );
  });
});

test('what cannot be decoded is given back as it is, or as nothing', () => {
  expect(decodePath('/a%20b')).toBe('/a b');
  expect(decodePath('/a%2')).toBe('/a%2');
  expect(decodeWellFormed('/a%2')).toBeUndefined();
  expect(decodeWellFormed('/100')).toBe('/100');
});
