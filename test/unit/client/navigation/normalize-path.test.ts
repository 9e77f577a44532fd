import { describe, expect, it } from 'vitest';
import {
  isSamePath,
  isWellFormedPath,
  normalizePath,
} from '../../../../src/client/navigation/normalize-path.ts';

describe('normalizePath', () => {
  it.each([
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['', '/'],
  ])('turns %j into %j', (path, clean) => {
    expect(normalizePath(path, '/')).toBe(clean);
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
  it('distinguishes malformed percent sequences from well-formed ones', () => {
    expect(isWellFormedPath('/a%20b')).toBe(true);
    expect(isWellFormedPath('/a%2')).toBe(false);
  });
});
