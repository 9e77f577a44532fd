import { describe, expect, test } from 'vitest';
import {
  RELEASE,
  RELEASE_ARCHIVE,
  RELEASE_LIST,
  type ReleaseListContent,
} from '../../../src/features/changelog/contract.ts';
import { compareVersions } from '../../../src/features/changelog/plan/compare-versions.ts';
import { AUTHORS } from '../../../src/generator/kit/list-kinds.ts';
import { articleData } from '../../unit/kit/article-data.ts';
import { head, pathsOf, planning, routeAt } from '../../unit/plan/heads.ts';
import { changelogOf } from './changelog-of.ts';

const { plan, mistakeIn } = planning(changelogOf());

const release = (name: string, parts = {}) => head({ file: `content/changelog/${name}.md`, ...parts });

/** The versions of a list; a run is its newest release with its oldest. */
const versionsIn = ({ rows }: ReleaseListContent) =>
  rows.map(row =>
    row.kind === 'release' ? row.version : [row.label, row.oldest?.label].filter(Boolean).join(' … '),
  );

test('versions are ordered by their numbers, pre-releases before their releases', () => {
  const sorted = [
    '8.0.0-2',
    '8.0.0-10',
    '8.0.0-alpha',
    '8.0.0-beta',
    '8.0.0-beta.2',
    '8.0.0-beta.10',
    '8.0.0',
    '8.0.9',
    '8.0.10',
    '8.1',
    '10.0.0',
  ];
  for (const [index, version] of sorted.entries())
    expect(sorted.map(other => Math.sign(compareVersions(other, version)))).toEqual(
      sorted.map((_, other) => Math.sign(other - index)),
    );
  expect(compareVersions('8.0', '8.0.0')).toBe(0);
  expect(compareVersions('v8.0.1+build', '8.0.1')).toBe(0);
});

describe('the changelog', () => {
  const names = Array.from({ length: 12 }, (_, index) => `8.0.${index}`);
  const site = plan({
    entries: [
      ...names.map(name => release(name)),
      release('7.4.0', { frontMatter: { date: '2024-05-05', authors: ['ann'] } }),
    ],
    data: articleData({ authors: [{ id: 'ann', name: 'Ann', url: 'https://example.com/ann' }] }),
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
    const versionsOf = (path: string) => versionsIn(routeAt(site, path, RELEASE_LIST).content);
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
    const list = routeAt(site, '/changelog/page/2', RELEASE_LIST);
    expect(list.bodies.map(({ file }) => file)).toEqual(
      ['8.0.1', '8.0.0', '7.4.0'].map(name => `content/changelog/${name}.md`),
    );
    expect(list.content.rows[2]).toMatchObject({
      version: '7.4.0',
      href: '/changelog/7.4.0',
      marks: { kinds: [] },
      date: { iso: '2024-05-05', text: '5 May 2024' },
      authors: [{ name: 'Ann', href: 'https://example.com/ann' }],
    });
  });

  test('gives the ids of each body in a list a prefix of their own', () => {
    const { bodies } = routeAt(site, '/changelog/page/2', RELEASE_LIST);
    expect(bodies.map(({ idPrefix }) => idPrefix)).toEqual(['8.0.1-', '8.0.0-', '7.4.0-']);
    expect(routeAt(site, '/changelog/8.0.0', RELEASE).bodies[0]).not.toHaveProperty('idPrefix');
  });

  test('links a release to the versions before and after', () => {
    expect(routeAt(site, '/changelog/8.0.0', RELEASE).content.pager).toEqual({
      previous: { label: '7.4.0', href: '/changelog/7.4.0' },
      next: { label: '8.0.1', href: '/changelog/8.0.1' },
    });
  });

  test('describes each of its pages in words of its own', () => {
    const described = plan({
      entries: names.map(name => release(name)),
      features: [changelogOf({ description: 'What changed.' })],
    });
    const descriptions = ['', '/page/2', '/archive', '/authors'].map(
      path => described.routes.find(route => route.path === `/changelog${path}`)?.description,
    );
    expect(descriptions).toEqual([
      'What changed.',
      'Page 2 of 2: What changed.',
      'Changelog: every release by its major version, the highest first.',
      'Changelog: everyone who writes about the releases, and about how many.',
    ]);
  });

  test('has an archive by major version', () => {
    const { groups } = routeAt(site, '/changelog/archive', RELEASE_ARCHIVE).content;
    expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
      ['Version 8', 12],
      ['Version 7', 1],
    ]);
    expect(groups[1]?.items).toEqual([
      {
        kind: 'release',
        label: '7.4.0',
        href: '/changelog/7.4.0',
        date: { iso: '2024-05-05', text: '5 May 2024' },
        marks: { kinds: [] },
      },
    ]);
  });

  test('counts its authors', () => {
    expect(routeAt(site, '/changelog/authors', AUTHORS).content.authors).toEqual([
      { name: 'Ann', href: 'https://example.com/ann', count: 1 },
    ]);
  });

  test('has as many releases on a page as the site says', () => {
    const paged = plan({
      entries: names.map(name => release(name)),
      features: [changelogOf({ releasesPerPage: 5 })],
    });
    expect(routeAt(paged, '/changelog/page/3', RELEASE_LIST).content.pages).toEqual({
      number: 3,
      hrefs: ['/changelog', '/changelog/page/2', '/changelog/page/3'],
    });
  });
});

