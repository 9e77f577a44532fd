import { describe, expect, test } from 'vitest';
import { CATEGORY, DOC } from '../../../src/features/docs/contract.ts';
import { findVersion } from '../../../src/features/docs/find-version.ts';
import { PAGE } from '../../../src/generator/plan/page-kinds.ts';
import { asset, config, head, pathsOf, planning, routeAt } from '../../unit/plan/heads.ts';
import { category, docLayoutAt, docsOf, version, withCategories } from './docs-of.ts';

const { plan, mistakeIn } = planning(docsOf());

const heading = (id: string, level: number) => ({ id, text: id.toUpperCase(), level });

describe('a doc', () => {
  const GUIDE = [
    'content/docs/index.md',
    'content/docs/guides/a.md',
    'content/docs/guides/b.md',
    'content/docs/z.md',
  ];

  test('has breadcrumbs from the main page down', () => {
    const site = plan(GUIDE);
    expect(routeAt(site, '/docs/guides/a', DOC).content.breadcrumbs).toEqual([
      { label: 'Documentation', href: '/docs' },
      { label: 'Guides', href: '/docs/guides' },
      { label: 'a' },
    ]);
    expect(routeAt(site, '/docs', DOC).content.breadcrumbs).toEqual([]);
  });

  test('shows the picture of its front matter on its card', () => {
    const a = head({ file: 'content/docs/guides/a.md', frontMatter: { image: './shot.png' } });
    const assets = [asset('content/docs/guides/shot.png', { width: 1200, height: 630 })];
    const site = plan({ entries: [a, 'content/docs/guides/b.md'], assets });
    const [first, second] = routeAt(site, '/docs/guides', CATEGORY).content.items;
    expect(first?.picture).toEqual({ src: '/assets/images/shot.01234567.png', width: 1200, height: 630 });
    expect(second?.picture).toBeUndefined();
  });

  test('has the neighbours of the sidebar, categories with pages among them', () => {
    const site = plan(GUIDE);
    expect(routeAt(site, '/docs', DOC).content.pager).toEqual({
      next: { label: 'Guides', href: '/docs/guides' },
    });
    expect(routeAt(site, '/docs/guides/a', DOC).content.pager).toEqual({
      previous: { label: 'Guides', href: '/docs/guides' },
      next: { label: 'b', href: '/docs/guides/b' },
    });
    expect(routeAt(site, '/docs/guides', CATEGORY).content.pager).toEqual({
      previous: { label: 'index', href: '/docs' },
      next: { label: 'a', href: '/docs/guides/a' },
    });
  });

  test('has the neighbours that its front matter names, or none', () => {
    const frontMatter = { previous: false, next: 'z' } as const;
    const site = plan([
      'content/docs/index.md',
      head({ file: 'content/docs/a.md', frontMatter }),
      'content/docs/b.md',
      'content/docs/z.md',
    ]);
    expect(routeAt(site, '/docs/a', DOC).content.pager).toEqual({ next: { label: 'z', href: '/docs/z' } });
  });

  test('whose front matter names an unknown neighbour is reported at the field', () => {
    const doc = head({ file: 'content/docs/a.md', frontMatter: { title: 'A', next: 'installl' } });
    expect(mistakeIn([doc, 'content/docs/install.md'])).toMatchInlineSnapshot(`
      {
        "code": "sidebar/unknown-doc",
        "hint": "Did you mean “install”? A doc’s id is its path without number prefixes and without the extension.",
        "message": "The field \`next\` refers to the doc “installl”, which does not exist",
        "place": {
          "column": 1,
          "file": "content/docs/a.md",
          "line": 3,
        },
        "severity": "error",
      }
    `);
  });

  test('has the headings of the configured levels, or of its own', () => {
    const headings = [heading('a', 2), heading('b', 3), heading('c', 4), heading('d', 5)];
    const toc = (frontMatter: object) =>
      docLayoutAt(plan([head({ file: 'content/docs/a.md', headings, frontMatter })]), '/docs/a').toc.map(
        ({ id }) => id,
      );
    expect(toc({})).toEqual(['a', 'b']);
    expect(toc({ tocMinLevel: 3, tocMaxLevel: 4 })).toEqual(['b', 'c']);
  });

  test('has edit link, last update and reading time where the site wants them', () => {
    const file = 'content/docs/a b.md';
    const site = plan({
      entries: [head({ file, readingMinutes: 3 })],
      input: { lastUpdated: new Map([[file, '2025-05-05T10:00:00+02:00']]) },
      features: [docsOf({ showReadingTime: true })],
      config: config({ editUrl: 'https://example.com/edit/{file}' }),
    });
    expect(routeAt(site, '/docs/a b', DOC).content).toMatchObject({
      editHref: 'https://example.com/edit/content/docs/a%20b.md',
      lastUpdated: { iso: '2025-05-05', text: '5 May 2025' },
      readingMinutes: 3,
    });
    const bare = routeAt(plan([head({ file })]), '/docs/a b', DOC).content;
    expect(Object.keys(bare).sort()).toEqual(['breadcrumbs', 'pager', 'tags', 'title']);
  });

  test('has tags, each with a page', () => {
    const doc = head({
      file: 'content/docs/a.md',
      excerpt: 'About A.',
      frontMatter: { tags: ['Map Editor'] },
    });
    const site = plan([doc]);
    expect(routeAt(site, '/docs/a', DOC).content.tags).toEqual([
      { label: 'Map Editor', href: '/docs/tags/map-editor' },
    ]);
    expect(routeAt(site, '/docs/tags/map-editor', CATEGORY).content.items).toEqual([
      { label: 'a', href: '/docs/a', description: 'About A.' },
    ]);
  });
});

