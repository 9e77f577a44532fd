import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contentTypeOf } from '../../src/generator/host/http/content-type.ts';
import { findPublishedFile } from '../../src/generator/host/http/published-folder.ts';
import { StartFailure } from '../../src/generator/host/http/start-failure.ts';
import {
  type DevAnswer,
  type DevMessage,
  type DevSite,
  type RunningServer,
  serveDev,
  servePreview,
  toldOf,
} from '../../src/generator/serve.ts';
import { ask, exchange, toAnswer } from '../unit/host/http/raw-client.ts';

const secret = 'outside the root';
const longText = 'All work and no play. '.repeat(500);
let folder: string;
let outDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servers-'));
  outDir = join(folder, 'dist');
  const files: Record<string, string> = {
    'dist/index.html': '<html><body><h1>Home</h1></body></html>',
    'dist/about.html': `<html><body><h1>About</h1>${longText}</body></html>`,
    'dist/404.html': '<html><body><h1>Not here</h1></body></html>',
    'dist/docs.html': '<html><body><h1>Docs</h1></body></html>',
    'dist/docs/intro.html': '<html><body><h1>Intro</h1></body></html>',
    'dist/guides/index.html': '<html><body><h1>Guides</h1></body></html>',
    'dist/größe.html': '<html><body><h1>Size</h1></body></html>',
    'dist/100%25.html': '<html><body><h1>Percent</h1></body></html>',
    'dist/assets/main.1a2b3c.css': longText,
    'dist/picture.png': '0123456789',
    'dist/.env': secret,
    'dist/.git/config': secret,
    'dist/.well-known/security.txt': 'Contact: mailto:a@example.com',
    'dist/.site-manifest.json': secret,
    'dist-beside/secret.html': secret,
    'secret.txt': secret,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await symlink(join(folder, 'secret.txt'), join(outDir, 'way-out.txt'));
  await symlink(join(folder, 'dist-beside'), join(outDir, 'beside'));
  await symlink('picture.png', join(outDir, 'same-picture.png'));
  await writeFile(
    join(outDir, '_redirects'),
    '# aliases\n/old /docs/intro 301\n/out https://example.com/there\n/any/* /:splat\n/bad //evil.example 301\n',
  );
  await writeFile(
    join(outDir, '_headers'),
    '/*\n  X-Frame-Options: DENY\n  Access-Control-Allow-Origin: *\n/docs/*\n  X-Area: docs\n',
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Stands for the site that `dev` renders: it answers from the same folder, without the host's rules. */
class FolderSite implements DevSite {
  readonly asked: string[] = [];
  readonly listeners = new Set<(message: DevMessage) => void>();

  subscribe(listener: (message: DevMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async respond(path: string): Promise<DevAnswer> {
    this.asked.push(path);
    if (path === '/old') return { kind: 'redirect', to: '/docs/intro' };
    if (path === '/out') return { kind: 'redirect', to: 'https://example.com/there' };
    if (path === '/bad') return { kind: 'redirect', to: '//evil.example' };
    if (path === '/throws') throw new Error('the template broke');
    const names = [path, `${path}.html`, `${path}/index.html`].filter(
      name => path === '/' || !path.endsWith('/') || name === path,
    );
    for (const name of names) {
      const file = name.startsWith('/_') ? undefined : await findPublishedFile(outDir, name);
      if (file) return this.#answer(200, contentTypeOf(name), await readFile(file.realPath));
    }
    return this.#answer(404, contentTypeOf('.html'), await readFile(join(outDir, '404.html')));
  }

  #answer(status: number, contentType: string, body: Uint8Array): DevAnswer {
    return { kind: contentType.startsWith('text/html') ? 'page' : 'file', status, contentType, body };
  }
}

interface StartOptions {
  readonly baseUrl?: string;
  readonly host?: string;
  readonly port?: number;
  readonly strictPort?: boolean;
  readonly log?: (line: string) => void;
}

const started: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(server => server.close()));
});

function withDefaults(options: StartOptions) {
  return { baseUrl: '/', port: 0, strictPort: false, log: () => undefined, ...options };
}

async function startPreview(options: StartOptions = {}): Promise<RunningServer> {
  const server = await servePreview({ outDir, ...withDefaults(options) });
  started.push(server);
  return server;
}

