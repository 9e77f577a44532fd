import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type DevMessage, diagnosticsMessageOf } from '../../../src/generator/dev/dev-message.ts';
import { ask, exchange, toAnswer } from '../../unit/host/http/raw-client.ts';
import { useServers } from './fixture.ts';

const { createSite, startDev, startPreview } = useServers();

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
    const elsewhere = handshake(port, {}).replace('/__dev/events?1', '/about');
    expect(toAnswer(await exchange(port, elsewhere)).status).toBe(404);
    const foreign = handshake(port, {}).replace('GET /', 'GET http://evil.example/');
    expect(toAnswer(await exchange(port, foreign)).status).toBe(403);
    const posted = handshake(port, {}).replace('GET', 'POST');
    expect(toAnswer(await exchange(port, posted)).status).toBe(404);
    expect((await ask(port, '/__dev/events')).status).toBe(404);
    const other = handshake(port, { upgrade: 'h2c' });
    expect(toAnswer(await exchange(port, other)).status).toBe(404);
  });

  test('is not there in preview', async () => {
    const { port } = await startPreview();
    const request = handshake(port, {}).replace('Connection: Upgrade', 'Connection: Upgrade, close');
    expect(toAnswer(await exchange(port, request)).status).toBe(404);
  });

  test('sends a new page the diagnostics and then every message, at any length', async () => {
    const site = createSite();
    const { port } = await startDev({ site });
    const tell = (message: DevMessage) => {
      for (const listener of site.listeners) listener(message);
    };
    const told = diagnosticsMessageOf(
      [{ severity: 'error', code: 'link/missing-target', message: 'a link leads nowhere' }],
      '',
    );
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

  test('has a page loaded again that was on its way while something changed', async () => {
    const site = createSite();
    const { port } = await startDev({ site });
    site.version = () => 2;
    const page = await openPage(port);
    expect(await page.messages(1)).toEqual([{ type: 'reload' }]);
    page.socket.destroy();
  });

  test('sends a few of 40,000 diagnostics, and how many there are', async () => {
    const site = createSite();
    const { port } = await startDev({ site });
    const many = Array.from({ length: 40_000 }, (_, index) => ({
      severity: 'warning' as const,
      code: 'frontmatter/unknown-field',
      message: `field ${index}`,
      place: { file: 'content/docs/a.md', line: index + 2 },
    }));
    for (const listener of site.listeners) listener(diagnosticsMessageOf(many, ''));
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

  test('takes no commands in one packet with the handshake either', async () => {
    const { port } = await startDev();
    const sent = Buffer.concat([Buffer.from(handshake(port, {})), Buffer.from([0x81, 0x80, 0, 0, 0, 0])]);
    expect(toAnswer(await exchange(port, sent)).status).toBe(101);
  });

  test('ends with a page that goes without a word', async () => {
    const { port } = await startDev();
    const page = await openPage(port);
    const closed = new Promise(resolve => page.socket.on('close', resolve));
    page.socket.end();
    await closed;
  });

  test('ends with the server, and the site is no longer listened to', async () => {
    const site = createSite();
    const { port, close } = await startDev({ site });
    const page = await openPage(port);
    const closed = new Promise(resolve => page.socket.on('close', resolve));
    expect(site.listeners.size).toBe(1);
    await close();
    await closed;
    expect(site.listeners.size).toBe(0);
  });
});

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
  return `GET /__dev/events?1 HTTP/1.1\r\nConnection: Upgrade\r\n${lines.join('')}\r\n`;
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
  expect(head).not.toMatch(/access-control/i);
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
