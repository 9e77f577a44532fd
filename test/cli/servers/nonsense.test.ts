import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ask, exchange, toAnswer } from '../../unit/host/http/raw-client.ts';
import { useServers } from './fixture.ts';

const { both } = useServers();

describe.each(both)('$name', ({ start }) => {
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
      expect(statuses).toEqual(['200', '200', '404', '301', '200', '404', '200']);
    });
  });
});

function smuggled(headers: string): string {
  return `POST / HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n0\r\n\r\nGET /old HTTP/1.1\r\n\r\n`;
}
