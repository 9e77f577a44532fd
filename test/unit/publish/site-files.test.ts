import { describe, expect, test } from 'vitest';
import type { SiteConfigInput } from '../../../src/generator/config.ts';
import type { SitePlan } from '../../../src/generator/model/route.ts';
import { ALIAS_SCRIPT } from '../../../src/generator/publish/alias-pages.ts';
import { type SiteFilesOptions, siteFiles, siteFilesKey } from '../../../src/generator/publish/site-files.ts';
import { exampleConfig, exampleOptions, examplePlan, exampleRoute, textOf } from './example-site.ts';

interface Example {
  readonly plan?: Partial<SitePlan>;
  readonly config?: Partial<SiteConfigInput>;
  readonly options?: Partial<SiteFilesOptions>;
}

async function filesOf({ plan, config: input, options }: Example = {}): Promise<Map<string, string>> {
  const config = exampleConfig(input);
  const routes = [exampleRoute('/'), exampleRoute('/about', { title: 'About <us>' })];
  const files = await siteFiles(examplePlan({ routes, ...plan }), config, exampleOptions(config, options));
  return new Map(files.map(file => [file.path, textOf(file)]));
}

test('a plain site has these files, and the same bytes each time', async () => {
  const files = await filesOf();
  expect([...files.keys()]).toEqual([
    'sitemap.xml',
    'sitemap-index.xml',
    '_headers',
    '_redirects',
    'robots.txt',
    'site.webmanifest',
  ]);
  expect(await filesOf()).toEqual(files);
});

test('robots.txt allows everything and names the index of the sitemaps', async () => {
  const files = await filesOf({ config: { baseUrl: '/maps/' } });
  expect(files.get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/maps/sitemap-index.xml\n',
  );
});

test('a file that the site has written itself is published instead', async () => {
  const copiedFiles = [{ file: 'content/static/robots.txt', output: 'robots.txt', hash: 'a' }];
  expect([...(await filesOf({ plan: { copiedFiles } })).keys()]).not.toContain('robots.txt');
});

describe('security.txt', () => {
  const security = {
    contact: 'mailto:security@example.com',
    expires: '2030-01-01T00:00:00Z',
    policy: 'https://example.com/vulnerability',
    languages: ['en', 'de'],
  };

  test('has every field of the configuration', async () => {
    const files = await filesOf({ config: { security } });
    expect(files.get('.well-known/security.txt')).toBe(`Contact: mailto:security@example.com
Expires: 2030-01-01T00:00:00Z
Canonical: https://example.com/.well-known/security.txt
Policy: https://example.com/vulnerability
Preferred-Languages: en, de
`);
  });

  test('leaves out what is not given, and is left out without a contact', async () => {
    const files = await filesOf({
      config: {
        security: { ...security, contact: 'https://example.com/report', policy: null, languages: [] },
      },
    });
    expect(files.get('.well-known/security.txt')).toBe(`Contact: https://example.com/report
Expires: 2030-01-01T00:00:00Z
Canonical: https://example.com/.well-known/security.txt
`);
    expect((await filesOf()).has('.well-known/security.txt')).toBe(false);
  });
});

test('the sitemap has the whole addresses of a page’s pictures', async () => {
  const routes = [exampleRoute('/'), { ...exampleRoute('/maps/a'), pictures: ['/maps/a.svg'] }];
  const sitemap = (await filesOf({ plan: { routes } })).get('sitemap.xml') ?? '';
  expect(sitemap.match(/<image:loc>.*?<\/image:loc>/g)).toEqual([
    '<image:loc>https://example.com/maps/a.svg</image:loc>',
  ]);
});

