import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberPrefixOf, withoutNumberPrefix } from '../../../src/generator/model/paths/file-path.ts';
import { hrefOf, outputOf } from '../../../src/generator/plan/urls.ts';
import { GUIDES, PAGES } from '../invented-features.ts';
import { pathIn } from './heads.ts';

const pathOfFile = (file: string, frontMatter = {}) => pathIn([PAGES, GUIDES], file, frontMatter);

describe('the path of a page', () => {
  test.each([
    ['content/pages/about.md', '/about'],
    ['content/pages/index.md', '/'],
    ['content/pages/industries/index.md', '/industries'],
    ['content/pages/Components/Footer.md', '/Components/Footer'],
    ['content/pages/01-plan.md', '/01-plan'],
  ])('of %s is %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });
});

describe('front matter', () => {
  test('replaces the last part of the path by a slug', () => {
    expect(pathOfFile('content/docs/guides/a.md', { slug: 'b' })).toBe('/docs/guides/b');
    expect(pathOfFile('content/docs/guides/index.md', { slug: 'b' })).toBe('/docs/b');
    expect(pathOfFile('content/docs/index.md', { slug: 'intro' })).toBe('/docs/intro');
  });

  test('names a path from the base of the collection by a slug with a slash before it', () => {
    expect(pathOfFile('content/docs/guides/a.md', { slug: '/b/c/' })).toBe('/docs/b/c');
    expect(pathOfFile('content/docs/guides/a.md', { slug: '/' })).toBe('/docs');
  });

  test('names the whole path by a permalink', () => {
    expect(pathOfFile('content/docs/guides/a.md', { slug: 'b', permalink: '/x/y/' })).toBe('/x/y');
  });

  test.each([
    ['/old/a.html', '/old/a'],
    ['/old/index.html', '/old'],
    ['/index.html', '/'],
  ])('takes the permalink %s as %s, where hosts lead from it', (permalink, path) => {
    expect(pathOfFile('content/pages/a.md', { permalink })).toBe(path);
  });
});

test('a path is in NFC, however the disk spells the name', () => {
  expect(pathOfFile('content/pages/cafe\u0301.md')).toBe('/caf\u00e9');
});

test('a number prefix is a number of up to three digits and a separator', () => {
  expect(['01-a', '2. a', '003_a', '7.0-a', '2024-a', 'a-1', '1'].map(numberPrefixOf)).toEqual([
    1,
    2,
    3,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(withoutNumberPrefix('2. a')).toBe('a');
});

test('the output of a path is a file beside the folder of the pages below it', () => {
  const outputs = ['/', '/about', '/docs/a', '/404.html', '/feed.xml', '/changelog/8.7.19'].map(outputOf);
  expect(outputs).toEqual([
    'index.html',
    'about.html',
    'docs/a.html',
    '404.html',
    'feed.xml',
    'changelog/8.7.19.html',
  ]);
});

describe('a URL path', () => {
  test('has the base URL and is encoded once', () => {
    expect(hrefOf('/', '/')).toBe('/');
    expect(hrefOf('/', '/base/')).toBe('/base/');
    expect(hrefOf('/a b/ü/🗺️', '/base/')).toBe('/base/a%20b/%C3%BC/%F0%9F%97%BA%EF%B8%8F');
    expect(hrefOf('/100%/a?b#c', '/')).toBe('/100%25/a%3Fb%23c');
  });

  test('decodes to what it was', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), segments => {
        const path = `/${segments.join('/')}`;
        expect(decodeURIComponent(hrefOf(path, '/'))).toBe(path);
      }),
    );
  });
});
