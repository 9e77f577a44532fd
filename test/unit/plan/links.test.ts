import { describe, expect, test } from 'vitest';
import type { ResolvedReference } from '../../../src/generator/model/route.ts';
import { WITH_GUIDES, WITH_NEWS } from '../invented-features.ts';
import { asset, config, head, linking, planning, type TestSite } from './heads.ts';

const { plan, mistakeIn } = planning(WITH_GUIDES, WITH_NEWS);

const OTHERS = [
  head({ file: 'content/docs/01-guides/02-b.md', ids: ['install', 'update-now'] }),
  'content/docs/01-guides/index.md',
  'content/docs/index.md',
  'content/pages/index.md',
  head({ file: 'content/pages/about.md', frontMatter: { aliases: ['/who'] } }),
  'content/blog/2025-05-05-news.md',
  head({ file: 'content/pages/café map.md' }),
];
const FROM = 'content/docs/01-guides/01-a.md';

/** What a link in a doc of the guides becomes. */
function resolve(
  url: string,
  site: Partial<TestSite> = {},
  kind: 'link' | 'image' = 'link',
): ResolvedReference | undefined {
  const { routes, diagnostics } = plan({ entries: [...OTHERS, linking(FROM, url, kind)], ...site });
  expect(diagnostics).toEqual([]);
  return routes.find(({ source }) => source === FROM)?.bodies[0]?.references[0];
}

const mistakeFor = (url: string, site: Partial<TestSite> = {}, kind: 'link' | 'image' = 'link') =>
  mistakeIn({ entries: [...OTHERS, linking(FROM, url, kind)], ...site });

describe('a name in double brackets', () => {
  const page = (name: string) => `page:${encodeURIComponent(name)}`;
  test.each([
    [page('02-b'), '/docs/guides/b'],
    [`${page('02-B')}#Install`, '/docs/guides/b#install'],
    [page('cafe\u0301 Map'), '/caf%C3%A9%20map'],
    [page('pages/about'), '/about'],
    [page('2025-05-05 news'), '/blog/news'],
  ])('%s leads to %s', (url, href) => {
    expect(resolve(url)).toMatchObject({ kind: 'link', href });
  });
  test('is that of the page in the same folder, or else of one page alone', () => {
    const twins = ['content/pages/twin.md', 'content/docs/02-other/twin.md'];
    const beside = 'content/docs/01-guides/twin.md';
    expect(resolve(page('twin'), { entries: [...twins, beside, linking(FROM, page('twin'))] })).toMatchObject(
      {
        href: '/docs/guides/twin',
      },
    );
    expect(mistakeFor(page('twin'), { entries: [...twins, linking(FROM, page('twin'))] })).toMatchObject({
      severity: 'warning',
      message: '2 pages are called “twin”',
    });
  });
  test('that no page has is a warning', () => {
    expect(mistakeFor(page('nothing'))).toMatchObject({
      severity: 'warning',
      message: 'No page is called “nothing”',
    });
  });
});

