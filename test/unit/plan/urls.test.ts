import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { docsCollection } from '../../../src/features/docs/collection.ts';
import { docIdOf } from '../../../src/features/docs/plan/docs-paths.ts';
import { dateOf, versionOfFile } from '../../../src/generator/model/article-path.ts';
import { numberPrefixOf, withoutNumberPrefix } from '../../../src/generator/model/file-path.ts';
import { pagesIn } from '../../../src/generator/pages.ts';
import { hrefOf, outputOf, pathOf } from '../../../src/generator/plan/urls.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import { blogOf, changelogOf, docsOf } from './features.ts';
import { head, version } from './heads.ts';

const pathOfFile = (file: string, frontMatter = {}, docs = docsOf()) => {
  const entry = head({ file, frontMatter });
  const further = [docs, blogOf(), changelogOf()].flatMap(({ collections }) => collections);
  const collection = [pagesIn(wordsOf('en')), ...further].find(({ folders }) =>
    folders.some(folder => file.startsWith(folder)),
  );
  if (collection === undefined) throw new Error(`${file} is of no collection`);
  return pathOf(entry, collection);
};

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

describe('the path of a doc', () => {
  test.each([
    ['content/docs/index.md', '/docs'],
    ['content/docs/README.md', '/docs'],
    ['content/docs/01-guides/02_map-editor/3.colors.md', '/docs/guides/map-editor/colors'],
    ['content/docs/01-guides/01-index.md', '/docs/guides'],
    ['content/docs/guides/Readme.md', '/docs/guides'],
    ['content/docs/01-3d-maps.md', '/docs/3d-maps'],
    ['content/docs/7.0-notes.md', '/docs/7.0-notes'],
    ['content/docs/2024-roadmap.md', '/docs/2024-roadmap'],
    ['content/docs/2024-05-05-roadmap.md', '/docs/2024-05-05-roadmap'],
    ['content/docs/01.md', '/docs/01'],
  ])('of %s is %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });

  test('begins at its version', () => {
    const versions = [
      version('next', { path: 'next', isUnreleased: true }),
      version('docs'),
      version('7.x', { path: '7.x' }),
    ];
    const site = docsOf({ versions });
    const paths = ['next', 'docs', '7.x'].map(folder => pathOfFile(`content/${folder}/a.md`, {}, site));
    expect(paths).toEqual(['/docs/next/a', '/docs/a', '/docs/7.x/a']);
  });

  test('may be the root of the site', () => {
    const { part } = docsOf();
    const versions = [{ name: 'current', label: 'Current', folder: 'docs', path: '', isUnreleased: false }];
    const site = { part, collections: [docsCollection({ path: '/', versions }, wordsOf('en'))] };
    expect(pathOfFile('content/docs/index.md', {}, site)).toBe('/');
    expect(pathOfFile('content/docs/a.md', {}, site)).toBe('/a');
  });
});

describe('the path of a post', () => {
  test.each([
    ['content/blog/2025-05-05-new-pricing.md', '/blog/new-pricing', '2025-05-05'],
    ['content/blog/2025-05-05-new-pricing/index.md', '/blog/new-pricing', '2025-05-05'],
    ['content/blog/news/plain.md', '/blog/news/plain', undefined],
    ['content/blog/2025-13-45-x.md', '/blog/2025-13-45-x', undefined],
    ['content/blog/2025-05-05.md', '/blog/2025-05-05', '2025-05-05'],
  ])('of %s is %s, dated %s', (file, path, date) => {
    expect(pathOfFile(file)).toBe(path);
    expect(dateOf(head({ file }))).toBe(date);
  });

  test('keeps a date of the front matter', () => {
    expect(dateOf(head({ file: 'content/blog/2025-05-05-x.md', frontMatter: { date: '2024-01-02' } }))).toBe(
      '2024-01-02',
    );
  });
});

describe('the path of a release', () => {
  test.each([
    ['content/changelog/8.7.19.md', '/changelog/8.7.19', '8.7.19'],
    ['content/changelog/8.7.19/index.md', '/changelog/8.7.19', '8.7.19'],
    ['content/changelog/8/8.7.19.md', '/changelog/8.7.19', '8.7.19'],
    ['content/changelog/2025-05-05-8.0.0.md', '/changelog/8.0.0', '8.0.0'],
  ])('of %s is %s', (file, path, name) => {
    expect(pathOfFile(file)).toBe(path);
    expect(versionOfFile(head({ file }).path)).toBe(name);
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
});

test('a path is in NFC, however the disk spells the name', () => {
  expect(pathOfFile('content/pages/cafe\u0301.md')).toBe('/caf\u00e9');
});

test('an id is the path without number prefixes and ending', () => {
  expect(docIdOf(head({ file: 'content/docs/01-guides/02-index.md' }))).toBe('guides/index');
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

  test('decodes to what it was made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), segments => {
        const path = `/${segments.join('/')}`;
        expect(decodeURIComponent(hrefOf(path, '/'))).toBe(path);
      }),
    );
  });
});
