import { expect, test } from 'vitest';
import type { AdoptedSite } from '../../../src/generator/adopt/adopted-site.ts';
import { withOneFilePerPage } from '../../../src/generator/adopt/one-file-per-page.ts';

const page = (from: string, to: string) => ({ from, to, address: `/${from}`, fields: {}, text: '' });
const siteOf = (...pages: AdoptedSite['pages']): AdoptedSite => ({
  title: 'A',
  baseUrl: '/',
  navbar: [],
  footer: [],
  markdown: {},
  pages,
  copies: [],
  redirects: [],
  notes: [],
});

test('pages that would go to one file get one each, with a note', () => {
  const site = withOneFilePerPage(
    siteOf(
      page('a.md', 'content/docs/a.md'),
      page('a.mdx', 'content/docs/a.md'),
      page('A.md', 'content/docs/A.md'),
      page('b.md', 'content/docs/b.md'),
    ),
  );
  expect(site.pages.map(({ to }) => to)).toEqual([
    'content/docs/a.md',
    'content/docs/a-2.md',
    'content/docs/A-3.md',
    'content/docs/b.md',
  ]);
  expect(site.notes.map(({ place }) => place?.file)).toEqual(['a.mdx', 'A.md']);
});

test('a draft leaves its place to a page that is published', () => {
  const draft = { ...page('_drafts/a.md', 'content/blog/a.md'), isDraft: true };
  const site = withOneFilePerPage(siteOf(draft, page('_posts/a.md', 'content/blog/a.md')));
  expect(site.pages.map(({ to }) => to)).toEqual(['content/blog/a-2.md', 'content/blog/a.md']);
});
