import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePath, isWellFormedPath, normalizePath } from '../../../src/client/normalize-path.ts';

describe('normalizePath', () => {
  it.each([
    ['/docs/a/index.html', '/docs/a'],
    ['/index.html', '/'],
    ['/docs/a.html', '/docs/a'],
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about.html/', '/about'],
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
  ])('turns %j into %j', (path, clean) => {
    expect(normalizePath(path)).toBe(clean);
  });

  it.each(['/x.htm', '/a/index', '/changelog/8.7.19', '/docs/7.x', '/maps/usa.svg', '/xhtml'])(
    'leaves %s alone',
    path => {
      expect(normalizePath(path)).toBe(path);
    },
  );

  it.each(['/%', '/%zz.html', '/docs/%E0%A4%A'])('keeps the malformed sequence of %s', path => {
    expect(normalizePath(path)).toBe(path.replace(/\.html$/, ''));
  });

  it.each([
    ['/site/index.html', '/site/'],
    ['/site', '/site/'],
    ['/site/', '/site/'],
    ['/site/docs/', '/site/docs'],
    ['/site/docs.html', '/site/docs'],
  ])('turns %s into %s where the base URL is /site/', (path, clean) => {
    expect(normalizePath(path, '/site/')).toBe(clean);
  });

  it('never leaves a final slash, and leaves a clean path without .html as it is', () => {
    const part = fc.constantFrom('/', '/a', '/index', '.html', '/%', '.htm', 'html');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), parts => {
        const clean = normalizePath(parts.join(''));
        expect(clean === '/' || !clean.endsWith('/')).toBe(true);
        if (!clean.endsWith('.html')) expect(normalizePath(clean)).toBe(clean);
      }),
    );
  });
});

describe('isSamePath', () => {
  it('compares what percent-encoding stands for', () => {
    expect(isSamePath('/docs/%C3%BC', '/docs/ü')).toBe(true);
    expect(isSamePath('/docs/a', '/docs/b')).toBe(false);
  });

  it('compares malformed paths as they are', () => {
    expect(isSamePath('/%', '/%')).toBe(true);
    expect(isSamePath('/%', '/%25')).toBe(false);
  });
});

describe('isWellFormedPath', () => {
  it('tells malformed percent sequences from well-formed ones', () => {
    expect(isWellFormedPath('/a%20b')).toBe(true);
    expect(isWellFormedPath('/a%2')).toBe(false);
  });
});