describe('kinds of change', () => {
  const sections = (...names: readonly string[]) => ({
    headings: names.map(text => ({ id: text.toLowerCase(), text, level: 2 })),
  });
  const fixes = Array.from({ length: 11 }, (_, index) => release(`8.0.${index}`, sections('Fixed')));
  const site = plan({
    entries: [
      ...fixes,
      release('8.1.0', {
        title: '8.1.0: names',
        ...sections('Migration', 'Security', 'Changed', 'Added', 'Thanks'),
      }),
      release('7.0.0', { headings: [{ id: 'fixed', text: 'Fixed', level: 3 }] }),
    ],
    features: [changelogOf({ description: 'What changed.' })],
  });
  const versionsOf = (path: string) => versionsIn(routeAt(site, path, RELEASE_LIST).content);

  test('are the headings of a release, in an order of their own', () => {
    expect(routeAt(site, '/changelog/8.1.0', RELEASE).content).toMatchObject({
      headline: 'names',
      marks: { kinds: ['Added', 'Changed', 'Security'], migrationHref: '/changelog/8.1.0#migration' },
    });
    expect(routeAt(site, '/changelog/7.0.0', RELEASE).content.marks).toEqual({ kinds: [] });
  });

  test('are the contents of a release with several, not of one with a single heading', () => {
    const layoutOf = (path: string) => routeAt(site, path, RELEASE).layout;
    const toc = ['Migration', 'Security', 'Changed', 'Added', 'Thanks'].map(text => ({ text }));
    expect(layoutOf('/changelog/8.1.0')).toMatchObject({ toc });
    expect(layoutOf('/changelog/8.0.0')).toMatchObject({ toc: [] });
  });

  test('have lists of their own, as long as that of all releases; what no release has has none', () => {
    expect(pathsOf(site).filter(path => /^\/changelog(\/\D|$)/.test(path))).toEqual([
      '/changelog',
      '/changelog/added',
      '/changelog/archive',
      '/changelog/authors',
      '/changelog/changed',
      '/changelog/fixed',
      '/changelog/fixed/page/2',
      '/changelog/page/2',
      '/changelog/security',
    ]);
    expect(versionsOf('/changelog/security')).toEqual(['8.1.0']);
    expect(versionsOf('/changelog/fixed')).toHaveLength(10);
    expect(versionsOf('/changelog/fixed/page/2')).toEqual(['8.0.0']);
    expect(routeAt(site, '/changelog/fixed/page/2', RELEASE_LIST).bodies).toEqual([
      { file: 'content/changelog/8.0.0.md', references: [], idPrefix: '8.0.0-' },
    ]);
  });

  test('have titles and descriptions of their own', () => {
    const heads = ['/added', '/changed', '/fixed', '/fixed/page/2', '/security'].map(path => {
      const { title, description } = routeAt(site, `/changelog${path}`, RELEASE_LIST);
      return [title, description];
    });
    expect(heads).toEqual([
      ['Changelog: added', 'Every release of Mapwright that adds something, the highest version first.'],
      [
        'Changelog: changed',
        'Every release of Mapwright that changes how something works, the highest version first.',
      ],
      ['Changelog: fixed', 'Every release of Mapwright that corrects a fault, the highest version first.'],
      [
        'Changelog: fixed, page 2',
        'Page 2 of 2: Every release of Mapwright that corrects a fault, the highest version first.',
      ],
      [
        'Changelog: security',
        'Every release of Mapwright that closes a vulnerability, the highest version first.',
      ],
    ]);
    expect(routeAt(site, '/changelog/fixed', RELEASE_LIST).content).toMatchObject({
      title: 'Changelog: fixed',
      description: 'Every release of Mapwright that corrects a fault, the highest version first.',
    });
  });

  test('are counted on every list, which marks its own', () => {
    const filters = [
      { label: 'All', href: '/changelog', count: 13, isCurrent: false },
      { label: 'Added', href: '/changelog/added', count: 1, isCurrent: false },
      { label: 'Changed', href: '/changelog/changed', count: 1, isCurrent: false },
      { label: 'Fixed', href: '/changelog/fixed', count: 11, isCurrent: false },
      { label: 'Security', href: '/changelog/security', count: 1, isCurrent: false },
    ];
    const markedOn = (path: string) => routeAt(site, path, RELEASE_LIST).content.filters;
    const withCurrent = (label: string) =>
      filters.map(filter => (filter.label === label ? { ...filter, isCurrent: true } : filter));
    expect(markedOn('/changelog/page/2')).toEqual(withCurrent('All'));
    expect(markedOn('/changelog/fixed/page/2')).toEqual(withCurrent('Fixed'));
  });

  test('are in the archive', () => {
    const [eight] = routeAt(site, '/changelog/archive', RELEASE_ARCHIVE).content.groups;
    expect(eight?.items[0]).toMatchObject({
      marks: { kinds: ['Added', 'Changed', 'Security'], migrationHref: '/changelog/8.1.0#migration' },
    });
  });

  test('do without unlisted releases', () => {
    const unlisted = release('8.2.0', { frontMatter: { unlisted: true }, ...sections('Changed') });
    expect(pathsOf(plan([...fixes, unlisted]))).not.toContain('/changelog/changed');
  });

  test('are nothing where no release has any', () => {
    const plain = plan([release('8.0.0'), release('8.0.1')]);
    const { content } = routeAt(plain, '/changelog', RELEASE_LIST);
    expect(content.filters).toEqual([]);
    expect(content).not.toHaveProperty('description');
    expect(pathsOf(plain)).toEqual([
      '/404.html',
      '/changelog',
      '/changelog/8.0.0',
      '/changelog/8.0.1',
      '/changelog/archive',
      '/changelog/authors',
    ]);
  });

  test('cannot share an address with a release', () => {
    expect(mistakeIn([...fixes, release('fixed')])).toMatchObject({
      severity: 'error',
      code: 'route/duplicate-path',
      place: { file: 'content/changelog/fixed.md' },
    });
  });
});

