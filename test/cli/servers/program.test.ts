import type { ChildProcess } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseHeaderRules } from '../../../src/generator/host/http/header-rules.ts';
import { startPreview } from '../../browser/serve-folder.ts';
import { explain } from '../../sites/command-result.ts';
import { type DevServer, startDev } from '../../sites/dev-server.ts';
import { type Site, site } from '../../sites/harness.ts';
import { ask, exchange, toAnswer } from '../../unit/host/http/raw-client.ts';
import { secret } from './fixture.ts';

const ports = { preview: 0, dev: 0 };
let project: Site;
let preview: ChildProcess;
let dev: DevServer;

/** The program itself on a small site: what replaces `dev` in the other files cannot leave its folder by mistake. */
beforeAll(async () => {
  project = site({
    'site.config.ts':
      "import { defineConfig } from '@mapwright/site/config';\nexport default defineConfig({ product: { name: 'Small', slug: 'small' }, url: 'https://small.example', title: 'Small', redirects: [{ from: '/old', to: '/docs/a' }] });\n",
    'content/pages/index.md': '---\ntitle: Home\n---\n\n# Home\n\n![](/picture.png)\n',
    'content/docs/a.md': '# Doc\n',
    'content/static/picture.png': 'no picture',
    'content/static/notes.txt': 'notes',
    '.env': secret,
    'dist-beside/secret.txt': secret,
    'secret.txt': secret,
  });
  const result = await project.build();
  if (result.code !== 0) throw new Error(explain(result));
  const served = await startPreview({ root: project.root, output: project.path('dist') });
  preview = served.process;
  ports.preview = Number(new URL(served.url).port);
  dev = await startDev(project.root);
  ports.dev = Number(new URL(dev.url).port);
  const outside = site({ 'secret.txt': secret }).path('secret.txt');
  for (const folder of ['dist', 'content/static'])
    await symlink(outside, project.path(folder, 'way-out.txt'));
  await vi.waitFor(() => expect(dev.output()).toContain('way-out.txt'), 30_000);
});

afterAll(async () => {
  preview.kill();
  await dev.stop();
});

describe.each(['preview', 'dev'] as const)('site %s', name => {
  test.each([
    '/..%2f..%2fetc/passwd',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/docs/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/.env',
    '/.env/.',
    '/.git/config',
    '/-beside/secret.txt',
    '/../dist-beside/secret.txt',
    '/way-out.txt',
    '/site.config.ts',
    '/content/docs/a.md',
    '/_headers',
    '/.site-manifest.json',
    '/__dev/../secret.txt',
    '/docs/%zz',
    '/%00',
  ])('shows its not-found page for %s', async target => {
    const answer = await ask(ports[name], target);
    expect(answer.status).toBe(404);
    const html = answer.body.toString();
    expect(html).not.toContain(secret);
    expect(html).toContain('Page not found');
    expect(html).toContain('class="navbar"');
  });

  test.each([
    ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 403],
    ['a malformed host', 'GET / HTTP/1.1\r\nHost: [[[\r\nConnection: close\r\n\r\n', 400],
    ['a fragment', 'GET /a#/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['a 64 kB header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`, 431],
    [
      'a foreign authority',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      403,
    ],
  ])('refuses %s', async (_name, request, status) => {
    expect(toAnswer(await exchange(ports[name], request)).status).toBe(status);
  });

  test('answers its own name in absolute form, and any query with the same bytes', async () => {
    const plain = await ask(ports[name], '/docs/a');
    expect(plain.status).toBe(200);
    for (const target of [`http://localhost:${ports[name]}/docs/a`, '/docs/a?x=1&../../secret.txt'])
      expect((await ask(ports[name], target)).body.equals(plain.body), target).toBe(true);
  });

  test('sends every header of _headers, but for those that bind to https, and opens nothing', async () => {
    const { rules, badLines } = parseHeaderRules(project.file('_headers'));
    expect(badLines).toEqual([]);
    const written = Object.fromEntries(rules[0]?.headers ?? []);
    const { 'strict-transport-security': _, 'content-security-policy': policy = '', ...others } = written;
    expect(policy).toMatch(/frame-ancestors '(self|none)'/);
    for (const path of ['/', '/docs/a', '/nowhere', '/docs/%zz', '/picture.png', '/docs/a.html', '/old']) {
      const { headers, head } = await ask(ports[name], path, { headers: { origin: 'https://evil.example' } });
      expect(headers, path).toMatchObject(others);
      expect(headers['content-security-policy'], path).toBe(
        policy.replace(/; upgrade-insecure-requests/, ''),
      );
      expect(head).not.toMatch(/access-control|strict-transport/i);
    }
  });

  test('sends no Location that leads to another host', async () => {
    for (const target of [
      '//evil.example/x.html',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%2fevil.example/',
    ])
      expect((await ask(ports[name], target)).headers.location).toBeUndefined();
  });

  test('ends with 2 where its port is strict and taken', async () => {
    const parameters = ['--port', String(ports[name]), '--strict-port'];
    const { code, stderr } = await project.run(name, { parameters, isPlain: true });
    expect(stderr).toContain('serve/port-taken');
    expect(code).toBe(2);
  });
});

test('site preview sends no header that production does not', async () => {
  const protocol = /^(?:accept-ranges|connection|content-length|content-type|date|etag|vary|cache-control)$/;
  const written = parseHeaderRules(project.file('_headers')).rules.flatMap(({ headers }) => headers);
  const known = new Set(written.map(([header]) => header));
  for (const path of ['/', '/nowhere', '/picture.png']) {
    const sent = Object.keys((await ask(ports.preview, path)).headers);
    expect(
      sent.filter(header => !known.has(header) && !protocol.test(header)),
      path,
    ).toEqual([]);
  }
});
