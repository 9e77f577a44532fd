import { describe, expect, test } from 'vitest';
import { NOT_FOUND, PAGE } from '../../../src/generator/plan/page-kinds.ts';
import { WITH_NEWS } from '../invented-features.ts';
import { asset, config, head, mistakeIn, pathsOf, plan, planning, routeAt, siteData } from './heads.ts';

describe('two sources of one path', () => {
  test('are reported at the second, naming the first', () => {
    const twin = head({ file: 'content/pages/b.md', frontMatter: { slug: 'a' } });
    expect(mistakeIn(['content/pages/a.md', twin])).toMatchInlineSnapshot(`
      {
        "code": "route/duplicate-path",
        "hint": "Rename one of them, or give it another \`slug\`.",
        "message": "Two sources have the path “/a”",
        "place": {
          "column": 1,
          "file": "content/pages/b.md",
          "line": 2,
        },
        "related": [
          {
            "file": "content/pages/a.md",
            "message": "the other source",
          },
        ],
        "severity": "error",
      }
    `);
  });

  test('are found when their names differ in normalization alone', () => {
    const mistake = mistakeIn(['content/pages/caf\u00e9.md', 'content/pages/cafe\u0301.md']);
    expect(mistake?.code).toBe('route/duplicate-path');
    expect([mistake?.place?.file, mistake?.related?.[0]?.file].sort()).toEqual([
      'content/pages/cafe\u0301.md',
      'content/pages/caf\u00e9.md',
    ]);
  });

  test('are found when their names differ in case alone', () => {
    expect(mistakeIn(['content/pages/About.md', 'content/pages/about.md'])).toMatchInlineSnapshot(`
      {
        "code": "route/duplicate-path",
        "hint": "Rename one of them, or give it another \`slug\`.",
        "message": "Two sources have paths that differ only in case: “/About” and “/about”",
        "place": {
          "file": "content/pages/about.md",
        },
        "related": [
          {
            "file": "content/pages/About.md",
            "message": "the other source",
          },
        ],
        "severity": "error",
      }
    `);
  });

  test('are found when one is generated', () => {
    const post = 'content/blog/2025-01-01-x.md';
    expect(planning(WITH_NEWS).mistakeIn([post, 'content/pages/blog/archive.md'])).toMatchInlineSnapshot(`
      {
        "code": "route/duplicate-path",
        "hint": "Rename one of them, or give it another \`slug\`.",
        "message": "A source and a generated page have the path “/blog/archive”",
        "place": {
          "file": "content/pages/blog/archive.md",
        },
        "severity": "error",
      }
    `);
  });

  test('are found when one is where the not-found page is published', () => {
    expect(mistakeIn(['content/pages/404.md'])?.message).toBe(
      'A source and a generated page are both published as 404.html: “/404” and “/404.html”',
    );
  });

  test('keep the first of them as the page', () => {
    const { routes } = plan(['content/docs/index.md', 'content/docs/README.md']);
    expect(routes.find(({ path }) => path === '/docs')?.source).toBe('content/docs/README.md');
  });
});

describe('static files', () => {
  test('that lie on a page are reported, naming the page', () => {
    const site = { entries: ['content/pages/about.md'], assets: [asset('content/static/about.html')] };
    expect(mistakeIn(site)).toMatchInlineSnapshot(`
      {
        "code": "route/page-and-file",
        "hint": "Rename the static file, or give the page another \`slug\`.",
        "message": "The page “/about” and a static file are both published as about.html",
        "place": {
          "file": "content/static/about.html",
        },
        "related": [
          {
            "file": "content/pages/about.md",
            "message": "the page",
          },
        ],
        "severity": "error",
      }
    `);
  });

  test.each([
    ['about', 'content/pages/about.md'],
    ['about/index.html', 'content/pages/about.md'],
    ['list.txt', head({ file: 'content/pages/a.md', frontMatter: { permalink: '/list.txt' } })],
  ])('at the address of a page are reported, though their file is another: %s', (file, page) => {
    expect(mistakeIn({ entries: [page], assets: [asset(`content/static/${file}`)] })).toMatchObject({
      code: 'route/page-and-file',
      message: expect.stringMatching(/^The page “.*” and a static file have the same address$/),
      place: { file: `content/static/${file}` },
    });
  });

  test('that differ in case alone are reported', () => {
    const assets = [asset('content/static/Logo.png'), asset('content/static/logo.png')];
    expect(mistakeIn({ entries: [], assets })).toMatchInlineSnapshot(`
      {
        "code": "route/duplicate-file",
        "hint": "Rename one of them: some systems cannot store both.",
        "message": "The names of two static files differ only in case",
        "place": {
          "file": "content/static/logo.png",
        },
        "related": [
          {
            "file": "content/static/Logo.png",
            "message": "the other file",
          },
        ],
        "severity": "error",
      }
    `);
  });

  test('with names that Windows refuses are reported', () => {
    expect(mistakeIn({ entries: [], assets: [asset('content/static/aux.js')] })).toMatchInlineSnapshot(`
      {
        "code": "route/reserved-name",
        "hint": "Rename the file, or move it to another folder.",
        "message": "The path “/aux.js” cannot be published everywhere: “aux.js” is a device on Windows",
        "place": {
          "file": "content/static/aux.js",
        },
        "severity": "error",
      }
    `);
  });

  test('keep their paths, and files beside Markdown are copied only when they are named', () => {
    const assets = [asset('content/static/a/b.txt'), asset('content/docs/unused.png')];
    expect(plan({ entries: [], assets }).copiedFiles).toEqual([
      { file: 'content/static/a/b.txt', output: 'a/b.txt', hash: '0123456789abcdef' },
    ]);
  });
});

