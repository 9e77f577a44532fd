import { expect, test } from 'vitest';
import { head, planning, routeAt } from '../plan/heads.ts';
import { ARTICLE, newsOf } from './invented-articles.ts';

const { plan } = planning(newsOf());
const article = (name: string, frontMatter = {}) =>
  head({ file: `content/blog/${name}.md`, title: name, frontMatter });
const pagerOf = (site: ReturnType<typeof plan>, path: string) => routeAt(site, path, ARTICLE).content.pager;
const OLD = { label: '2024-01-02-old', href: '/blog/old' };
const NEW = { label: '2025-05-05-new', href: '/blog/new' };

test('previous is the older article and next the newer one, whatever the order of the files', () => {
  const site = plan([article('2025-05-05-new'), article('2024-01-02-old'), article('2024-03-04-middle')]);
  expect(pagerOf(site, '/blog/middle')).toEqual({ previous: OLD, next: NEW });
  expect(pagerOf(site, '/blog/old').previous).toBeUndefined();
  expect(pagerOf(site, '/blog/new').next).toBeUndefined();
});

test('front matter hides either of them', () => {
  const at = (frontMatter: object) =>
    pagerOf(
      plan([article('2024-01-02-old'), article('2024-03-04-middle', frontMatter), article('2025-05-05-new')]),
      '/blog/middle',
    );
  expect(at({ previous: false })).toEqual({ next: NEW });
  expect(at({ next: false })).toEqual({ previous: OLD });
});

test('an unlisted article has no neighbours, and is none', () => {
  const site = plan([
    article('2024-01-02-old'),
    article('2024-03-04-middle', { unlisted: true }),
    article('2025-05-05-new'),
  ]);
  expect(pagerOf(site, '/blog/middle')).toEqual({});
  expect(pagerOf(site, '/blog/new')).toEqual({ previous: OLD });
  expect(site.feeds[0]?.items.map(({ path }) => path)).toEqual(['/blog/new', '/blog/old']);
});

test('a section has the title that the site gives it, else the word of its language', () => {
  const titleOf = (feature = newsOf()) =>
    plan({ entries: [article('2024-01-02-old')], features: [feature] }).feeds[0]?.title;
  expect(titleOf()).toBe('News');
  expect(titleOf(newsOf({ title: 'From the workshop' }))).toBe('From the workshop');
});

test('a section without a feed has none, and one without articles has nothing', () => {
  const silent = plan({ entries: [article('2024-01-02-old')], features: [newsOf({ feed: false })] });
  expect(silent.feeds).toEqual([]);
  const empty = plan(['content/pages/index.md']);
  expect([empty.feeds, empty.routes.map(({ path }) => path)]).toEqual([[], ['/', '/404.html']]);
});
