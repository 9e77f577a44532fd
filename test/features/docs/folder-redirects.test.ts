import { describe, expect, test } from 'vitest';
import type { SidebarItemInput } from '../../../src/features/docs/sidebar-schema.ts';
import { planning, type TestEntries } from '../../unit/plan/heads.ts';
import { category, docsOf, withCategories } from './docs-of.ts';

const { plan } = planning(docsOf());

/** The redirects as lines. */
const redirectsOf = (site: TestEntries) => {
  const { redirects, diagnostics } = plan(site);
  expect(diagnostics).toEqual([]);
  return redirects.filter(({ from }) => from !== '/').map(({ from, to }) => `${from} → ${to}`);
};

describe('a folder of docs without a page of its own', () => {
  test('leads to the generated index of its category, wherever that lies', () => {
    const entries = ['content/docs/index.md', 'content/docs/01-guides/02-map/a.md'];
    const categories = [
      category('01-guides', { link: { index: '/docs/category/guides' } }),
      category('01-guides/02-map', { link: { index: '/docs/category/map' } }),
    ];
    expect(redirectsOf({ entries, data: withCategories(...categories) })).toEqual([
      '/docs/guides → /docs/category/guides',
      '/docs/guides/map → /docs/category/map',
    ]);
    expect(redirectsOf({ entries })).toEqual([]);
  });

  test('leads to the doc that is the page of its category', () => {
    const entries = ['content/docs/index.md', 'content/docs/guides/a.md', 'content/docs/guides/b.md'];
    const categories = [category('guides', { link: { doc: 'guides/b' } })];
    expect(redirectsOf({ entries, data: withCategories(...categories) })).toEqual([
      '/docs/guides → /docs/guides/b',
    ]);
  });

  test('leads to the page of the written category whose only item it is', () => {
    const entries = ['content/docs/index.md', 'content/docs/01-guides/a.md', 'content/docs/tips/b.md'];
    const categoryOf = (label: string, items: readonly SidebarItemInput[]): SidebarItemInput => ({
      type: 'category',
      label,
      link: { index: `/docs/category/${label}` },
      items,
    });
    const sidebars = {
      docs: [
        'index',
        categoryOf('guides', [{ type: 'folder', folder: './guides/' }]),
        categoryOf('tips', ['index', { type: 'folder', folder: 'tips' }]),
      ],
    };
    expect(redirectsOf({ entries, features: [docsOf({ sidebars })] })).toEqual([
      '/docs/guides → /docs/category/guides',
      '/docs/tips → /docs/tips/b',
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
    expect(redirectsOf({ entries, data: withCategories(...categories) })).toEqual([
      '/docs/guides → /docs/guides/z',
      '/docs/guides/deep → /docs/guides/deep/b',
    ]);
    const sidebars = { docs: ['index', 'guides/deep/b', 'guides/a'] };
    expect(redirectsOf({ entries, features: [docsOf({ sidebars })] })).toEqual([
      '/docs/guides → /docs/guides/deep/b',
      '/docs/guides/deep → /docs/guides/deep/b',
    ]);
  });
});
