import { describe, expect, test } from 'vitest';
import { asset, config, head, linking } from '../heads.ts';
import { FROM, mistakeFor, mistakeIn, plan, resolve, TARGETS } from './linking-guide.ts';

describe('a name in double brackets', () => {
  const page = (name: string) => `page:${encodeURIComponent(name)}`;
  test.each([
    [page('02-b'), '/docs/guides/b'],
    [`${page('02-B')}#Install`, '/docs/guides/b#install'],
    [page('cafe\u0301 Map'), '/caf%C3%A9%20map'],
    [page('pages/about'), '/about'],
    [page('2025-05-05 news'), '/blog/news'],
    [page('Words of 1.5'), '/release%201.5'],
    [page('release 1.5'), '/release%201.5'],
    [page('01-guides'), '/docs/guides'],
  ])('%s leads to %s', (url, href) => {
    const release = head({ file: 'content/pages/release 1.5.md', title: 'Words of 1.5' });
    expect(resolve(url, { entries: [...TARGETS, release, linking(FROM, url)] })).toMatchObject({
      kind: 'link',
      href,
    });
  });
  test('may say more of the path, which no other page has', () => {
    const twins = ['content/pages/twin.md', 'content/docs/02-other/twin.md'];
    const named = (name: string) => ({ entries: [...twins, linking(FROM, page(name))] });
    expect(resolve(page('02-other/twin'), named('02-other/twin'))).toMatchObject({
      href: '/docs/other/twin',
    });
    expect(mistakeFor(page('03-other/twin'), named('03-other/twin'))?.message).toBe(
      'No page is called “03-other/twin”',
    );
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

describe('a link with a host', () => {
  test.each([
    ['https://example.com/docs/guides/b', '/docs/guides/b'],
    ['http://example.com/docs/guides/b.html?x=1#install', '/docs/guides/b?x=1#install'],
    ['https://example.com/who', '/about'],
    ['https://example.com', '/'],
    ['https://example.com/caf%C3%A9%20map/', '/caf%C3%A9%20map'],
  ])('%s that is the site’s own leads to %s, wherever the site is served', (url, href) => {
    expect(resolve(url)).toEqual({ kind: 'link', href, isExternal: false });
  });
  test.each([
    'https://example.com.evil.example/docs/guides/b',
    'https://example.org/docs/guides/b',
    'https://example.com/shop/b',
    'https://example.com/shop',
    'https://example.com/docs/guides/b.md',
  ])('%s leads to another program or site', url => {
    expect(resolve(url)).toEqual({ kind: 'link', href: url, isExternal: true });
  });
  test('below the base URL is the site’s own', () => {
    const site = { config: config({ baseUrl: '/manual/' }) };
    expect(resolve('https://example.com/manual/docs/guides/b', site)).toMatchObject({
      href: '/manual/docs/guides/b',
    });
    expect(resolve('https://example.com/docs/guides/b', site)).toMatchObject({ isExternal: true });
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
    ['../01-guides/02-b.md/', '/docs/guides/b'],
    ['/Docs/GUIDES/b', '/docs/guides/b'],
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
    ['MailTo:a@example.com', 'MailTo:a@example.com'],
    ['tel:+123', 'tel:+123'],
  ])('%s leads to %s', (url, href) => {
    expect(resolve(url)).toEqual({ kind: 'link', href, isExternal: false });
  });

  test('to a page below its own is found from its address with a slash', () => {
    const pages = ['content/docs/01-guides/01-a/child.md', linking(FROM, 'child/')];
    expect(resolve('child/', { entries: pages })).toMatchObject({ href: '/docs/guides/a/child' });
  });

  test('may be all in small letters, as some programs write addresses', () => {
    const page = 'content/docs/01-guides/FAQ.md';
    const url = '/docs/guides/faq';
    expect(resolve(url, { entries: [page, linking(FROM, url)] })).toMatchObject({ href: '/docs/guides/FAQ' });
  });

  test.each(['b.md', './b/', '../b/'])(
    'to %s is found from a folder whose accents are separate characters',
    url => {
      const pages = [linking('content/docs/cafe\u0301/a.md', url), 'content/docs/cafe\u0301/b.md'];
      const { routes, diagnostics } = plan(pages);
      expect(diagnostics).toEqual([]);
      expect(routes.find(({ source }) => source?.endsWith('/a.md'))?.bodies[0]?.references).toMatchObject([
        { href: '/docs/caf%C3%A9/b' },
      ]);
    },
  );

  test('to an alias leads to the page itself', () => {
    expect(
      resolve('/who#x', {
        entries: [
          ...TARGETS.slice(0, 4),
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
          { from: '/y', to: 'https://other.example/' },
        ],
      }),
    };
    expect(resolve('/x', site)).toMatchObject({ href: '/docs/guides/b#install' });
    expect(resolve('/x#update-now', site)).toMatchObject({ href: '/docs/guides/b#update-now' });
    expect(resolve('/y', site)).toEqual({ kind: 'link', href: 'https://other.example/', isExternal: true });
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
    const urls = ['https://example.com/', '/a', 'mailto:a@example.com'];
    const references = urls.map(url => ({ kind: 'link' as const, url, line: 7, column: 3 }));
    expect(plan([head({ file: 'content/pages/a.md', references })]).externalLinks).toEqual([
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

describe('a link of an included file', () => {
  const PART = 'content/parts/_part.md';
  const including = (url: string, kind: 'link' | 'image' = 'link') =>
    head({ file: FROM, references: [{ kind, url, file: PART, line: 9, column: 5 }] });
  const mistake = (url: string, kind: 'link' | 'image' = 'link') =>
    mistakeIn({ entries: [...TARGETS, including(url, kind)] });

  test('is resolved as seen from the page', () => {
    const { routes, diagnostics } = plan([...TARGETS, including('02-b.md#install')]);
    expect(diagnostics).toEqual([]);
    expect(routes.find(({ source }) => source === FROM)?.bodies[0]?.references).toMatchObject([
      { href: '/docs/guides/b#install' },
    ]);
  });

  test('is reported at its place there, and spelled as there', () => {
    expect(mistake('../../docs/01-guides/02-bb.md')).toMatchInlineSnapshot(`
      {
        "code": "link/missing-target",
        "hint": "Did you mean “../docs/01-guides/02-b.md”?",
        "message": "The link “../docs/01-guides/02-bb.md” leads nowhere",
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
      { code: 'link/missing-anchor', message: expect.stringContaining('“../docs/01-guides/02-b.md#x”') },
      { code: 'link/wrong-case', message: expect.stringContaining('“../docs/01-guides/02-B.md”') },
      { code: 'link/missing-image', message: 'The image “x.png” does not exist' },
    ]);
    for (const found of places) expect(found?.place).toEqual({ file: PART, line: 9, column: 5 });
  });

  test('is reported once, however many pages include it', () => {
    const reference = { kind: 'link' as const, file: PART, line: 9, column: 5 };
    const pages = [
      head({ file: 'content/pages/a.md', references: [{ ...reference, url: '../parts/x.md' }] }),
      head({ file: 'content/pages/b/c.md', references: [{ ...reference, url: '../../parts/x.md' }] }),
    ];
    expect(mistakeIn(pages)?.message).toBe('The link “x.md” leads nowhere');
  });

  test('to the outside is noted at its place there', () => {
    expect(plan([including('https://example.org/')]).externalLinks).toEqual([
      { url: 'https://example.org/', file: PART, line: 9, column: 5 },
    ]);
  });
});
