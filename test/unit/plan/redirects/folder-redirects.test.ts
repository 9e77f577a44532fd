import { describe, expect, test } from 'vitest';
import { WITH_GUIDES, WITH_NEWS } from '../../invented-features.ts';
import { asset, config, head, plan, type TestEntries } from '../heads.ts';

/** The redirects as lines. */
const redirectsOf = (site: TestEntries) => {
  const { redirects, diagnostics } = plan(site);
  expect(diagnostics).toEqual([]);
  return redirects.filter(({ from }) => from !== '/').map(({ from, to }) => `${from} → ${to}`);
};

describe('a folder without a page of its own', () => {
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
    const redirects = [{ from: '/three', to: 'https://other.example/three' }];
    const assets = [asset('content/static/four.html'), asset('content/static/five')];
    expect(redirectsOf({ entries, config: config({ redirects }), assets })).toEqual([
      '/Two → /b',
      '/three → https://other.example/three',
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

  test('is of no concern to collections that have no folders of pages', () => {
    const post = head({ file: 'content/blog/2025/2025-05-05-a.md', frontMatter: { title: 'A' } });
    const entries = ['content/pages/index.md', post];
    expect(redirectsOf({ entries, features: [WITH_GUIDES, WITH_NEWS] })).toEqual([]);
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
