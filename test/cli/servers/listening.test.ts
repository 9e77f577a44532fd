import { connect, createServer, type Server, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { StartFailure } from '../../../src/generator/host/http/start-failure.ts';
import { ask } from '../../unit/host/http/raw-client.ts';
import { useServers } from './fixture.ts';

const { both } = useServers();

describe.each(both)('$name', ({ start }) => {
  describe('listens', () => {
    test('on the loopback address alone', async () => {
      const { port, url } = await start();
      expect(url).toBe(`http://localhost:${port}/`);
      await expect(ask(port, '/', { address: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED');
    });

    test('on every address when asked to', async () => {
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
});

/** Takes a port away, as another program does. */
async function takePort(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>(resolve => socket.on('connect', resolve));
  await new Promise(resolve => socket.write(text, resolve));
  return socket.on('error', () => socket.destroy()).resume();
}