describe('a link', () => {
  test.each([
    ['02-b.md', '/docs/guides/b'],
    ['./02-b.md#install', '/docs/guides/b#install'],
    ['../index.md', '/docs'],
    ['index.md', '/docs/guides'],
    ['../../pages/about.md?x=1', '/about?x=1'],
    ['../../pages/caf%C3%A9%20map.md', '/caf%C3%A9%20map'],
    ['../../pages/cafe\u0301 map.md', '/caf%C3%A9%20map'],
    ['/docs/01-guides/02-b.md', '/docs/guides/b'],
    ['/docs/guides/b', '/docs/guides/b'],
    ['/docs/guides/b/', '/docs/guides/b'],
    ['/docs/guides/b.html#install', '/docs/guides/b#install'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/café map', '/caf%C3%A9%20map'],
    ['b', '/docs/guides/b'],
    ['../guides/b#install', '/docs/guides/b#install'],
    ['02-b', '/docs/guides/b'],
    // As other programs write them.
    ['02-b/', '/docs/guides/b'],
    ['02-b.html', '/docs/guides/b'],
    ['02-b.md/#install', '/docs/guides/b#install'],
    ['../index.html', '/docs'],
    ['../02-b/', '/docs/guides/b'],
    ['/01-guides/02-b', '/docs/guides/b'],
    ['/01-guides/02-b.md', '/docs/guides/b'],
    ['02-b.md#INSTALL', '/docs/guides/b#install'],
    ['02-b.md##in-stall', '/docs/guides/b#install'],
    ['irc://irc.example.org/maps', 'irc://irc.example.org/maps'],
    ['#', '#'],
    ['?print', '?print'],
    ['#top', '#top'],
    ['/docs/guides/b#top', '/docs/guides/b#top'],
    ['/blog/archive#2025', '/blog/archive#2025'],
    ['/blog/feed.xml', '/blog/feed.xml'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+123', 'tel:+123'],
  ])('%s leads to %s', (url, href) => {
    expect(resolve(url)).toEqual({ kind: 'link', href, isExternal: false });
  });

  test('to an alias leads to the page itself', () => {
    expect(
      resolve('/who#x', {
        entries: [
          ...OTHERS.slice(0, 4),
          head({ file: 'content/pages/about.md', ids: ['x'], frontMatter: { aliases: ['/who'] } }),
          linking(FROM, '/who#x'),
        ],
      }),
    ).toMatchObject({
      href: '/about#x',
    });
  });

  test('to a redirect keeps its hash, or brings its own', () => {
    const site = {
      config: config({
        redirects: [
          { from: '/x', to: '/docs/guides/b#install' },
          { from: '/y', to: 'https://example.com/' },
        ],
      }),
    };
    expect(resolve('/x', site)).toMatchObject({ href: '/docs/guides/b#install' });
    expect(resolve('/x#update-now', site)).toMatchObject({ href: '/docs/guides/b#update-now' });
    expect(resolve('/y', site)).toEqual({ kind: 'link', href: 'https://example.com/', isExternal: true });
  });

  test('has the base URL, which the writer leaves out', () => {
    const site = { config: config({ baseUrl: '/base/' }) };
    expect(resolve('/docs/guides/b', site)).toMatchObject({ href: '/base/docs/guides/b' });
    expect(resolve('02-b.md', site)).toMatchObject({ href: '/base/docs/guides/b' });
    expect(resolve('#top', site)).toMatchObject({ href: '#top' });
  });

  test('to the outside is external, encoded where it must be and never twice', () => {
    expect(resolve('https://example.com/a b/%20?q=ü#x')).toEqual({
      kind: 'link',
      href: 'https://example.com/a%20b/%20?q=%C3%BC#x',
      isExternal: true,
    });
  });

  test('to the outside is noted for the external check', () => {
    expect(plan([linking('content/pages/a.md', 'https://example.com/')]).externalLinks).toEqual([
      { url: 'https://example.com/', file: 'content/pages/a.md', line: 7, column: 3 },
    ]);
  });

  test('to a static file leads to it, and to a file beside the page to a hashed copy', () => {
    const assets = [asset('content/static/a b/f.pdf'), asset('content/docs/01-guides/my file.zip')];
    expect(resolve('/a%20b/f.pdf', { assets })).toMatchObject({ href: '/a%20b/f.pdf' });
    expect(resolve('my%20file.zip', { assets })).toMatchObject({
      href: '/assets/files/my-file.01234567.zip',
    });
  });

  test('to the same page is checked against its own ids', () => {
    const page = head({
      file: 'content/pages/a.md',
      ids: ['here'],
      references: [{ kind: 'link', url: '#here', line: 1, column: 1 }],
    });
    expect(plan([page]).diagnostics).toEqual([]);
  });

  test('with an encoded hash finds its id', () => {
    const page = head({
      file: 'content/pages/a.md',
      ids: ['größe'],
      references: [{ kind: 'link', url: '#gr%C3%B6%C3%9Fe', line: 1, column: 1 }],
    });
    expect(plan([page]).diagnostics).toEqual([]);
  });

  test('with a malformed escape is taken as it is', () => {
    expect(mistakeFor('/%')?.code).toBe('link/missing-target');
  });
});

describe('a broken link', () => {
  test('is reported at its line and column with the nearest path', () => {
    expect(mistakeFor('/docs/gides/b')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean "/docs/guides/b"?",
        "message": "The link "/docs/gides/b" leads nowhere",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('to a file names the nearest file, as the writer would spell it', () => {
    expect(mistakeFor('../01-guides/02-bb.md')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean "02-b.md"?",
        "message": "The link "../01-guides/02-bb.md" leads nowhere",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('to nothing near says what to write', () => {
    expect(mistakeFor('/something/else/altogether')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Write the path of a page, or of a file relative to this one.",
        "message": "The link "/something/else/altogether" leads nowhere",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('is not near a page only because both lie in one folder', () => {
    expect(mistakeFor('/docs/guides/zz')?.hint).toBe('Did you mean "/docs/guides"?');
  });

  test('to a page of the same name elsewhere names that', () => {
    expect(mistakeFor('/help/about')?.hint).toBe('Did you mean "/about"?');
  });

  test('to a missing place of another page names the near ones', () => {
    expect(mistakeFor('02-b.md#instal')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-anchor",
        "hint": "Did you mean "#install"?",
        "message": "The link "02-b.md#instal" leads to an anchor that /docs/guides/b does not have",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('to a missing place lists some that there are', () => {
    expect(mistakeFor('02-b.md#zzzzzz')?.hint).toBe('It has #install, #update-now.');
  });

  test('to a missing place of the same page is reported', () => {
    expect(mistakeFor('#nowhere')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-anchor",
        "hint": "That page has no anchors.",
        "message": "The link "#nowhere" leads to an anchor that /docs/guides/a does not have",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('to a draft says so', () => {
    const draft = head({ file: 'content/docs/01-guides/new.md', frontMatter: { draft: true } });
    const byFile = mistakeIn({ entries: [...OTHERS, draft, linking(FROM, 'new.md')] });
    expect(byFile).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Publish that page, or remove the link until then.",
        "message": "The link "new.md" leads to a page that is a draft",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
    expect(mistakeIn({ entries: [...OTHERS, draft, linking(FROM, '/docs/guides/new')] })?.message).toBe(
      'The link "/docs/guides/new" leads to a page that is a draft',
    );
  });

  test('to a file in another case says how the file is called', () => {
    expect(mistakeFor('02-B.md')).toMatchInlineSnapshot(`
      {
        "code": "link/wrong-case",
        "hint": "The file is called content/docs/01-guides/02-b.md.",
        "message": "The link "02-B.md" matches a file only if case is ignored",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
    const assets = [asset('content/static/Guide.pdf')];
    expect(mistakeFor('/guide.pdf', { assets })?.code).toBe('link/wrong-case');
  });

  test('to a file of the repository is a warning, or leads to its host', () => {
    expect(mistakeFor('../../../src/map.js#L10')).toMatchObject({
      code: 'link/outside-content',
      severity: 'warning',
    });
    const href = 'https://git.example/blob/main/src/map.js#L10';
    const editUrl = 'https://git.example/edit/main/{file}';
    const repository = 'https://git.example/blob/main/{file}';
    for (const given of [{ editUrl }, { repository }])
      expect(resolve('../../../src/map.js#L10', { config: config(given) })).toEqual({
        kind: 'link',
        href,
        isExternal: true,
      });
  });

  test('is as serious as the configuration says', () => {
    const severityOf = (links: object, url: string, kind?: 'image') =>
      mistakeFor(url, { config: config({ links: { broken: 'error', anchors: 'error', ...links } }) }, kind)
        ?.severity;
    expect(severityOf({ broken: 'warning' }, 'x.md')).toBe('warning');
    expect(severityOf({ broken: 'warning' }, 'x.png', 'image')).toBe('warning');
    expect(severityOf({ broken: 'warning' }, '02-b.md#x')).toBe('error');
    expect(severityOf({ anchors: 'warning' }, '02-b.md#x')).toBe('warning');
    expect(severityOf({ broken: 'warning' }, 'javascript:x')).toBe('error');
    expect(severityOf({ broken: { '/docs/guides/**': 'warning' } }, 'x.md')).toBe('warning');
    expect(severityOf({ broken: { '/docs/*': 'warning' } }, 'x.md')).toBe('error');
    expect(severityOf({ broken: { '/docs/*/a': 'warning' } }, 'x.md')).toBe('warning');
    expect(severityOf({ broken: { '/docs/guides/a': 'error', '/**': 'warning' } }, 'x.md')).toBe('error');
  });

  test('leaves the folder of the project', () => {
    expect(mistakeFor('../../../../etc/passwd')?.code).toBe('link/missing-target');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScript:x',
    ' javascript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'java\tscript:x',
  ])('that leads to %j is refused', url => {
    expect(mistakeFor(url)?.code).toBe('link/unsafe-url');
  });

  test('with an unsafe address is reported', () => {
    expect(mistakeFor('javascript:alert(1)')).toMatchInlineSnapshot(`
      {
        "code": "link/unsafe-url",
        "hint": "Write a path of this site, or an address that begins with https://, mailto: or tel:.",
        "message": "The address "javascript:alert(1)" is not allowed",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('without a target is reported', () => {
    expect(mistakeFor('')?.message).toBe('This link has no target');
  });

  test('is one of thousands: each is reported, and after a while no more near names are looked for', () => {
    const pages = Array.from({ length: 500 }, (_, index) => `content/docs/guides/page-number-${index}.md`);
    const references = pages.map((_, index) => ({
      kind: 'link' as const,
      url: `/docs/guides/page-numbre-${index}`,
      line: index + 1,
      column: 1,
    }));
    const { diagnostics } = plan([...pages, head({ file: 'content/pages/a.md', references })]);
    expect(diagnostics).toHaveLength(500);
    expect(diagnostics[0]?.hint).toBe('Did you mean "/docs/guides/page-number-0"?');
    expect(diagnostics.at(-1)?.hint).not.toContain('Did you mean');
  });
});

describe('a link of an included file', () => {
  const PART = 'content/parts/_part.md';
  const including = (url: string, kind: 'link' | 'image' = 'link') =>
    head({ file: FROM, references: [{ kind, url, file: PART, line: 9, column: 5 }] });
  const mistake = (url: string, kind: 'link' | 'image' = 'link') =>
    mistakeIn({ entries: [...OTHERS, including(url, kind)] });

  test('is resolved as seen from the page', () => {
    const { routes, diagnostics } = plan([...OTHERS, including('02-b.md#install')]);
    expect(diagnostics).toEqual([]);
    expect(routes.find(({ source }) => source === FROM)?.bodies[0]?.references).toMatchObject([
      { href: '/docs/guides/b#install' },
    ]);
  });

  test('is reported at its place there, and spelled as there', () => {
    expect(mistake('../../docs/01-guides/02-bb.md')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean "../docs/01-guides/02-b.md"?",
        "message": "The link "../docs/01-guides/02-bb.md" leads nowhere",
        "place": {
          "column": 5,
          "file": "content/parts/_part.md",
          "line": 9,
        },
        "severity": "error",
      }
    `);
  });

  test('to a missing anchor, in another case and of a missing image too', () => {
    const places = [mistake('./02-b.md#x'), mistake('./02-B.md'), mistake('../../parts/x.png', 'image')];
    expect(places).toMatchObject([
      { code: 'link/missing-anchor', message: expect.stringContaining('"../docs/01-guides/02-b.md#x"') },
      { code: 'link/wrong-case', message: expect.stringContaining('"../docs/01-guides/02-B.md"') },
      { code: 'link/missing-image', message: 'The image "x.png" does not exist' },
    ]);
    for (const found of places) expect(found?.place).toEqual({ file: PART, line: 9, column: 5 });
  });

  test('is reported once, however many pages include it', () => {
    const reference = { kind: 'link' as const, file: PART, line: 9, column: 5 };
    const pages = [
      head({ file: 'content/pages/a.md', references: [{ ...reference, url: '../parts/x.md' }] }),
      head({ file: 'content/pages/b/c.md', references: [{ ...reference, url: '../../parts/x.md' }] }),
    ];
    expect(mistakeIn(pages)?.message).toBe('The link "x.md" leads nowhere');
  });

  test('to the outside is noted at its place there', () => {
    expect(plan([including('https://example.com/')]).externalLinks).toEqual([
      { url: 'https://example.com/', file: PART, line: 9, column: 5 },
    ]);
  });
});

describe('an image of another site', () => {
  test('is shown, and its origin noted once', () => {
    const urls = [
      'https://b.example:8080/1.png',
      'https://a.example/*;sandbox.png',
      'HTTPS://A.example/2.png',
    ];
    const references = urls.map(url => ({ kind: 'image' as const, url, line: 7, column: 3 }));
    const { imageOrigins, diagnostics } = plan([head({ file: FROM, references })]);
    expect(diagnostics).toEqual([]);
    expect(imageOrigins).toEqual(['https://a.example', 'https://b.example:8080']);
  });

  test('is refused where the list of hosts grows longer than a header may be', () => {
    const images = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const url = `https://images-${index}.example/a.png`;
        return { kind: 'image' as const, url, line: 7, column: 3 };
      });
    expect(plan([head({ file: FROM, references: images(40) })]).diagnostics).toEqual([]);
    expect(mistakeIn([head({ file: FROM, references: images(60) })])).toMatchInlineSnapshot(`
      {
        "code": "link/too-many-hosts",
        "hint": "Keep some of these images next to the Markdown, or below content/static/.",
        "message": "Pages show images from 60 other hosts, more than a Content-Security-Policy can list",
        "severity": "error",
      }
    `);
  });

  test('is refused where no policy can name its host', () => {
    expect(mistakeFor('https://a;sandbox/x.png', {}, 'image')).toMatchInlineSnapshot(`
      {
        "code": "link/unusable-host",
        "hint": "Use a host with only letters, digits, hyphens and dots, with or without a port: https://images.example:8080/a.png.",
        "message": "The image "https://a;sandbox/x.png" has a host that the site’s Content-Security-Policy cannot list",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test.each([
    'https://a,b.example/x.png',
    "https://'none'/x.png",
    'https://*/x.png',
    'https://a.$b/x.png',
    'https://[::1]/x.png',
    'https://name@a.example/x.png',
  ])('is refused: %s', url => {
    expect(mistakeFor(url, {}, 'image')?.code).toBe('link/unusable-host');
  });

  test.each([
    [
      'the front matter',
      { entries: [head({ file: FROM, frontMatter: { title: 'A', image: 'https://a;b/x.png' } })] },
    ],
    ['the navbar', { entries: [FROM], config: config({ navbar: { logo: 'https://a;b/x.png' } }) }],
    ['the head', { entries: [FROM], config: config({ head: { preloadImage: 'https://a;b/x.png' } }) }],
  ])('is refused in %s too', (_, site) => {
    expect(mistakeIn(site)?.code).toBe('link/unusable-host');
  });
});

describe('an image', () => {
  const assets = [
    asset('content/static/img/Logo.png', { width: 10, height: 20 }),
    asset('content/docs/01-guides/shot one.PNG', { width: 30, height: 40, hash: 'abcdef0123456789' }),
    asset('content/docs/01-guides/unsized.svg'),
  ];

  test.each([
    ['/img/Logo.png', { src: '/img/Logo.png', width: 10, height: 20 }],
    ['../../static/img/Logo.png', { src: '/img/Logo.png', width: 10, height: 20 }],
    ['./shot%20one.PNG', { src: '/assets/images/shot-one.abcdef01.png', width: 30, height: 40 }],
    ['unsized.svg#part', { src: '/assets/images/unsized.01234567.svg#part' }],
    ['https://example.com/a.png', { src: 'https://example.com/a.png' }],
  ])('%s is published', (url, result) => {
    expect(resolve(url, { assets }, 'image')).toEqual({ kind: 'image', ...result });
  });

  test('beside Markdown is copied once, under a name with its hash', () => {
    const entries = [
      linking('content/docs/01-guides/x.md', 'shot one.PNG', 'image'),
      linking(FROM, 'shot one.PNG', 'image'),
      'content/docs/index.md',
    ];
    expect(plan({ entries, assets }).copiedFiles).toEqual([
      {
        file: 'content/docs/01-guides/shot one.PNG',
        output: 'assets/images/shot-one.abcdef01.png',
        hash: 'abcdef0123456789',
      },
      { file: 'content/static/img/Logo.png', output: 'img/Logo.png', hash: '0123456789abcdef' },
    ]);
  });

  test('that is missing is reported at its line and column', () => {
    expect(mistakeFor('nothing.png', {}, 'image')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-image",
        "hint": "The program looked for it at content/docs/01-guides/nothing.png.",
        "message": "The image "nothing.png" does not exist",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('whose name differs in case is reported with the right one', () => {
    expect(mistakeFor('/img/logo.png', { assets }, 'image')).toMatchInlineSnapshot(`
      {
        "code": "link/wrong-case",
        "hint": "The file is called content/static/img/Logo.png.",
        "message": "The image "/img/logo.png" matches a file only if case is ignored",
        "place": {
          "column": 3,
          "file": "content/docs/01-guides/01-a.md",
          "line": 7,
        },
        "severity": "error",
      }
    `);
  });

  test('of front matter that is missing is reported at its field', () => {
    const entry = head({ file: 'content/pages/a.md', frontMatter: { title: 'A', image: '/no.png' } });
    expect(mistakeIn([entry])).toMatchInlineSnapshot(`
      {
        "code": "link/missing-image",
        "hint": "The program looked for it at content/static/no.png.",
        "message": "The image "/no.png" does not exist",
        "place": {
          "column": 1,
          "file": "content/pages/a.md",
          "line": 3,
        },
        "severity": "error",
      }
    `);
  });
});
