import { describe, expect, test } from 'vitest';
import { blogOf, docsOf } from './features.ts';
import { asset, category, config, head, plan, siteData, type TestEntries } from './heads.ts';

/** The redirects as lines. */
const redirectsOf = (site: TestEntries) => {
  const { redirects, diagnostics } = plan(site);
  expect(diagnostics).toEqual([]);
  return redirects.filter(({ from }) => from !== '/').map(({ from, to }) => `${from} → ${to}`);
};

describe('a folder without a page of its own', () => {
  test('leads to the generated index of its category, wherever that lies', () => {
    const entries = ['content/docs/index.md', 'content/docs/01-guides/02-map/a.md'];
    const categories = [
      category('01-guides', { link: { index: '/docs/category/guides' } }),
      category('01-guides/02-map', { link: { index: '/docs/category/map' } }),
    ];
    expect(redirectsOf({ entries, data: siteData({ categories }) })).toEqual([
      '/docs/guides → /docs/category/guides',
      '/docs/guides/map → /docs/category/map',
    ]);
    expect(redirectsOf({ entries })).toEqual([]);
  });

  test('leads to the doc that is the page of its category', () => {
    const entries = ['content/docs/index.md', 'content/docs/guides/a.md', 'content/docs/guides/b.md'];
    const categories = [category('guides', { link: { doc: 'guides/b' } })];
    expect(redirectsOf({ entries, data: siteData({ categories }) })).toEqual([
      '/docs/guides → /docs/guides/b',
    ]);
  });

  test('leads to its first page in the order of the sidebar where the category has none', () => {
    const entries = [
      'content/docs/index.md',
      'content/docs/guides/a.md',
      'content/docs/guides/1-z.md',
      'content/docs/guides/deep/b.md',
    ];
    const categories = [category('guides', { link: 'none' }), category('guides/deep', { link: 'none' })];
    expect(redirectsOf({ entries, data: siteData({ categories }) })).toEqual([
      '/docs/guides → /docs/guides/z',
      '/docs/guides/deep → /docs/guides/deep/b',
    ]);
    const sidebars = { docs: ['index', 'guides/deep/b', 'guides/a'] };
    expect(redirectsOf({ entries, features: [docsOf({ sidebars })] })).toEqual([
      '/docs/guides → /docs/guides/deep/b',
      '/docs/guides/deep → /docs/guides/deep/b',
    ]);
  });

  test('leads to its first own page among pages, before those of folders in it', () => {
    expect(
      redirectsOf([
        'content/pages/index.md',
        'content/pages/legal/aa/x.md',
        'content/pages/legal/terms.md',
        'content/pages/legal/privacy.md',
      ]),
    ).toEqual(['/legal → /legal/privacy', '/legal/aa → /legal/aa/x']);
  });

  test('counts by addresses, so that a permalink has folders too', () => {
    const page = head({ file: 'content/pages/x.md', frontMatter: { title: 'X', permalink: '/a/b/c' } });
    expect(redirectsOf(['content/pages/index.md', page])).toEqual(['/a → /a/b/c', '/a/b → /a/b/c']);
  });

  test('is passed over where a page, an alias, a file or an owner’s redirect lies, in any case of letters', () => {
    const entries = [
      'content/pages/index.md',
      'content/pages/one.md',
      'content/pages/one/a.md',
      'content/pages/two/a.md',
      'content/pages/three/a.md',
      'content/pages/four/a.md',
      'content/pages/five/a.md',
      head({ file: 'content/pages/b.md', frontMatter: { title: 'B', aliases: ['/Two'] } }),
    ];
    const redirects = [{ from: '/three', to: 'https://example.com/three' }];
    const assets = [asset('content/static/four.html'), asset('content/static/five')];
    expect(redirectsOf({ entries, config: config({ redirects }), assets })).toEqual([
      '/Two → /b',
      '/three → https://example.com/three',
    ]);
  });

  test('makes one redirect of folders that differ in case alone, since their files would be one', () => {
    const entries = ['content/pages/index.md', 'content/pages/Dir/a.md', 'content/pages/dir/b.md'];
    expect(redirectsOf(entries)).toEqual(['/Dir → /Dir/a']);
  });

  test('keeps drafts and unlisted pages to themselves', () => {
    const draft = (file: string) => head({ file, frontMatter: { title: 'D', draft: true } });
    const unlisted = (file: string) => head({ file, frontMatter: { title: 'U', unlisted: true } });
    expect(
      redirectsOf([
        'content/pages/index.md',
        draft('content/pages/drafts/a.md'),
        unlisted('content/pages/unlisted/a.md'),
        unlisted('content/pages/own.md'),
        'content/pages/own/a.md',
        draft('content/pages/later.md'),
        'content/pages/later/a.md',
        unlisted('content/pages/mixed/a.md'),
        'content/pages/mixed/b.md',
      ]),
    ).toEqual(['/mixed → /mixed/b']);
  });

  test('is of no concern to the blog and the changelog', () => {
    const post = head({ file: 'content/blog/2025/2025-05-05-a.md', frontMatter: { title: 'A' } });
    const entries = ['content/pages/index.md', post];
    expect(redirectsOf({ entries, features: [docsOf(), blogOf()] })).toEqual([]);
  });

  test('may be linked to, and be the target of a redirect', () => {
    const entries = ['content/pages/index.md', 'content/pages/legal/terms.md'];
    const redirects = [{ from: '/law', to: '/legal' }];
    expect(redirectsOf({ entries, config: config({ redirects }) })).toEqual([
      '/law → /legal/terms',
      '/legal → /legal/terms',
    ]);
  });
});
