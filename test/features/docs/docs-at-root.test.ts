import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CATEGORY, DOC } from '../../../src/features/docs/contract.ts';
import { optionsSchema } from '../../../src/features/docs/options.ts';
import { pathsOf, planning, routeAt } from '../../unit/plan/heads.ts';
import { category, docsOf, version, withCategories } from './docs-of.ts';

const { plan } = planning(docsOf({ path: '/' }));

describe('docs that are the whole site', () => {
  test('begin at the home page, which is the first of their breadcrumbs', () => {
    const site = plan(['content/docs/index.md', 'content/docs/guides/a.md']);
    expect(pathsOf(site)).toEqual(['/', '/404.html', '/guides', '/guides/a']);
    expect(routeAt(site, '/guides/a', DOC).content.breadcrumbs).toEqual([
      { label: 'Documentation', href: '/' },
      { label: 'Guides', href: '/guides' },
      { label: 'a' },
    ]);
    expect(routeAt(site, '/', DOC).content.breadcrumbs).toEqual([]);
  });

  test('are in the sitemap of the site, and in no other', () => {
    expect(plan(['content/docs/index.md']).sitemapAreas).toEqual([]);
  });

  test('give the not-found page one link home', () => {
    const notFound = plan(['content/docs/index.md']).routes.find(({ kind }) => kind === 'not-found');
    expect(JSON.stringify(notFound?.content).match(/"href":"\/"/g)).toHaveLength(1);
  });

  test('have generated indexes at the paths of each version', () => {
    const versions = [version('docs'), version('7.x', { path: '7.x' })];
    const site = planning(docsOf({ path: '/', versions })).plan({
      entries: ['content/docs/a/b.md', 'content/7.x/a/b.md'],
      data: withCategories(category('a', { link: { index: '/all' } }), {
        ...category('a', { link: { index: '/all' } }),
        file: 'content/7.x/a/_category.yml',
      }),
    });
    expect(routeAt(site, '/all', CATEGORY)).toBeDefined();
    expect(routeAt(site, '/7.x/all', CATEGORY)).toBeDefined();
  });

  test('need no other final slash', () => {
    expect(v.safeParse(optionsSchema, { path: '/docs/' }).issues?.[0]?.message).toContain('or / alone');
  });
});
