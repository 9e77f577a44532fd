import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../unit/host/http/raw-client.ts';
import { POLICY, type PublishedSite, publishSite } from './published-site.ts';
import { APACHE, NGINX, type RealServer, startServer } from './real-server.ts';

const SECRET = 'not for visitors';

/** Archives are no copies. */
const ARCHIVE = 'bytes of an archive';

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
    'assets/main-DEF456.css': 'code',
    'data.json': '{}',
    'files/all.tar': 'files together',
    'files/all.tar.gz': ARCHIVE,
    '.env': SECRET,
    '.git/config': SECRET,
    '.well-known/change-password': 'known',
  },
  withCopies: [
    'index.html',
    'about.html',
    'docs.html',
    '404.html',
    'demo/index.html',
    'docs/a.md',
    'assets/main-ABC123.js',
    'assets/main-DEF456.css',
    'data.json',
  ],
};

/** What takes a body out of its encoding. */
const DECODE: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe.each([
  ['nginx', '/', NGINX],
  ['nginx', '/below/', NGINX],
  ['Apache', '/', APACHE],
  ['Apache', '/below/', APACHE],
] as const)('%s publishes the site at %s:', (name, baseUrl, kind) => {
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
  ])('%s leads to %s permanently', async (target, to) => {
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

  describe('of what is compressed already', () => {
    const best = name === 'Apache' ? 'br' : 'gzip';
    /** The answer to a client that takes some encodings, as text, and its encoding. */
    async function getIn(target: string, accepted: string) {
      const { headers, ...answer } = await ask(server.port, below(target), {
        headers: { 'accept-encoding': accepted },
      });
      const encoding = headers['content-encoding'];
      const body = DECODE[encoding ?? '']?.(answer.body) ?? answer.body;
      return { ...answer, headers, encoding, text: body.toString() };
    }

    test.each([
      ['/', 'text/html; charset=utf-8'],
      ['/about', 'text/html; charset=utf-8'],
      ['/about?a=b', 'text/html; charset=utf-8'],
      ['/docs', 'text/html; charset=utf-8'],
      ['/demo', 'text/html; charset=utf-8'],
      ['/docs/a.md', 'text/markdown; charset=utf-8'],
      ['/assets/main-ABC123.js', /^(?:text|application)\/javascript/],
      ['/assets/main-DEF456.css', /^text\/css/],
      ['/data.json', /^application\/json/],
    ])(
      '%s is sent in the shortest form that is accepted, with the headers of the whole',
      async (target, type) => {
        const whole = await getIn(target, 'identity');
        expect(whole.encoding).toBeUndefined();
        for (const [accepted, encoding] of [
          ['gzip, deflate, br, zstd', best],
          ['gzip', 'gzip'],
          ['gzip, br;q=0', 'gzip'],
          ['deflate', undefined],
        ]) {
          const answer = await getIn(target, accepted ?? '');
          expect({ ...answer, headers: {} }, accepted).toMatchObject({
            status: 200,
            encoding,
            text: whole.text,
          });
          expect(answer.headers['content-type']).toMatch(type);
          expect(answer.headers.vary?.toLowerCase()).toBe('accept-encoding');
          expect(answer.headers['cache-control']).toBe(whole.headers['cache-control']);
          expect(answer.headers['content-security-policy']).toBe(POLICY);
          if (encoding !== undefined) expect(answer.headers.etag).not.toBe(whole.headers.etag);
        }
      },
    );

    test('a client learns that its copy is the newest', async () => {
      const headers = { 'accept-encoding': best };
      const { etag = '' } = (await ask(server.port, below('/about'), { headers })).headers;
      const again = await ask(server.port, below('/about'), {
        headers: { ...headers, 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
    });

    test('a page without a copy is sent whole', async () => {
      expect(await getIn('/docs/a', 'br, gzip')).toMatchObject({ status: 200, encoding: undefined });
    });

    test('what is not there is still not found, and redirects lead on', async () => {
      expect(await getIn('/nothing', 'br, gzip')).toMatchObject({
        status: 404,
        text: '<!doctype html><title>/404</title>',
      });
      expect(await getIn('/about.html', 'br, gzip')).toMatchObject({ status: 301 });
      expect(await getIn('/old', 'br, gzip')).toMatchObject({ status: 301 });
    });

    test('an archive stays an archive', async () => {
      if (name === 'Apache')
        expect(await getIn('/files/all.tar', 'br, gzip')).toMatchObject({
          status: 200,
          text: 'files together',
        });
      const answer = await getIn('/files/all.tar.gz', 'br, gzip');
      expect(answer).toMatchObject({ status: 200, encoding: undefined, text: ARCHIVE });
    });
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