test('rules for hosts go as deep as the pages, and name their folders in order', async () => {
  const routes = ['/', '/docs', '/docs/b/c', '/blog/a', '/docs/a', '/about'].map(path => exampleRoute(path));
  const files = await filesOf({
    plan: { routes, openFolders: [{ path: '/maps/', isFramable: true }] },
    options: { policy: { header: "frame-ancestors 'self'", meta: '' } },
  });
  expect(files.get('_redirects')?.match(/^\S+(?=\/index.html )/gm)).toEqual([
    '/:p1',
    '/:p1/:p2',
    '/:p1/:p2/:p3',
  ]);
  expect(files.get('_headers')?.match(/^\/.*/gm)).toMatchInlineSnapshot(`
    [
      "/*",
      "/assets/*",
      "/maps/*",
      "/",
      "/:page",
      "/blog/*",
      "/docs/*",
    ]
  `);
});

describe('the web manifest', () => {
  test('has no description if the site has none', async () => {
    expect(JSON.parse((await filesOf()).get('site.webmanifest') ?? '')).not.toHaveProperty('description');
  });

  test('names the icons that the site has, and no others', async () => {
    const copiedFiles = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'logo.png'].map(output => ({
      file: `content/static/${output}`,
      output,
      hash: '',
    }));
    const files = await filesOf({
      plan: { copiedFiles },
      config: { baseUrl: '/maps/', description: 'Maps for all' },
    });
    expect(JSON.parse(files.get('site.webmanifest') ?? '')).toEqual({
      id: '/maps/',
      name: 'Maps',
      short_name: 'Maps',
      description: 'Maps for all',
      lang: 'en',
      start_url: '/maps/',
      scope: '/maps/',
      display: 'browser',
      icons: [
        { src: '/maps/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/maps/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/maps/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    });
  });
});

describe('a redirect', () => {
  async function filesWith(from: string, to: string): Promise<Map<string, string>> {
    return filesOf({ plan: { redirects: [{ from, to }] } });
  }

  test('gets a page that leads on without JavaScript, and says which address is the right one', async () => {
    expect((await filesWith('/us', '/about#team & co')).get('us.html')).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>About &lt;us&gt;</title>
<link rel="canonical" href="https://example.com/about#team%20&amp;%20co">
<meta http-equiv="refresh" content="0; url=/about#team%20&amp;%20co">
</head>
<body>
<p>This page has moved to <a href="/about#team%20&amp;%20co">About &lt;us&gt;</a>.</p>
<script>${ALIAS_SCRIPT}</script>
</body>
</html>
`);
  });

  test.each([
    ['/about?a=b&c=%20#x y', '/about?a=b&c=%20#x%20y'],
    ['/about?a b', '/about?a%20b'],
    ['/about#a%20b', '/about#a%20b'],
    ['/about#$1 {a} "b" * : ?x', '/about#%241%20%7Ba%7D%20%22b%22%20%2A%20%3A%20%3Fx'],
    ['https://shop.example/$a/:b?c={d}', 'https://shop.example/%24a/%3Ab?c=%7Bd%7D'],
  ])('to %s is encoded once, and means nothing to any host', async (to, href) => {
    expect((await filesWith('/us', to)).get('_redirects')).toContain(`/us ${href} 301\n`);
  });

  test('may lead to a page outside', async () => {
    const files = await filesWith('/shop', 'https://shop.example/a"b');
    expect(files.get('shop.html')).toContain(
      '<a href="https://shop.example/a%22b">https://shop.example/a%22b</a>',
    );
    expect(files.get('_redirects')).toContain('/shop https://shop.example/a%22b 301\n');
    expect((await filesWith('/shop', 'HTTPS://Shop.example')).get('_redirects')).toContain(
      '/shop https://shop.example/ 301\n',
    );
  });

  test.each([
    'http://shop.example',
    '//shop.example',
    '/\\shop.example',
    'javascript:alert(1)',
    'javascript:alert(1)//https://shop.example',
    'data:text/html,a',
    'https://',
  ])('never leads to %s', async to => {
    const files = await filesWith('/shop', to);
    expect(files.has('shop.html')).toBe(false);
    expect(files.get('_redirects')).not.toContain('/shop');
  });

  test('of an ending keeps it, and one of a file that is no page is left to the host', async () => {
    expect((await filesWith('/old.html', '/about')).has('old.html')).toBe(true);
    const files = await filesWith('/rss.xml', '/blog/feed.xml');
    expect(files.has('rss.xml')).toBe(false);
    expect(files.get('_redirects')).toContain('/rss.xml /blog/feed.xml 301\n');
  });
});

describe('for a host without rules', () => {
  async function plainFiles(plan: Partial<SitePlan> = {}): Promise<Map<string, string>> {
    return filesOf({ plan, options: { hostFileKinds: ['plain'] } });
  }

  test('each page and each redirect is there with a slash and as an index too', async () => {
    const files = await plainFiles({ redirects: [{ from: '/us', to: '/about#team' }] });
    expect(files.get('about/index.html')).toContain('<a href="/about">About &lt;us&gt;</a>');
    expect(files.get('about/index.html')).toContain(
      '<link rel="canonical" href="https://example.com/about">',
    );
    expect(files.get('us/index.html')).toContain('url=/about#team');
    expect(files.get('.nojekyll')).toBe('');
    expect(files.has('index.html')).toBe(false);
  });

  test('and a redirect at the root is the index itself, as on a site without a home page', async () => {
    const files = await plainFiles({
      routes: [exampleRoute('/docs')],
      redirects: [{ from: '/', to: '/docs' }],
    });
    expect([...files.keys()].filter(path => path.endsWith('.html'))).toEqual([
      'index.html',
      'docs/index.html',
    ]);
  });

  test('but not where a page or a file lies', async () => {
    const files = await plainFiles({
      routes: [exampleRoute('/demo'), exampleRoute('/a'), exampleRoute('/a/index')],
      copiedFiles: [{ file: 'content/static/demo/index.html', output: 'demo/index.html', hash: '' }],
    });
    expect([...files.keys()].filter(path => path.endsWith('.html'))).toEqual(['a/index/index.html']);
  });

  test('others get none of these, since they have rules', async () => {
    const files = await filesOf();
    expect([...files.keys()].filter(path => path.endsWith('.html'))).toEqual([]);
    expect(files.get('_redirects')).toContain('/:p1/index.html /:p1 301\n');
  });
});

describe('the key', () => {
  function keyOf({ plan, config: input, options }: Example): string {
    const config = exampleConfig(input);
    return siteFilesKey(examplePlan(plan), config, exampleOptions(config, options));
  }

  test.each<[string, Example]>([
    ['a page', { plan: { routes: [exampleRoute('/a')] } }],
    ["a page's title", { plan: { routes: [exampleRoute('/a', { title: 'A' })] } }],
    ["a page's place in the sitemap", { plan: { routes: [exampleRoute('/a', { isInSitemap: false })] } }],
    [
      'a picture of a page',
      { plan: { routes: [{ ...exampleRoute('/a', { title: 'Other' }), pictures: ['/a.svg'] }] } },
    ],
    [
      'an image from outside',
      { options: { policy: { header: "img-src 'self' https://a.example", meta: '' } } },
    ],
    ['an open folder', { plan: { openFolders: [{ path: '/embed/', isFramable: true }] } }],
    ['an area of the sitemap', { plan: { sitemapAreas: ['/a'] } }],
    ['a redirect', { plan: { redirects: [{ from: '/b', to: '/a' }] } }],
    [
      'an icon',
      { plan: { copiedFiles: [{ file: 'content/static/favicon.svg', output: 'favicon.svg', hash: '' }] } },
    ],
    ['the configuration', { config: { title: 'Other' } }],
    ['an inline script', { options: { policy: { header: "script-src 'sha256-abc='", meta: '' } } }],
    ['a host', { options: { hostFileKinds: ['nginx'] } }],
  ])('changes with %s', (_, example) => {
    const keys = [
      keyOf({}),
      keyOf(example),
      keyOf({ plan: { routes: [exampleRoute('/a', { title: 'Other' })] } }),
    ];
    expect(new Set(keys).size).toBe(3);
  });

  test('is the same for the same site', () => {
    expect(keyOf({ plan: { routes: [exampleRoute('/a')] } })).toBe(
      keyOf({ plan: { routes: [exampleRoute('/a')] } }),
    );
  });
});