async function startDev(options: StartOptions & { site?: DevSite } = {}): Promise<RunningServer> {
  const server = await serveDev({ site: new FolderSite(), ...withDefaults(options) });
  started.push(server);
  return server;
}

/** Takes a port away, as another program does. */
async function takePort(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

describe.each([
  { name: 'preview', start: startPreview },
  { name: 'dev', start: startDev },
])('$name', ({ start }) => {
  describe('keeps everything outside the root unreachable', () => {
    test.each([
      '/..%2f..%2fetc/passwd',
      '/..%2fsecret.txt',
      '/../secret.txt',
      '/docs/../../secret.txt',
      '/docs/..',
      '/%2e%2e/',
      '/%2e%2e/secret.txt',
      '/.%2e/secret.txt',
      '/..\\x',
      '/..\\secret.txt',
      '/%5c..',
      '/%5c..%5csecret.txt',
      '/%252e%252e/secret.txt',
      '/%252e%252e%252fsecret.txt',
      '/..%252fsecret.txt',
      '/%25252e%25252e/secret.txt',
      '/%c0%ae%c0%ae/secret.txt',
      '/..;/secret.txt',
      '//secret.txt',
      '/./about',
      '/../dist-beside/secret.html',
      '/../dist-beside/secret',
      '/-beside/secret',
      '/beside/secret',
      '/beside/secret.html',
      '/way-out.txt',
    ])('%s', async target => {
      const answer = await ask((await start()).port, target);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.toString()).not.toContain(secret);
    });
  });

  describe('shows no hidden file', () => {
    test.each([
      '/.env',
      '/.env/.',
      '/%2eenv',
      '/.git/config',
      '/docs/.env',
      '/.site-manifest.json',
      '/.well-known/.env',
      '/.well-known/../.env',
      '/_headers',
      '/_redirects',
      '/_headers?x',
    ])('%s', async target => {
      const answer = await ask((await start()).port, target);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toMatch(/outside the root|X-Frame|docs\/intro/);
    });

    test('but /.well-known/', async () => {
      const answer = await ask((await start()).port, '/.well-known/security.txt');
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe('Contact: mailto:a@example.com');
    });
  });

  test.each(['?', '?x=1', '?../../secret.txt', '?import&raw', '?%00', '?a=%', '?url=//evil.example'])(
    'the query string %s changes no byte',
    async query => {
      const { port } = await start();
      const [plain, queried] = await Promise.all([ask(port, '/about'), ask(port, `/about${query}`)]);
      expect(queried.status).toBe(200);
      expect(queried.body.equals(plain.body)).toBe(true);
      expect(queried.headers.etag).toBe(plain.headers.etag);
    },
  );

  describe('answers nonsense with a 4xx and stays up', () => {
    test.each([
      ['a fragment in the target', 'GET /a#/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['a lone percent sign', 'GET /% HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['half an escape', 'GET /%e HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['bytes that are no UTF-8', 'GET /%ff%fe HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['an encoded NUL', 'GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['a NUL after a name', 'GET /about%00.html HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['an encoded line feed', 'GET /a%0d%0aSet-Cookie:x HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['a malformed host', 'GET / HTTP/1.1\r\nHost: [[[\r\n\r\n'],
      ['a host with a path', 'GET / HTTP/1.1\r\nHost: localhost/x\r\n\r\n'],
      ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@localhost\r\n\r\n'],
      ['no host', 'GET / HTTP/1.1\r\n\r\n'],
      ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
      ['no host, in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
      ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
      ['a 64 kB header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`],
      ['a 4 MB header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(4_000_000)}\r\n\r\n`],
      ['a 64 kB target', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
      ['a target that is too long', `GET /${'a'.repeat(10_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
      ['a target that is not encoded', 'GET /größe HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['an absolute target', 'GET http://evil.example/about HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['a target without a slash', 'GET about HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n'],
      ['length and chunks at once', smuggled('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n')],
      ['two lengths', smuggled('Content-Length: 4\r\nContent-Length: 5\r\n')],
      ['a negative length', smuggled('Content-Length: -1\r\n')],
      ['a folded header', 'GET / HTTP/1.1\r\nHost: localhost\r\n evil: 1\r\n\r\n'],
      ['a space before the colon', 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n'],
    ])('%s', async (_name, request) => {
      const { port } = await start();
      const closing = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
      const answer = toAnswer(await exchange(port, request.includes('Connection') ? request : closing));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.toString()).not.toContain('Home');
      expect((await ask(port, '/')).status).toBe(200);
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s', async method => {
      const answer = await ask((await start()).port, '/', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    });

    test('a tunnel is not opened', async () => {
      const { port } = await start();
      const received = await exchange(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(received.toString()).not.toContain(' 200 ');
      expect((await ask(port, '/')).status).toBe(200);
    });

    test('a connection that is reset in the middle of a request', async () => {
      const { port } = await start();
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\r\nHo');
        setTimeout(() => socket.resetAndDestroy(), 20);
      });
      await new Promise(resolve => socket.on('close', resolve));
      expect((await ask(port, '/')).status).toBe(200);
    });

    test('a body on a GET is no second request', async () => {
      const { port } = await start();
      const hidden = 'GET /old HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const request = `GET /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`;
      const last = 'GET /docs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
      const text = (await exchange(port, request + last)).toString();
      expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
      expect(text).not.toContain('location');
    });

    test('requests in one go are answered in their order', async () => {
      const { port } = await start();
      const paths = ['/about', '/docs', '/nowhere', '/old', '/', '/%'];
      const requests = paths.map(path => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      const last = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
      const text = (await exchange(port, requests.join('') + last)).toString();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => match[1]);
      expect(statuses).toEqual(['200', '200', '404', '301', '200', '400', '200']);
    });
  });

  describe('answers to its own names alone', () => {
    test.each([
      'evil.example',
      'localhost.evil.example',
      '10.0.0.1',
      'evillocalhost',
      '[::2]',
      '127.0.0.1.nip.io',
    ])('not to %s', async host => {
      const answer = await ask((await start()).port, '/', { headers: { host } });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).not.toContain('Home');
    });

    test.each(['localhost', 'LOCALHOST', 'localhost:1', '127.0.0.1', '[::1]:80', 'my-site.localhost:3000'])(
      'but to %s',
      async host => {
        expect((await ask((await start()).port, '/', { headers: { host } })).status).toBe(200);
      },
    );

    test('and to the name that was given', async () => {
      const { port } = await start({ host: '127.0.0.1' });
      expect((await ask(port, '/', { headers: { host: '127.0.0.1' } })).status).toBe(200);
      expect((await ask(port, '/', { headers: { host: '127.0.0.2' } })).status).toBe(403);
    });
  });

  describe('opens nothing to other origins', () => {
    test.each([
      '/',
      '/about',
      '/nowhere',
      '/old',
      '/about.html',
      '/docs/intro',
      '/%',
      '/picture.png',
      '/.env',
    ])('%s', async target => {
      const { port } = await start();
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
      const answers = [
        await ask(port, target, { headers }),
        await ask(port, target, { headers: { origin: 'null' }, method: 'HEAD' }),
        await ask(port, target, { headers, method: 'OPTIONS' }),
      ];
      for (const answer of answers) expect(answer.head).not.toMatch(/access-control/i);
    });
  });

  describe('never sends a browser to another host by disguise', () => {
    test.each([
      '//evil.example/x.html',
      '///evil.example/x.html',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%5c%5cevil.example/',
      '/%2fevil.example/',
      '/%2f%2fevil.example/index.html',
      '/%09/evil.example/',
      '/%0a/evil.example/',
      '/any//evil.example',
      '/any/%2fevil.example',
      '/any/%5cevil.example',
      '/bad',
      '/.//evil.example/',
      '//evil.example/%2e%2e',
      '/;/evil.example/',
      '/http://evil.example/',
    ])('%s', async target => {
      const { location } = (await ask((await start()).port, target)).headers;
      expect(location ?? '/').toMatch(/^\/(?![/\\])/);
    });
  });

  describe('listens', () => {
    test('on the loopback address alone', async () => {
      const { port, url } = await start();
      expect(url).toBe(`http://localhost:${port}/`);
      await expect(ask(port, '/', { address: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED');
    });

    test('on every address when it is told to', async () => {
      const { port } = await start({ host: '0.0.0.0' });
      const headers = { host: `127.0.0.2:${port}` };
      expect((await ask(port, '/', { address: '127.0.0.2', headers })).status).toBe(200);
      expect((await ask(port, '/', { headers: { host: 'evil.example' } })).status).toBe(403);
    });

    test.each(['127.0.0.1', '::1'])(
      'on the next port where the first is taken on %s, and says so',
      async host => {
        const taken = await takePort(host);
        const lines: string[] = [];
        const { port } = await start({ port: taken.port, log: line => lines.push(line) });
        expect(port).toBeGreaterThan(taken.port);
        expect(lines).toEqual([`Port ${taken.port} is taken, so this is port ${port}.`]);
        expect((await ask(port, '/')).status).toBe(200);
        taken.server.close();
      },
    );

    test('not at all where the port is strict and taken', async () => {
      const taken = await takePort('127.0.0.1');
      const failure = await start({ port: taken.port, strictPort: true }).catch(error => error);
      expect(failure).toBeInstanceOf(StartFailure);
      expect(failure).toMatchObject({
        exitCode: 2,
        diagnostic: { code: 'serve/port-taken', message: `Port ${taken.port} is taken` },
      });
      taken.server.close();
    });

    test('not on an address of another machine', async () => {
      const failure = await start({ host: '192.0.2.1' }).catch(error => error);
      expect(failure).toMatchObject({ exitCode: 2, diagnostic: { code: 'serve/cannot-listen' } });
    });

    test('until it is closed, whatever connections are open', async () => {
      const { port, close } = await start();
      const sockets = await Promise.all(
        ['', 'GET / HTTP/1.1\r\nHos', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'].map(text =>
          open(port, text),
        ),
      );
      const ended = Promise.all(sockets.map(socket => new Promise(resolve => socket.on('close', resolve))));
      await close();
      await ended;
      await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    });
  });

  describe('gives every page one address', () => {
    test.each([
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['/about.html/', '/about'],
      ['/about/?x=1&y=%20', '/about?x=1&y=%20'],
      ['/about.html?next=//evil.example', '/about?next=//evil.example'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/index.html?a', '/?a'],
      ['/docs/', '/docs'],
      ['/docs/intro.html', '/docs/intro'],
      ['/guides/index.html', '/guides'],
      ['/guides/', '/guides'],
      ['/gr%C3%B6%C3%9Fe.html', '/gr%C3%B6%C3%9Fe'],
      ['/gr%c3%b6%c3%9fe/', '/gr%C3%B6%C3%9Fe'],
      ['/old', '/docs/intro'],
      ['/old.html', '/docs/intro'],
      ['/old/?a=1', '/docs/intro?a=1'],
      ['/out', 'https://example.com/there'],
    ])('%s → %s', async (from, to) => {
      const answer = await ask((await start()).port, from);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(to);
    });

    test.each([
      ['/', 'Home'],
      ['/about', 'About'],
      ['/docs', 'Docs'],
      ['/docs/intro', 'Intro'],
      ['/guides', 'Guides'],
      ['/gr%C3%B6%C3%9Fe', 'Size'],
      ['/100%2525', 'Percent'],
    ])('%s', async (path, title) => {
      const answer = await ask((await start()).port, path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body.toString()).toContain(`<h1>${title}</h1>`);
    });

    test.each([
      '/nowhere',
      '/nowhere.html',
      '/nowhere/',
      '/404',
      '/404.html',
      '/picture.png/',
      '/picture.png.html',
      '/About',
    ])('and %s is not found', async path => {
      const answer = await ask((await start()).port, path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
      expect(answer.body.toString()).toContain('Not here');
    });
  });

  describe('speaks HTTP well', () => {
    test('HEAD has the headers of GET and no body', async () => {
      const { port } = await start();
      for (const path of ['/about', '/nowhere', '/%', '/old', '/assets/main.1a2b3c.css']) {
        const [get, head] = await Promise.all([ask(port, path), ask(port, path, { method: 'HEAD' })]);
        expect(head.status).toBe(get.status);
        expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
        expect(head.body.length).toBe(0);
      }
    });

    test('what the browser has is not sent again', async () => {
      const { port } = await start();
      const { etag = '' } = (await ask(port, '/about')).headers;
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await ask(port, '/about', { headers: { 'if-none-match': condition } });
        expect(answer.status).toBe(304);
        expect(answer.headers.etag).toBe(etag);
        expect(answer.body.length).toBe(0);
      }
      expect((await ask(port, '/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
      expect((await ask(port, '/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
    });

    test.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=5-99999', 206, '56789', 'bytes 5-9/10'],
      ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=10-', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
      ['bytes=4-2', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
      ['bytes=-0', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
      ['bytes=0-1,3-4', 200, '0123456789', undefined],
      ['lines=1-2', 200, '0123456789', undefined],
      ['bytes=-', 200, '0123456789', undefined],
    ])('Range: %s', async (range, status, body, contentRange) => {
      const answer = await ask((await start()).port, '/picture.png', { headers: { range } });
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).toBe(body);
      expect(answer.headers['content-range']).toBe(contentRange);
    });

    test('If-Range gives the whole of what changed', async () => {
      const { port } = await start();
      const { etag = '' } = (await ask(port, '/picture.png')).headers;
      const part = (condition: string) =>
        ask(port, '/picture.png', { headers: { range: 'bytes=0-0', 'if-range': condition } });
      expect((await part(etag)).status).toBe(206);
      expect((await part('"other"')).status).toBe(200);
    });

    test('types are named and never guessed', async () => {
      const { port } = await start();
      const types = await Promise.all(
        ['/picture.png', '/assets/main.1a2b3c.css', '/.well-known/security.txt', '/same-picture.png'].map(
          async path => (await ask(port, path)).headers,
        ),
      );
      expect(types.map(headers => headers['content-type'])).toEqual([
        'image/png',
        'text/css; charset=utf-8',
        'text/plain; charset=utf-8',
        'image/png',
      ]);
      for (const headers of types) expect(headers['x-content-type-options']).toBe('nosniff');
    });
  });

  describe('below a base URL', () => {
    test.each([
      ['/base/', 200, undefined],
      ['/base/about', 200, undefined],
      ['/base/about/?q', 301, '/base/about?q'],
      ['/base/index.html', 301, '/base/'],
      ['/', 302, '/base/'],
      ['/base', 302, '/base/'],
      ['/about', 404, undefined],
      ['/baseabout', 404, undefined],
      ['/base//about', 404, undefined],
      ['/base/..%2fabout', 404, undefined],
      ['/base/_headers', 404, undefined],
      ['/base/.env', 404, undefined],
    ])('%s is %d', async (path, status, location) => {
      const { port, url } = await start({ baseUrl: '/base/' });
      expect(url).toBe(`http://localhost:${port}/base/`);
      const answer = await ask(port, path);
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(location);
    });
  });
});

describe('preview alone', () => {
  test('follows the headers that the build wrote, but for those that would open the site', async () => {
    const lines: string[] = [];
    const { port } = await startPreview({ log: line => lines.push(line) });
    const intro = await ask(port, '/docs/intro');
    expect(intro.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-area': 'docs' });
    expect((await ask(port, '/about')).headers['x-area']).toBeUndefined();
    expect((await ask(port, '/nowhere')).headers['x-frame-options']).toBe('DENY');
    expect(lines).toEqual([
      '_redirects:5 is not understood and is passed over.',
      '_headers:3 is not understood or not allowed, and is passed over.',
    ]);
  });

  test('reads the rules again when they change', async () => {
    const { port } = await startPreview();
    const before = await readFile(join(outDir, '_redirects'), 'utf8');
    expect((await ask(port, '/fresh')).status).toBe(404);
    await writeFile(join(outDir, '_redirects'), `${before}/fresh /about 308\n`);
    const answer = await ask(port, '/fresh');
    await writeFile(join(outDir, '_redirects'), before);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/about');
  });

  test('lets hashed assets stay in the cache for good, and nothing else', async () => {
    const { port } = await startPreview();
    const caching = async (path: string) => (await ask(port, path)).headers['cache-control'];
    expect(await caching('/assets/main.1a2b3c.css')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/assets/gone.css')).toBe('no-cache');
    expect(await caching('/about')).toBe('public, max-age=0, must-revalidate');
    expect(await caching('/about.html')).toBe('no-cache');
  });

  test('compresses text for those who understand it, each form with a tag of its own', async () => {
    const { port } = await startPreview();
    const get = (encoding: string, path = '/about') =>
      ask(port, path, { headers: { 'accept-encoding': encoding } });
    const [plain, gzip, brotli, none] = await Promise.all([
      get('identity'),
      get('gzip'),
      get('gzip, br'),
      get('br;q=0'),
    ]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect([gzip, brotli, none].map(answer => answer.headers['content-encoding'])).toEqual([
      'gzip',
      'br',
      undefined,
    ]);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10);
    expect(new Set([plain, gzip, brotli].map(answer => answer.headers.etag)).size).toBe(3);
    for (const answer of [plain, gzip, brotli]) expect(answer.headers.vary).toBe('accept-encoding');
    expect((await get('br', '/picture.png')).headers['content-encoding']).toBeUndefined();
  });

  test('shows a new build at once', async () => {
    const { port } = await startPreview();
    await writeFile(join(outDir, 'page.html'), 'before');
    expect((await ask(port, '/page')).body.toString()).toBe('before');
    await writeFile(join(outDir, 'page.html'), 'after it');
    expect((await ask(port, '/page')).body.toString()).toBe('after it');
    await rm(join(outDir, 'page.html'));
    expect((await ask(port, '/page')).status).toBe(404);
  });

  test('does not start where nothing was built', async () => {
    const failure = await servePreview({ outDir: join(folder, 'none'), ...withDefaults({}) }).catch(
      error => error,
    );
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.exitCode).toBe(1);
    expect(failure.diagnostic).toEqual({
      severity: 'error',
      code: 'serve/nothing-built',
      message: `There is no built site in ${join(folder, 'none')}`,
      hint: 'Run "site build" first',
    });
  });
});

describe('dev alone', () => {
  test('asks the site with a clean path and never with the query', async () => {
    const site = new FolderSite();
    const { port } = await startDev({ site, baseUrl: '/base/' });
    await ask(port, '/base/docs/intro?a=1');
    await ask(port, '/base/gr%C3%B6%C3%9Fe');
    await ask(port, '/outside');
    expect(site.asked).toEqual(['/docs/intro', '/größe']);
  });

  test('puts its script into pages and into nothing else', async () => {
    const { port } = await startDev({ baseUrl: '/base/' });
    const script = '<script type="module" src="/base/__dev/client.js"></script></body></html>';
    expect((await ask(port, '/base/')).body.toString()).toBe(`<html><body><h1>Home</h1>${script}`);
    expect((await ask(port, '/base/nowhere')).body.toString()).toContain(script);
    expect((await ask(port, '/base/assets/main.1a2b3c.css')).body.toString()).toBe(longText);
  });

  test('survives a site that throws, and says what happened', async () => {
    const lines: string[] = [];
    const { port } = await startDev({ log: line => lines.push(line) });
    const answer = await ask(port, '/throws');
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toBe('500 Internal Server Error\n');
    expect(lines.join()).toMatch(/Answering \/throws failed: Error: the template broke/);
    expect((await ask(port, '/')).status).toBe(200);
  });
});

describe('the live-reload channel', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['a foreign port', { origin: 'http://localhost:1' }, 403],
    ['a null origin', { origin: 'null' }, 403],
    ['an empty origin', { origin: '' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['a foreign host with its own origin', { origin: 'http://evil.example', host: 'evil.example' }, 403],
    ['another version', { 'sec-websocket-version': '8' }, 400],
    ['no key', { 'sec-websocket-key': undefined }, 400],
    ['another protocol', { upgrade: 'h2c' }, 400],
  ])('refuses %s', async (_name, changed, status) => {
    const { port } = await startDev();
    const answer = toAnswer(await exchange(port, handshake(port, changed)));
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBe(0);
    expect(answer.head).not.toMatch(/access-control/i);
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('is a channel at its own address alone, and no page', async () => {
    const { port } = await startDev();
    const elsewhere = handshake(port, {}).replace('/__dev/events', '/about');
    expect(toAnswer(await exchange(port, elsewhere)).status).toBe(404);
    const posted = handshake(port, {}).replace('GET', 'POST');
    expect(toAnswer(await exchange(port, posted)).status).toBe(404);
    expect((await ask(port, '/__dev/events')).status).toBe(404);
  });

  test('is not there in preview', async () => {
    const { port } = await startPreview();
    const request = handshake(port, {}).replace('Connection: Upgrade', 'Connection: Upgrade, close');
    expect(toAnswer(await exchange(port, request)).status).toBe(404);
  });

  test('tells a new page the diagnostics and then every message, at any length', async () => {
    const site = new FolderSite();
    const { port } = await startDev({ site });
    const tell = (message: DevMessage) => {
      for (const listener of site.listeners) listener(message);
    };
    const told = toldOf([
      { severity: 'error', code: 'link/missing-target', message: 'a link leads nowhere' },
    ]);
    tell(told);
    const page = await openPage(port);
    tell({ type: 'update', paths: ['/größe'] });
    tell({ type: 'update', paths: ['x'.repeat(300)] });
    tell({ type: 'update', paths: ['y'.repeat(70_000)] });
    expect(await page.messages(4)).toEqual([
      told,
      { type: 'update', paths: ['/größe'] },
      { type: 'update', paths: ['x'.repeat(300)] },
      { type: 'update', paths: ['y'.repeat(70_000)] },
    ]);
    page.socket.destroy();
  });

  test('sends a few of 40,000 diagnostics, and how many there are', async () => {
    const site = new FolderSite();
    const { port } = await startDev({ site });
    const many = Array.from({ length: 40_000 }, (_, index) => ({
      severity: 'warning' as const,
      code: 'frontmatter/unknown-field',
      message: `field ${index}`,
      place: { file: 'content/docs/a.md', line: index + 2 },
    }));
    for (const listener of site.listeners) listener(toldOf(many));
    const page = await openPage(port);
    const [message] = await page.messages(1);
    expect(message).toMatchObject({ type: 'diagnostics', counts: { errors: 0, warnings: 40_000 } });
    expect(JSON.stringify(message).length).toBeLessThan(5_000);
    page.socket.destroy();
  });

  test('takes no commands: what a page sends ends the connection', async () => {
    const { port } = await startDev();
    const page = await openPage(port);
    const closed = new Promise(resolve => page.socket.on('close', resolve));
    page.socket.write(Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0x65, 0x78, 0x65, 0x63]));
    await closed;
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('ends with the server, and the site is no longer listened to', async () => {
    const site = new FolderSite();
    const { port, close } = await startDev({ site });
    const page = await openPage(port);
    const closed = new Promise(resolve => page.socket.on('close', resolve));
    expect(site.listeners.size).toBe(1);
    await close();
    await closed;
    expect(site.listeners.size).toBe(0);
  });
});

function smuggled(headers: string): string {
  return `POST / HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n0\r\n\r\nGET /old HTTP/1.1\r\n\r\n`;
}

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>(resolve => socket.on('connect', resolve));
  await new Promise(resolve => socket.write(text, resolve));
  return socket.on('error', () => socket.destroy()).resume();
}

/** A handshake as a browser sends it; `undefined` leaves a header out. */
function handshake(port: number, changed: Readonly<Record<string, string | undefined>>): string {
  const headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...changed,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `GET /__dev/events HTTP/1.1\r\nConnection: Upgrade\r\n${lines.join('')}\r\n`;
}

interface OpenPage {
  readonly socket: Socket;
  readonly messages: (count: number) => Promise<unknown[]>;
}

/** Opens the channel as a page does, with the handshake's answer checked by the example of RFC 6455. */
async function openPage(port: number): Promise<OpenPage> {
  const socket = connect(port, '127.0.0.1', () => socket.write(handshake(port, {})));
  let received = Buffer.alloc(0);
  let heard: () => void = () => undefined;
  socket.on('data', chunk => {
    received = Buffer.concat([received, chunk]);
    heard();
  });
  const until = async <Found>(find: () => Found | undefined): Promise<Found> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>(resolve => {
        heard = resolve;
      });
    }
  };
  const end = await until(() => {
    const index = received.indexOf('\r\n\r\n');
    return index < 0 ? undefined : index;
  });
  const head = received.subarray(0, end).toString();
  expect(head).toMatch(/^HTTP\/1\.1 101 /);
  expect(head).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
  const messages = (count: number) =>
    until(() => {
      const all = readFrames(received.subarray(end + 4));
      return all.length < count ? undefined : all;
    });
  return { socket, messages };
}

function readFrames(bytes: Buffer): unknown[] {
  const messages: unknown[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1] ?? 0;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (at + head > bytes.length) break;
    const length =
      short === 127
        ? Number(bytes.readBigUInt64BE(at + 2))
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : short;
    if (at + head + length > bytes.length) break;
    messages.push(JSON.parse(bytes.subarray(at + head, at + head + length).toString()));
    at += head + length;
  }
  return messages;
}
