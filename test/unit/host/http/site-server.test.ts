import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Answer, ContentAnswer } from '../../../../src/generator/host/http/answer.ts';
import { createBody } from '../../../../src/generator/host/http/body.ts';
import { type RunningServer, startSiteServer } from '../../../../src/generator/host/http/site-server.ts';
import { ask, exchange, toAnswer } from './raw-client.ts';

let server: RunningServer | undefined;
afterEach(() => server?.close());

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const page: ContentAnswer = {
  kind: 'content',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: createBody('<p>page</p>', false),
  headers: {},
};

async function start(answer: () => Promise<Answer>, headersTimeout?: number): Promise<number> {
  const options = { baseUrl: '/', port: 0, strictPort: true, log: () => undefined };
  const source = { answer, headersOf: async () => ({}) };
  server = await startSiteServer({ ...options, source, ...(headersTimeout && { headersTimeout }) });
  return server.port;
}

/** A server that has little patience: on a busy machine a good request may be too slow for it too, but not each time. */
function startImpatient(): Promise<number> {
  return start(async () => page, 150);
}

/** An answer that takes its time. */
function createMaking() {
  const [asked, finished, letGo] = [createGate(), createGate(), createGate()];
  const close = async () => letGo.open();
  return {
    answer: async () => {
      asked.open();
      await finished.opened;
      return { ...page, body: { ...page.body, close } };
    },
    /** When it is asked for. */
    asked: asked.opened,
    finish: finished.open,
    /** When the server needs it no more. */
    letGo: letGo.opened,
  };
}

function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function serves(port: number): Promise<void> {
  return expect.poll(async () => (await ask(port, '/')).status).toBe(200);
}

test.each([
  ['nothing', ''],
  ['half a request line', 'GET / HT'],
  ['half a head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
])('who sends %s and waits is shown the door', async (_name, text) => {
  const port = await startImpatient();
  const received = await exchange(port, text);
  expect(received.length === 0 || toAnswer(received).status === 408).toBe(true);
  await serves(port);
});

test('who sends a head one byte at a time is shown the door', async () => {
  const port = await startImpatient();
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX: '));
  const drip = setInterval(() => socket.write('a'), 20);
  const received: Buffer[] = [];
  socket.on('data', chunk => received.push(chunk)).on('error', () => socket.destroy());
  await new Promise(resolve => socket.on('close', resolve));
  clearInterval(drip);
  expect(toAnswer(Buffer.concat(received)).status).toBe(408);
});

test('who reads only after sending far too much still gets the answer', async () => {
  const port = await start(async () => page);
  const socket = connect(port, '127.0.0.1').pause();
  const received: Buffer[] = [];
  socket.on('data', chunk => received.push(chunk)).on('error', () => socket.destroy());
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(4_000_000)}\r\n\r\n`, () =>
    socket.resume(),
  );
  await new Promise(resolve => socket.on('end', () => socket.end()).on('close', resolve));
  expect(toAnswer(Buffer.concat(received)).status).toBe(431);
});

test('an unsent body does not keep an answer back', async () => {
  const port = await start(async () => page);
  const received = await exchange(
    port,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nabc',
  );
  expect(toAnswer(received).status).toBe(405);
});

test('who leaves while the answer is made does no harm, and the answer is let go', async () => {
  const making = createMaking();
  const port = await start(making.answer);
  const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST));
  await making.asked;
  socket.resetAndDestroy();
  await new Promise(resolve => socket.on('close', resolve));
  making.finish();
  await making.letGo;
  await serves(port);
});

test('closing does not wait for an answer that never comes', async () => {
  const making = createMaking();
  const port = await start(making.answer);
  const received = exchange(port, REQUEST);
  await making.asked;
  await server?.close();
  expect((await received).length).toBe(0);
});

test.each([['//evil.example'], ['/\\evil.example'], ['javascript:alert(1)']])(
  'a source that redirects to %s is not followed',
  async to => {
    const port = await start(async () => ({ kind: 'redirect', status: 301, to, headers: {} }));
    const answer = await ask(port, '/');
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  },
);
