import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../unit/host/http/raw-client.ts';
import { POLICY, type PublishedSite, publishSite } from './published-site.ts';
import { APACHE, NGINX, type RealServer, startServer } from './real-server.ts';

const SECRET = 'not for visitors';

const PARTS = {
  pages: ['/', '/about', '/404', '/docs', '/docs/a', '/größe', "/it's {1} $2; & more"],
  redirects: [
    { from: '/old', to: '/about' },
    { from: '/old-part', to: '/about#team' },
    { from: '/old-query', to: '/about?from=old#team' },
    { from: '/shop', to: 'https://shop.example/a?b#c' },
    { from: '/rss.xml', to: '/about' },
  ],
  files: {
    'assets/main-ABC123.js': 'code',
    'assets/images/hill-480.1a2b3c4d.avif': 'picture',
    'assets/images/hill-480.1a2b3c4d.webp': 'picture',
    'demo/index.html': 'demo',
    'docs/a.md': '# Größe',
    '.env': SECRET,
    '.git/config': SECRET,
    '.well-known/change-password': 'known',
  },
};

describe.each([
  ['nginx', '/', NGINX],
  ['nginx', '/below/', NGINX],
  ['Apache', '/', APACHE],
  ['Apache', '/below/', APACHE],
] as const)('%s publishes the site at %s:', (_name, baseUrl, kind) => {
  let site: PublishedSite & { readonly remove: () => void };
  let server: RealServer;

  beforeAll(async () => {
    site = await publishSite({ ...PARTS, baseUrl });
    server = await startServer(kind, site);
  });
  afterAll(async () => {
    await server?.close();
    site?.remove();
  });

  const below = (path: string) => baseUrl.slice(0, -1) + path;

  /** The answer to a target below the base URL. A Location of this host is given without the host. */
  async function get(target: string) {
    const { status, headers, body } = await ask(server.port, below(target));
    const { location } = headers;
    const origin = `http://localhost:${server.port}`;
    if (location === undefined) return { status, headers, text: body.toString() };
    const { origin: host, href } = new URL(location, origin);
    return { status, headers, location: host === origin ? href.slice(origin.length) : href };
  }

  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about?a=/b.html', '/about'],
    ['/docs', '/docs'],
    ['/docs/a', '/docs/a'],
    ['/gr%C3%B6%C3%9Fe', '/größe'],
    ["/it's%20%7B1%7D%20$2;%20&%20more", "/it's {1} $2; & more"],
  ])('%s is a page with all headers, and asked for anew each time', async (target, path) => {
    const { status, headers, text } = await get(target);
    expect({ status, text }).toEqual({ status: 200, text: `<!doctype html><title>${path}</title>` });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    ['/about.html', '/about'],
    ['/about.html?a=b', '/about?a=b'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about/index.html', '/about'],
    ['/about/index.html?a=/', '/about?a=/'],
    ['/docs/', '/docs'],
    ['/docs/a/index.html', '/docs/a'],
    ['/gr%C3%B6%C3%9Fe.html', '/gr%C3%B6%C3%9Fe'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/demo/', '/demo'],
    ['/demo/index.html', '/demo'],
    ['/old', '/about'],
    ['/old?a=b', '/about?a=b'],
    ['/old-part', '/about#team'],
    ['/old-part?a=b', '/about?a=b#team'],
    ['/old-query?a=b', '/about?from=old#team'],
    ['/rss.xml', '/about'],
  ])('%s leads to %s for good', async (target, to) => {
    const answer = await get(target);
    expect({ status: answer.status, location: answer.location }).toEqual({
      status: 301,
      location: below(to),
    });
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect(answer.headers['content-security-policy']).toBe(POLICY);
  });

  test.each(['/old.html', '/old/', '/old/index.html'])(
    '%s leads to the target in two steps at most',
    async target => {
      let { location } = await get(target);
      if (location !== below('/about'))
        ({ location } = await get((location ?? '').slice(baseUrl.length - 1)));
      expect(location).toBe(below('/about'));
    },
  );

  test('a redirect may lead to another site', async () => {
    expect((await get('/shop')).location).toBe('https://shop.example/a?b#c');
  });

  test('a folder with an index of its own is a page', async () => {
    expect(await get('/demo')).toMatchObject({ status: 200, text: 'demo' });
  });

  test('a file of Markdown is text in UTF-8, with the headers of a page', async () => {
    const { status, headers, text } = await get('/docs/a.md');
    expect({ status, text }).toEqual({ status: 200, text: '# Größe' });
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await get('/docs/none.md')).status).toBe(404);
  });

  test.each(['avif', 'webp'])('a picture in %s has its type, and is kept for a year', async format => {
    const { status, headers } = await get(`/assets/images/hill-480.1a2b3c4d.${format}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': POLICY,
    });
  });

  test('what is hashed is kept for a year, but no error and no redirect', async () => {
    const { status, headers } = await get('/assets/main-ABC123.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe(POLICY);
    for (const target of [
      '/assets/none.js',
      '/assets',
      '/assets/',
      '/assets/none.html',
      '/assets/main-ABC123.js/',
    ]) {
      expect((await get(target)).headers['cache-control'], target).not.toContain('immutable');
    }
  });

  test.each(['/404', '/404.html', '/nothing', '/docs/nothing', '/About', '/about/x'])(
    '%s is answered by the not-found page',
    async target => {
      expect(await get(target)).toMatchObject({
        status: 404,
        text: '<!doctype html><title>/404</title>',
        headers: { 'content-security-policy': POLICY, 'cache-control': 'public, max-age=0, must-revalidate' },
      });
    },
  );

  test.each([
    '/.env',
    '/.env/.',
    '/.env?a',
    '/.git/config',
    '/.htaccess',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/vercel.json',
    '/..%2f..%2fetc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/%252e%252e%252fetc/passwd',
    '/..\\..\\etc\\passwd',
    '/%5c..%5c..%5cetc/passwd',
    '/%00',
    '/%',
  ])('%s is not there', async target => {
    const { status, text } = await get(target);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/root:|not for visitors|add_header|Header always/);
  });

  test('what is well known is', async () => {
    expect(await get('/.well-known/change-password')).toMatchObject({ status: 200, text: 'known' });
  });

  test.each([
    '//evil.example/',
    '//evil.example/x.html',
    '//evil.example/index.html',
    '///evil.example/x.html',
    '/\\evil.example/a.html',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/%2F/evil.example/a.html',
    '/.//evil.example/',
    '/%09/evil.example/',
    '/a%0d%0aSet-Cookie:x/',
  ])('%s never leads to another host', async target => {
    // From the root of the host too, whatever the base URL is.
    for (const answer of [await ask(server.port, below(target)), await ask(server.port, target)]) {
      expect([301, 400, 404]).toContain(answer.status);
      const to = answer.headers.location ?? '/';
      expect(to).not.toMatch(/^[/\\]{2}/);
      expect(new URL(to, `http://localhost:${server.port}`).hostname).toBe('localhost');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });
});