test('a file beside the folder of its name is no clash', () => {
  const { diagnostics, routes } = plan([
    'content/docs/guides.md',
    'content/docs/guides/a.md',
    'content/docs/index.md',
  ]);
  expect(diagnostics).toEqual([]);
  expect(routes.map(({ output }) => output)).toEqual([
    '404.html',
    'docs.html',
    'docs/guides.html',
    'docs/guides/a.html',
  ]);
});

test('routes are sorted by path whatever the order of the entries', () => {
  const files = [
    'content/pages/b.md',
    'content/docs/index.md',
    'content/pages/a.md',
    'content/pages/index.md',
  ];
  expect(pathsOf(plan(files))).toEqual(['/', '/404.html', '/a', '/b', '/docs']);
  expect(plan(files).routes).toEqual(plan([...files].reverse()).routes);
});

describe('an entry', () => {
  const at = (frontMatter: object, input = {}) =>
    pathsOf(plan({ entries: [head({ file: 'content/pages/a.md', frontMatter })], input }));

  test('that is a draft is built only when drafts are asked for', () => {
    expect(at({ draft: true })).toEqual(['/404.html']);
    expect(at({ draft: true }, { includeDrafts: true })).toEqual(['/404.html', '/a']);
  });

  test('is built from publishAt on, and until expiresAt', () => {
    expect(at({ publishAt: '2025-06-01T00:00:01Z' })).toEqual(['/404.html']);
    expect(at({ publishAt: '2025-06-01T00:00:00Z' })).toEqual(['/404.html', '/a']);
    expect(at({ expiresAt: '2025-06-01T00:00:01Z' })).toEqual(['/404.html', '/a']);
    expect(at({ expiresAt: '2025-06-01T00:00:00Z' })).toEqual(['/404.html']);
    expect(at({ expiresAt: '2025-06-01T00:00:00Z' }, { includeDrafts: true })).toEqual(['/404.html']);
  });

  test.each(['unlisted', 'noindex'])('that is %s is built, but neither indexed nor in a sitemap', field => {
    const page = routeAt(
      plan([head({ file: 'content/pages/a.md', frontMatter: { [field]: true } })]),
      '/a',
      PAGE,
    );
    expect(page.visibility).toEqual({ isIndexed: false, isInSitemap: false });
  });
});

describe('a page', () => {
  test('shows its title unless its body brings one', () => {
    const pages = plan([
      head({ file: 'content/pages/a.md', title: 'A' }),
      head({ file: 'content/pages/b.md', hasOwnTitle: true }),
    ]);
    expect(routeAt(pages, '/a', PAGE).content).toEqual({ title: 'A', width: 'default' });
    expect(routeAt(pages, '/b', PAGE).content).toEqual({ width: 'default' });
  });

  test('has a description for search engines, cut between words', () => {
    const page = plan([head({ file: 'content/pages/a.md', excerpt: 'word, '.repeat(40) })]);
    expect(routeAt(page, '/a', PAGE).description).toMatch(/^(word, )+word…$/);
    expect(routeAt(page, '/a', PAGE).description.length).toBeLessThanOrEqual(161);
  });

  test('has a social image of its own, as a final URL', () => {
    const entry = head({ file: 'content/pages/a.md', frontMatter: { image: './shot.png' } });
    const site = {
      entries: [entry],
      assets: [asset('content/pages/shot.png')],
      config: config({ baseUrl: '/base/' }),
    };
    expect(routeAt(plan(site), '/a', PAGE).image?.href).toBe('/base/assets/images/shot.01234567.png');
  });
});

test('the not-found page is a file that hosts look for, in no sitemap', () => {
  const site = plan({ entries: ['content/pages/index.md', 'content/docs/a.md'], data: siteData() });
  expect(routeAt(site, '/404.html', NOT_FOUND)).toMatchObject({
    output: '404.html',
    visibility: { isIndexed: false, isInSitemap: false },
    content: {
      links: [
        { label: 'Home', href: '/' },
        { label: 'Docs', href: '/docs' },
      ],
    },
  });
});

test.each([
  ['c.html', 'The path “c.html” does not begin with a slash', 'Write “/c.html”.'],
  ['/a/../b.html', 'The path “/a/../b.html” contains “..”', 'Write the whole path, from the site’s root.'],
  [
    '/a..html',
    'The path “/a.” cannot be published everywhere: “a.” ends with a dot or a space, which Windows drops',
    'Rename the file, or give it another `slug`.',
  ],
])('a permalink that is no path is quoted as it is written: %s', (permalink, message, hint) => {
  const mistake = mistakeIn([head({ file: 'content/pages/a.md', frontMatter: { permalink } })]);
  expect(mistake).toMatchObject({ message, hint });
});
