import { describe, expect, test } from 'vitest';
import { ask } from '../../unit/host/http/raw-client.ts';
import { useServers } from './fixture.ts';

const { both } = useServers();

describe.each(both)('$name', ({ start }) => {
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

    test('a request for another protocol is answered as if it were none', async () => {
      const { port } = await start();
      const connection = 'Upgrade, HTTP2-Settings, close';
      const upgrade = { connection, upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
      for (const path of ['/about', '/nowhere', '/old']) {
        const [plain, asked] = await Promise.all([ask(port, path), ask(port, path, { headers: upgrade })]);
        expect(asked.status).toBe(plain.status);
        expect(asked.body).toEqual(plain.body);
      }
      expect((await ask(port, '/about', { headers: { ...upgrade, host: 'evil.example' } })).status).toBe(403);
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

    test('HEAD has no ranges, and what the browser has comes before any', async () => {
      const { port } = await start();
      const about = (method: string, headers: Record<string, string>) =>
        ask(port, '/picture.png', { method, headers });
      const head = await about('HEAD', { range: 'bytes=2-4' });
      expect([head.status, head.headers['content-length']]).toEqual([200, '10']);
      expect(head.headers['content-range']).toBeUndefined();
      expect((await about('HEAD', { range: 'bytes=10-' })).status).toBe(200);
      for (const range of ['bytes=2-4', 'bytes=10-'])
        expect((await about('GET', { range, 'if-none-match': '*' })).status, range).toBe(304);
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
});
