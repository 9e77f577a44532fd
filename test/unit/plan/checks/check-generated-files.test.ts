import { expect, test } from 'vitest';
import type { TestFeature } from '../../invented-features.ts';
import { asset, config, type HeadParts, head, plan } from '../heads.ts';

const FEEDS: TestFeature = {
  collections: [],
  part: () => ({
    drafts: [],
    feeds: [{ output: 'news/feed.xml', path: '/news', title: 'News', description: '', items: [] }],
  }),
};

const page = (file: string, frontMatter: HeadParts['frontMatter'] = {}) =>
  head({ file: `content/pages/${file}`, frontMatter });

function clashesOf(files: readonly string[], entries: readonly ReturnType<typeof page>[] = []) {
  const assets = files.map(file => asset(`content/static/${file}`));
  const security = {
    contact: 'mailto:a@example.com',
    expires: '2030-01-01',
    policy: null,
    languages: ['en'],
  };
  return plan({ entries, assets, features: [FEEDS], config: config({ security }) }).diagnostics;
}

test('a page at the path of a file that the program writes is reported where its path comes from', () => {
  expect(
    clashesOf([], [page('robots.txt.md'), page('a.md', { title: 'A', permalink: '/news/feed.json' })]),
  ).toEqual(
    [
      ['robots.txt', { file: 'content/pages/robots.txt.md' }],
      ['news/feed.json', { file: 'content/pages/a.md', line: 3, column: 1 }],
    ].map(([output, place]) => ({
      severity: 'error',
      code: 'output/same-path',
      message: `The program writes /${output} itself`,
      place,
      hint: 'Give the page another `slug`.',
    })),
  );
});

test('a static file there is reported in any case of letters, but for those that the program leaves to the site', () => {
  const found = clashesOf([
    'robots.txt',
    'site.webmanifest',
    '.well-known/security.txt',
    'Sitemap.xml',
    'news/feed.xml',
    'feed.xml',
  ]);
  expect(found.map(({ code, place, hint }) => [code, place?.file, hint])).toEqual(
    ['Sitemap.xml', 'news/feed.xml'].map(file => [
      'output/same-path',
      `content/static/${file}`,
      'Remove the file, or give it another name.',
    ]),
  );
});