test.each([
  ['8.0.0: one object', 'one object'],
  ['8.0.0', undefined],
  ['8.0.0: ', undefined],
  ['The release of spring', 'The release of spring'],
])('beside its version the title “%s” says %s', (title, headline) => {
  const { content } = routeAt(plan([release('8.0.0', { title })]), '/changelog/8.0.0', RELEASE);
  expect(content.headline).toBe(headline);
});

test('a link to a place of its own page names that page where the release is in a list', () => {
  const site = plan([
    release('8.0.0', { ids: ['fixed'], references: [{ kind: 'link', url: '#fixed', line: 1, column: 1 }] }),
  ]);
  expect(routeAt(site, '/changelog/8.0.0', RELEASE).bodies[0]?.references).toEqual([
    { kind: 'link', href: '#fixed', isExternal: false },
  ]);
  expect(routeAt(site, '/changelog', RELEASE_LIST).bodies[0]?.references).toEqual([
    { kind: 'link', href: '/changelog/8.0.0#fixed', isExternal: false },
  ]);
});

test('a release takes its date from its file name', () => {
  const site = plan(['content/changelog/2025-05-05-8.0.0.md']);
  expect(routeAt(site, '/changelog/8.0.0', RELEASE)).toMatchObject({
    publishedTime: '2025-05-05',
    content: { version: '8.0.0', date: { iso: '2025-05-05' } },
  });
});