describe('docs without a main page', () => {
  test('have a generated one', () => {
    const site = plan(['content/docs/a.md', 'content/docs/b/x.md']);
    expect(routeAt(site, '/docs', CATEGORY)).toMatchObject({
      title: 'Documentation',
      content: {
        breadcrumbs: [],
        items: [
          { label: 'a', href: '/docs/a' },
          { label: 'B', href: '/docs/b', count: 1 },
        ],
        pager: { next: { label: 'a', href: '/docs/a' } },
      },
    });
  });

  test('take a page of another collection at their path', () => {
    const site = plan(['content/docs/a.md', 'content/pages/docs.md']);
    expect(routeAt(site, '/docs', PAGE).source).toBe('content/pages/docs.md');
    expect(site.diagnostics).toEqual([]);
  });
});

describe('a generated index', () => {
  test('leads to the first page of a category that has no page of its own', () => {
    const data = withCategories(category('a/b', { link: 'none' }));
    const site = plan({
      entries: ['content/docs/index.md', 'content/docs/a/b/x.md', 'content/docs/a/b/y.md'],
      data,
    });
    expect(routeAt(site, '/docs/a', CATEGORY).content.items).toEqual([
      { label: 'B', href: '/docs/a/b/x', description: 'x, y', count: 2 },
    ]);
  });

  test('describes a category as its file does, or as its page begins', () => {
    const data = withCategories(category('a', { description: 'All of A' }));
    const index = head({ file: 'content/docs/b/index.md', title: 'B', excerpt: 'About B.' });
    const site = plan({ entries: ['content/docs/a/x.md', index, 'content/docs/b/y.md'], data });
    expect(routeAt(site, '/docs', CATEGORY).content.items).toEqual([
      { label: 'A', href: '/docs/a', description: 'All of A', count: 1 },
      { label: 'B', href: '/docs/b', description: 'About B.', count: 1 },
    ]);
  });

  test('counts the docs of a category without the headings between them', () => {
    const heading = { type: 'heading', label: 'Then' } as const;
    const docs = docsOf({
      sidebars: { docs: [{ type: 'category', label: 'All', items: [heading, 'a', heading, 'b'] }] },
    });
    const site = plan({ entries: ['content/docs/a.md', 'content/docs/b.md'], features: [docs] });
    expect(routeAt(site, '/docs', CATEGORY).content.items).toEqual([
      { label: 'All', href: '/docs/a', description: 'a, b', count: 2 },
    ]);
  });

  test('at the path of a source is reported at its category file', () => {
    const data = withCategories(category('a', { link: { index: '/about' } }));
    const site = {
      entries: ['content/docs/index.md', 'content/docs/a/x.md', 'content/pages/about.md'],
      data,
    };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "route/duplicate-path",
        "hint": "Rename one of them, or give it another \`slug\`.",
        "message": "Two sources have the path “/about”",
        "place": {
          "file": "content/pages/about.md",
        },
        "related": [
          {
            "column": 1,
            "file": "content/docs/a/_category.yml",
            "line": 1,
            "message": "the other source",
          },
        ],
        "severity": "error",
      }
    `);
  });
});

describe('versions of the docs', () => {
  const versions = [
    version('next', { label: 'Next', path: 'next', isUnreleased: true }),
    version('docs', { name: '8.x', label: '8.x' }),
    version('7.x', { path: '7.x' }),
  ];
  const site = plan({
    entries: [
      'content/next/index.md',
      'content/next/a.md',
      'content/docs/index.md',
      'content/docs/a.md',
      'content/docs/b.md',
      'content/7.x/index.md',
      'content/7.x/b.md',
    ],
    features: [docsOf({ versions })],
  });

  test('have their docs below their own paths', () => {
    expect(pathsOf(site)).toEqual([
      '/404.html',
      '/docs',
      '/docs/7.x',
      '/docs/7.x/b',
      '/docs/a',
      '/docs/b',
      '/docs/next',
      '/docs/next/a',
    ]);
    expect(site.diagnostics).toEqual([]);
  });

  test('begin with the newest one that is released, or else with the first', () => {
    expect(site.redirects).toEqual([{ from: '/', to: '/docs' }]);
    const { plan: planUnreleased } = planning(docsOf({ versions: versions.slice(0, 1) }));
    expect(planUnreleased(['content/next/index.md']).redirects).toContainEqual({
      from: '/',
      to: '/docs/next',
    });
  });

  test('are linked to the same doc there, else to the main doc', () => {
    expect(docLayoutAt(site, '/docs/b').versions).toEqual([
      { name: 'next', label: 'Next', href: '/docs/next', isCurrent: false },
      { name: '8.x', label: '8.x', href: '/docs/b', isCurrent: true },
      { name: '7.x', label: '7.x', href: '/docs/7.x/b', isCurrent: false },
    ]);
  });

  test('say on their pages that they are unreleased or old', () => {
    expect(routeAt(site, '/docs/b', DOC).content.versionBanner).toBeUndefined();
    expect(routeAt(site, '/docs/next/a', DOC).content.versionBanner).toEqual({
      text: 'This page describes Next, which is not released yet.',
      link: { label: 'Go to 8.x', href: '/docs/a' },
    });
    expect(routeAt(site, '/docs/7.x/b', DOC).content.versionBanner).toEqual({
      text: 'This page describes 7.x, which is no longer maintained.',
      link: { label: 'Go to 8.x', href: '/docs/b' },
    });
  });

  test('show nothing of themselves when there is one', () => {
    const site = plan(['content/docs/a.md']);
    expect(docLayoutAt(site, '/docs/a').versions).toBeUndefined();
    expect(routeAt(site, '/docs/a', DOC).content.versionBanner).toBeUndefined();
  });

  test('have every hand-written sidebar, without the docs that they lack, and generated indexes of their own', () => {
    const sidebars = {
      guide: [
        {
          type: 'category' as const,
          label: 'All',
          isCollapsed: true,
          link: { index: '/docs/category/all' },
          items: ['a', 'b'],
        },
        { type: 'folder' as const, folder: 'more' },
      ],
    };
    const both = plan({
      entries: ['content/docs/a.md', 'content/docs/b.md', 'content/docs/more/c.md', 'content/7.x/b.md'],
      features: [docsOf({ versions: versions.slice(1), sidebars })],
    });
    expect(both.diagnostics).toEqual([]);
    expect(routeAt(both, '/docs/7.x/category/all', CATEGORY).content.items).toEqual([
      { label: 'b', href: '/docs/7.x/b' },
    ]);
    expect(routeAt(both, '/docs/category/all', CATEGORY).content.items).toHaveLength(2);
    expect(docLayoutAt(both, '/docs/a').versions).toHaveLength(2);
  });

  test('are linked from a generated index to the one there, or the page of the folder, and it says which version it is of', () => {
    const entries = ['docs/one/a.md', 'docs/two/b.md', 'docs/three/c.md', 'docs/index.md', '7.x/index.md'];
    const site = plan({
      entries: [...entries, '7.x/one/a.md', '7.x/two/index.md'].map(file => `content/${file}`),
      features: [docsOf({ versions: versions.slice(1) })],
    });
    const linksOn = (path: string) => docLayoutAt(site, path).versions?.map(({ href }) => href);
    expect(linksOn('/docs/one')).toEqual(['/docs/one', '/docs/7.x/one']);
    expect(linksOn('/docs/7.x/one')).toEqual(['/docs/one', '/docs/7.x/one']);
    expect(linksOn('/docs/two')).toEqual(['/docs/two', '/docs/7.x/two']);
    expect(linksOn('/docs/7.x/two')).toEqual(['/docs/two', '/docs/7.x/two']);
    expect(linksOn('/docs/three')).toEqual(['/docs/three', '/docs/7.x']);
    expect(routeAt(site, '/docs/7.x/one', CATEGORY).content.versionBanner?.link.href).toBe('/docs/one');
    expect(routeAt(site, '/docs/one', CATEGORY).content.versionBanner).toBeUndefined();
  });

  test('are found by name, or the names that there are are listed', () => {
    expect(findVersion(versions, '7.x')).toEqual({ folder: `content/${versions[2]?.folder}/` });
    expect(findVersion(versions, '7.y')).toMatchInlineSnapshot(`
      {
        "diagnostic": {
          "code": "docs/unknown-version",
          "hint": "Did you mean “7.x”?",
          "message": "There is no docs version “7.y”. The available versions are: next, 8.x, 7.x",
          "severity": "error",
        },
      }
    `);
  });
});

test('a link to a doc of several versions has its address in each, and nothing else has', () => {
  const versions = [
    { name: '2.x', label: '2.x', folder: 'docs', path: '', isUnreleased: false },
    { name: '1.x', label: '1.x', folder: 'docs-1', path: '1.x', isUnreleased: false },
  ];
  const items = ['/docs', '/docs/a', '/docs/b', '/docs/1.x/a', '/'].map(to => ({ label: to, to }));
  const files = ['docs/index', 'docs/a', 'docs/b', 'docs-1/index', 'docs-1/a', 'pages/index'];
  const navbar = { title: 'Mapwright', logo: null, hideOnScroll: true };
  const shellOf = (count: number) =>
    plan({
      entries: files
        .filter(file => count > 1 || !file.startsWith('docs-1'))
        .map(file => `content/${file}.md`),
      features: [docsOf({ versions: versions.slice(0, count) })],
      config: config({
        navbar: { ...navbar, items: items.filter(({ to }) => count > 1 || !to.includes('1.x')) },
      }),
    }).shell;
  const { navbar: shown, docsVersions } = shellOf(2);
  expect(docsVersions).toEqual(['2.x', '1.x']);
  expect(shown.start.map(item => ('versions' in item ? item.versions : undefined))).toEqual([
    { '2.x': '/docs', '1.x': '/docs/1.x' },
    { '2.x': '/docs/a', '1.x': '/docs/1.x/a' },
    { '2.x': '/docs/b', '1.x': '/docs/1.x' },
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(shellOf(1))).not.toContain('ersions');
});

test('a link to a doc has its address in each version, wherever the last released version is', () => {
  const versions = [version('docs', { path: 'new' }), version('docs-1')];
  const navbar = { title: 'Mapwright', logo: null, hideOnScroll: true };
  const { shell } = plan({
    entries: ['content/docs/a.md', 'content/docs-1/a.md'],
    features: [docsOf({ versions })],
    config: config({ navbar: { ...navbar, items: [{ label: 'A', to: '/docs/new/a' }] } }),
  });
  expect(shell.navbar.start).toEqual([
    expect.objectContaining({ versions: { docs: '/docs/new/a', 'docs-1': '/docs/a' } }),
  ]);
});

test('a site of docs alone has docs, a not-found page and nothing else', () => {
  const site = plan(['content/docs/a.md']);
  expect(pathsOf(site)).toEqual(['/404.html', '/docs', '/docs/a']);
  expect(site.redirects).toEqual([{ from: '/', to: '/docs' }]);
  expect(site.diagnostics).toEqual([]);
  expect(site.feeds).toEqual([]);
});

test('the folder of a generated index is checked too', () => {
  const entry = head({ file: 'content/docs/a#b/x.md', frontMatter: { slug: '/x' } });
  const index = head({ file: 'content/docs/index.md' });
  expect(mistakeIn([entry, index])?.message).toBe('The path “/docs/a#b” contains “#”');
});

test('a version whose folder does not exist is a warning at its folder', () => {
  const versions = [version('docs'), version('docs-8', { path: '8' })];
  const { plan: planVersions } = planning(docsOf({ versions }));
  const site = planVersions(['content/docs/a.md']);
  expect(pathsOf(site)).toEqual(['/404.html', '/docs', '/docs/a']);
  expect(site.diagnostics).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'docs/missing-folder',
      message: 'The docs version “docs-8” has no pages: there is no folder content/docs-8',
    }),
  ]);
  // The folder of the only version may have another name, which is then meant.
  expect(planning(docsOf({ versions: [version('guide')] })).mistakeIn([])?.code).toBe('docs/missing-folder');
  expect(planVersions(['content/docs-8/a.md']).diagnostics).toHaveLength(1);
  // Pages that are all drafts are not on the site either, but the folder is there.
  const draft = head({ file: 'content/docs-8/a.md', frontMatter: { draft: true } });
  expect(planVersions(['content/docs/a.md', draft]).diagnostics).toEqual([]);
});

test('a site that names no version may have no docs', () => {
  expect(planning(docsOf()).plan([]).diagnostics).toEqual([]);
});
