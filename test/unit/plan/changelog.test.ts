import { describe, expect, test } from 'vitest';
import { compareVersions } from '../../../src/generator/plan/compare-versions.ts';
import { config, head, pathsOf, plan, routeAt, siteData } from './heads.ts';

const release = (name: string, parts = {}) => head({ file: `content/changelog/${name}.md`, ...parts });

test('versions are ordered by their numbers, pre-releases before their releases', () => {
  const sorted = [
    '8.0.0-alpha',
    '8.0.0-beta.2',
    '8.0.0-beta.10',
    '8.0.0',
    '8.0.9',
    '8.0.10',
    '8.1',
    '10.0.0',
  ];
  expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  expect(compareVersions('8.0', '8.0.0')).toBe(0);
  expect(compareVersions('v8.0.1+build', '8.0.1')).toBe(0);
});

describe('the changelog', () => {
  const names = Array.from({ length: 12 }, (_, index) => `8.0.${index}`);
  const site = plan({
    entries: [
      ...names.map(name => release(name)),
      release('7.4.0', { frontMatter: { date: '2024-05-05', security: true, authors: ['ann'] } }),
    ],
    data: siteData({ authors: [{ id: 'ann', name: 'Ann', url: 'https://example.com/ann' }] }),
  });

  test('has a page a release, and lists of ten, the highest version first', () => {
    expect(site.diagnostics).toEqual([]);
    expect(pathsOf(site).filter(path => !path.startsWith('/changelog/8'))).toEqual([
      '/404.html',
      '/changelog',
      '/changelog/7.4.0',
      '/changelog/archive',
      '/changelog/authors',
      '/changelog/page/2',
    ]);
    const versionsOf = (path: string) =>
      routeAt(site, path, 'release-list').content.releases.map(({ version }) => version);
    expect(versionsOf('/changelog')).toEqual([
      '8.0.11',
      '8.0.10',
      '8.0.9',
      '8.0.8',
      '8.0.7',
      '8.0.6',
      '8.0.5',
      '8.0.4',
      '8.0.3',
      '8.0.2',
    ]);
    expect(versionsOf('/changelog/page/2')).toEqual(['8.0.1', '8.0.0', '7.4.0']);
  });

  test('shows whole releases in its lists, with one body for each', () => {
    const list = routeAt(site, '/changelog/page/2', 'release-list');
    expect(list.bodies.map(({ file }) => file)).toEqual(
      ['8.0.1', '8.0.0', '7.4.0'].map(name => `content/changelog/${name}.md`),
    );
    expect(list.content.releases[2]).toMatchObject({
      version: '7.4.0',
      href: '/changelog/7.4.0',
      isSecurity: true,
      date: { iso: '2024-05-05', text: 'May 5, 2024' },
      authors: [{ name: 'Ann', href: 'https://example.com/ann' }],
    });
  });

  test('gives the ids of each body in a list a prefix of their own', () => {
    const { bodies } = routeAt(site, '/changelog/page/2', 'release-list');
    expect(bodies.map(({ idPrefix }) => idPrefix)).toEqual(['8.0.1-', '8.0.0-', '7.4.0-']);
    expect(routeAt(site, '/changelog/8.0.0', 'release').bodies[0]).not.toHaveProperty('idPrefix');
  });

  test('links a release to the versions before and after', () => {
    expect(routeAt(site, '/changelog/8.0.0', 'release').content.pager).toEqual({
      previous: { label: '7.4.0', href: '/changelog/7.4.0' },
      next: { label: '8.0.1', href: '/changelog/8.0.1' },
    });
  });

  test('describes each of its pages in words of its own', () => {
    const described = plan({
      entries: names.map(name => release(name)),
      config: config({ changelog: { description: 'What changed.' } }),
    });
    const descriptions = ['', '/page/2', '/archive', '/authors'].map(
      path => described.routes.find(route => route.path === `/changelog${path}`)?.description,
    );
    expect(descriptions).toEqual([
      'What changed.',
      'Page 2 of 2: What changed.',
      'Changelog: every release by its major version, the highest first.',
      'Changelog: everybody who writes about the releases, and about how many.',
    ]);
  });

  test('has an archive by major version', () => {
    const { groups } = routeAt(site, '/changelog/archive', 'archive').content;
    expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
      ['Version 8', 12],
      ['Version 7', 1],
    ]);
    expect(groups[1]?.items).toEqual([
      { label: '7.4.0', href: '/changelog/7.4.0', date: { iso: '2024-05-05', text: 'May 5, 2024' } },
    ]);
  });

  test('counts its authors', () => {
    expect(routeAt(site, '/changelog/authors', 'authors').content.authors).toEqual([
      { name: 'Ann', href: 'https://example.com/ann', count: 1 },
    ]);
  });

  test('has as many releases on a page as the site says', () => {
    const paged = plan({
      entries: names.map(name => release(name)),
      config: config({ changelog: { releasesPerPage: 5 } }),
    });
    expect(routeAt(paged, '/changelog/page/3', 'release-list').content.pages).toEqual({
      number: 3,
      hrefs: ['/changelog', '/changelog/page/2', '/changelog/page/3'],
    });
  });
});

test('a link to a place of its own page names that page where the release stands in a list', () => {
  const site = plan([
    release('8.0.0', { ids: ['fixed'], references: [{ kind: 'link', url: '#fixed', line: 1, column: 1 }] }),
  ]);
  expect(routeAt(site, '/changelog/8.0.0', 'release').bodies[0]?.references).toEqual([
    { kind: 'link', href: '#fixed', isExternal: false },
  ]);
  expect(routeAt(site, '/changelog', 'release-list').bodies[0]?.references).toEqual([
    { kind: 'link', href: '/changelog/8.0.0#fixed', isExternal: false },
  ]);
});

test('a release takes its date from its file name', () => {
  const site = plan(['content/changelog/2025-05-05-8.0.0.md']);
  expect(routeAt(site, '/changelog/8.0.0', 'release')).toMatchObject({
    publishedTime: '2025-05-05',
    content: { version: '8.0.0', date: { iso: '2025-05-05' } },
  });
});