describe('a release without notes', () => {
  const empty = (name: string, parts = {}) => release(name, { isEmpty: true, ...parts });
  const fixed = { headings: [{ id: 'fixed', text: 'Fixed', level: 2 }] };
  const site = plan({
    entries: [
      release('8.0.0', fixed),
      empty('7.3.0', { frontMatter: { date: '2024-03-03' } }),
      empty('7.2.0'),
      empty('7.1.0'),
      release('7.0.0', { ...fixed, frontMatter: { date: '2024-01-01' } }),
      empty('6.9.0'),
      empty('6.8.0', { frontMatter: { unlisted: true } }),
    ],
    features: [changelogOf({ releasesPerPage: 3 })],
  });
  const listAt = (path: string) => routeAt(site, path, RELEASE_LIST);

  test('shares a row of a list with its neighbours on that page', () => {
    expect(versionsIn(listAt('/changelog').content)).toEqual(['8.0.0', '7.3.0 … 7.2.0']);
    expect(versionsIn(listAt('/changelog/page/2').content)).toEqual(['7.1.0', '7.0.0', '6.9.0']);
    expect(listAt('/changelog').content.rows[1]).toEqual({
      kind: 'run',
      label: '7.3.0',
      href: '/changelog/7.3.0',
      oldest: { label: '7.2.0', href: '/changelog/7.2.0' },
    });
  });

  test('names the newest and the oldest of a row', () => {
    const run = plan(['3.0.0', '2.0.0', '1.0.0'].map(name => empty(name)));
    expect(versionsIn(routeAt(run, '/changelog', RELEASE_LIST).content)).toEqual(['3.0.0 … 1.0.0']);
  });

  test('has no text in lists: each release with notes finds its own', () => {
    const { bodies, content } = listAt('/changelog/page/2');
    expect(bodies.map(({ file }) => file)).toEqual(['content/changelog/7.0.0.md']);
    expect(content.rows[1]).toMatchObject({ version: '7.0.0', body: 0 });
  });

  test('is counted, so filters and pages agree with the releases that there are', () => {
    const { filters, pages } = listAt('/changelog').content;
    expect(filters.map(({ label, count }) => [label, count])).toEqual([
      ['All', 6],
      ['Fixed', 2],
    ]);
    expect(pages.hrefs).toHaveLength(2);
    expect(versionsIn(listAt('/changelog/fixed').content)).toEqual(['8.0.0', '7.0.0']);
  });

  test('shares a row of the archive with its neighbours of the same major version', () => {
    const { groups } = routeAt(site, '/changelog/archive', RELEASE_ARCHIVE).content;
    expect(groups.map(({ items }) => items.map(({ kind, label }) => [kind, label]))).toEqual([
      [['release', '8.0.0']],
      [
        ['run', '7.3.0'],
        ['release', '7.0.0'],
      ],
      [['run', '6.9.0']],
    ]);
  });

  test('has a page, which search engines and sitemaps leave out, and neighbours like any other', () => {
    const route = routeAt(site, '/changelog/7.2.0', RELEASE);
    expect(route).toMatchObject({
      description: 'Release 7.2.0 of Mapwright has no public notes.',
      visibility: { isIndexed: false, isInSitemap: false },
      content: {
        hasNotes: false,
        pager: { previous: { label: '7.1.0' }, next: { label: '7.3.0' } },
      },
    });
    expect(routeAt(site, '/changelog/7.0.0', RELEASE)).toMatchObject({
      visibility: { isIndexed: true, isInSitemap: true },
      content: { hasNotes: true },
    });
  });

  test('is not in the feed, even with a date', () => {
    expect(site.feeds[0]?.items.map(({ path }) => path)).toEqual(['/changelog/8.0.0', '/changelog/7.0.0']);
  });
});
