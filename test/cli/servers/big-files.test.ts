import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { open, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveDev } from '../../../src/generator/dev/serve-dev.ts';
import { servePreview } from '../../../src/generator/preview.ts';
import { ask } from '../../unit/host/http/raw-client.ts';
import { useServers, withDefaults } from './fixture.ts';

const size = 200_000_000;
const requestsAtOnce = 12;
const { both, startPreview, createSite, places } = useServers();

beforeAll(async () => {
  const film = join(places.outDir, 'film.mp4');
  await writeFile(film, 'the beginning');
  await truncate(film, size);
  const file = await open(film, 'r+');
  await file.write('the end', size - 7);
  await file.close();
  await writeFile(join(places.outDir, 'long.txt'), 'line\n'.repeat(200_000));
});

describe.each(both)('$name', ({ name, start }) => {
  test('sends parts of a big file without reading the rest', async () => {
    const { port } = await start();
    const peak = watchMemory();
    const ranges = Array.from({ length: requestsAtOnce }, () => 'bytes=-7');
    const answers = await Promise.all(ranges.map(range => ask(port, '/film.mp4', { headers: { range } })));
    for (const { status, body, headers } of answers) {
      expect([status, body.toString()]).toEqual([206, 'the end']);
      expect(headers['content-range']).toBe(`bytes ${size - 7}-${size - 1}/${size}`);
    }
    expect(peak.stop()).toBeLessThan(50_000_000);
    await expect.poll(openFilms).toEqual([]);
  });

  test('sends a big file whole, at the pace of the client that takes it', async () => {
    const { port } = await start();
    const peak = watchMemory();
    expect(await countBytes(port, '/film.mp4')).toBeGreaterThan(size);
    expect(peak.stop()).toBeLessThan(50_000_000);
    await expect.poll(openFilms).toEqual([]);
  });

  test.each([
    ['HEAD', 'HEAD', {}, 200],
    ['a range after the end', 'GET', { range: `bytes=${size}-` }, 416],
    ['a condition that holds', 'GET', { 'if-none-match': '*' }, 304],
    ['HEAD with a range', 'HEAD', { range: 'bytes=0-9' }, 200],
    ['a range', 'GET', { range: 'bytes=0-9' }, 206],
    ['another spelling', 'GET', {}, 404, '/film.mp4/'],
  ])('closes the file after %s', async (_name, method, headers, status, path = '/film.mp4') => {
    const { port } = await start();
    const answer = await ask(port, path, { method, headers });
    expect(answer.status).toBe(status);
    await expect.poll(openFilms).toEqual([]);
  });

  test('names the state of a big file, so that If-Range and If-None-Match hold', async () => {
    const { port } = await start();
    const { etag = '' } = (await ask(port, '/long.txt', { method: 'HEAD' })).headers;
    const part = (condition: string) =>
      ask(port, '/long.txt', { headers: { range: 'bytes=0-9', 'if-range': condition } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"other"')).headers['content-length']).toBe('1000000');
    const again = await ask(port, '/long.txt', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('closes the file when the client goes away', async () => {
    const { port } = await start();
    for (let round = 0; round < 20; round++) await leaveInTheMiddle(port);
    await expect.poll(openFilms).toEqual([]);
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('gives up on a client that takes nothing', async () => {
    const options = { ...withDefaults({}), stallTimeout: 100 };
    const server =
      name === 'dev'
        ? await serveDev({ site: createSite(), ...options })
        : await servePreview({ outDir: places.outDir, ...options });
    const socket = connect(server.port, '127.0.0.1').pause();
    socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(openFilms).not.toEqual([]);
    await expect.poll(openFilms).toEqual([]);
    socket.destroy();
    await server.close();
  });
});

test('preview compresses a long text while it is sent', async () => {
  const { port } = await startPreview();
  const headers = { 'accept-encoding': 'br' };
  const answer = await ask(port, '/long.txt', { headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'transfer-encoding': 'chunked' });
  expect(brotliDecompressSync(unchunk(answer.body)).toString()).toBe('line\n'.repeat(200_000));
  const head = await ask(port, '/long.txt', { headers, method: 'HEAD' });
  expect(head.headers.etag).toBe(answer.headers.etag);
  expect(head.body.length).toBe(0);
});

/** Descriptors of this process that hold the film; nothing can be seen of them but on Linux. */
function openFilms(): string[] {
  if (!existsSync('/proc/self/fd')) return [];
  return readdirSync('/proc/self/fd').filter(descriptor => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('film.mp4');
    } catch {
      return false;
    }
  });
}

/** The most bytes that buffers held at once since, over what they held before. */
function watchMemory(): { readonly stop: () => number } {
  const before = process.memoryUsage().arrayBuffers;
  let peak = before;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage().arrayBuffers);
  };
  const timer = setInterval(look, 5);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return peak - before;
    },
  };
}

/** Takes an answer piece by piece, pausing after each, and gives its length. */
function countBytes(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', piece => {
      count += piece.length;
      socket.pause();
      setImmediate(() => socket.resume());
    });
    socket.on('end', () => resolve(count)).on('error', reject);
  });
}

/** Asks for the film and resets the connection when its first bytes come. */
function leaveInTheMiddle(port: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('close', () => resolve()).on('error', () => undefined);
  });
}

function unchunk(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!(length > 0)) return Buffer.concat(pieces);
    pieces.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
