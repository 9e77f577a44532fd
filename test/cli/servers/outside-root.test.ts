import { describe, expect, test } from 'vitest';
import { ask } from '../../unit/host/http/raw-client.ts';
import { secret, useServers } from './fixture.ts';

const { both } = useServers();

describe.each(both)('$name', ({ start }) => {
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
      '/nginx.conf',
      '/vercel.json',
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
});
