import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  connectSharedCache,
  type SharedCacheOptions,
} from '../../../../src/generator/host/shared-cache/shared-cache.ts';
import { packsOf } from '../../../../src/generator/model/pack.ts';

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const packs = packsOf(
  'letters',
  [...'abcdefghijklmnopqrst'].map(letter => ({ id: letter, key: letter })),
  1,
);

test('what one machine puts, another fetches, in the order of the packs', async () => {
  const stored = new Map<string, Buffer>();
  const url = await serve(storing(stored));
  const writer = connect(url, { write: true });
  for (const pack of packs) await writer.put(pack, valuesOf(pack));
  expect(await writer.close()).toEqual([]);
  const reader = connect(url);
  const found: unknown[] = [];
  for await (const { pack, values } of reader.fetch(packs)) {
    expect(values).toEqual(valuesOf(pack));
    found.push(pack);
  }
  expect(found).toEqual(packs);
  expect(await reader.find(packs)).toEqual(new Set(packs.map(({ name }) => name)));
  expect(await reader.close()).toEqual([]);
});

test('a machine without leave sends nothing', async () => {
  const stored = new Map<string, Buffer>();
  const cache = connect(await serve(storing(stored)));
  for (const pack of packs) await cache.put(pack, valuesOf(pack));
  await cache.close();
  expect(stored.size).toBe(0);
});

test('a server that never responds is given up after a few requests', async () => {
  let asked = 0;
  const url = await serve(() => {
    asked += 1;
  });
  const cache = connect(url, { patience: 50 });
  expect(await all(cache)).toEqual([]);
  expect(asked).toBeLessThanOrEqual(20);
  expect(await cache.close()).toMatchObject([
    {
      code: 'cache/shared-not-read',
      message: `The shared cache at ${new URL(url).origin} could not be read (it took longer than 0.05 s to respond), so this build went on without it`,
    },
  ]);
});

test('after one answer that does not come, the server is asked for nothing more, and sent nothing', async () => {
  let asked = 0;
  const url = await serve(() => {
    asked += 1;
  });
  const cache = connect(url, { patience: 50, write: true });
  for (const pack of packs) {
    for await (const _ of cache.fetch([pack])) throw new Error('There is nothing');
    await cache.put(pack, valuesOf(pack));
  }
  expect(await cache.close()).toMatchObject([{ code: 'cache/shared-not-read' }]);
  expect(asked).toBe(1);
});

test('a server that is slow with every answer is given up when it has had its time', async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    setTimeout(() => response.writeHead(404).end(), 30);
  });
  const many = packsOf(
    'numbers',
    Array.from({ length: 400 }, (_, index) => ({ id: `${index}`, key: `${index}` })),
    1,
  );
  const cache = connect(url, { firstMilliseconds: -800 });
  for await (const _ of cache.fetch(many)) throw new Error('There is nothing');
  expect(asked).toBeLessThan(many.length);
  expect(await cache.close()).toMatchObject([{ code: 'cache/shared-not-read' }]);
});

test('one failure is a warning, and the rest is still read', async () => {
  const stored = new Map<string, Buffer>();
  const store = storing(stored);
  let failures = 1;
  const url = await serve((request, response) => {
    if (request.method === 'GET' && failures-- > 0) response.writeHead(500).end();
    else store(request, response);
  });
  const writer = connect(url, { write: true });
  for (const pack of packs) await writer.put(pack, valuesOf(pack));
  expect(await writer.close()).toEqual([]);
  const reader = connect(url);
  expect(await all(reader)).toHaveLength(packs.length - 1);
  expect(await reader.close()).toMatchObject([
    { code: 'cache/shared-not-read', message: expect.stringMatching(/, so some of it was made again$/) },
  ]);
});

test('a connection that the server has closed in the meantime is replaced', async () => {
  const stored = new Map<string, Buffer>();
  const url = await serve(storing(stored), { keepAliveTimeout: 1 });
  const cache = connect(url, { write: true });
  for (const pack of packs) {
    await cache.put(pack, valuesOf(pack));
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  expect(await cache.close()).toEqual([]);
  expect(stored.size).toBe(2 * packs.length);
});

test('more bytes than were promised are not read', async () => {
  const stored = new Map<string, Buffer>();
  const store = storing(stored);
  const url = await serve((request, response) => {
    if (request.method === 'GET' && request.url?.startsWith('/cas/')) response.end(Buffer.alloc(5_000_000));
    else store(request, response);
  });
  const [pack] = packs;
  const writer = connect(url, { write: true });
  if (pack !== undefined) await writer.put(pack, valuesOf(pack));
  await writer.close();
  const reader = connect(url);
  expect(await all(reader)).toEqual([]);
  expect(await reader.close()).toMatchObject([
    {
      code: 'cache/shared-not-read',
      message: expect.stringContaining('a response was larger than allowed'),
    },
  ]);
});

test('a token that no header can hold is reported without being shown', async () => {
  const cache = connect(await serve(storing(new Map())), { token: 'sword\nfish' });
  expect(await all(cache)).toEqual([]);
  const warnings = await cache.close();
  expect(warnings).toMatchObject([{ code: 'cache/shared-not-read' }]);
  expect(JSON.stringify(warnings)).not.toContain('fish');
});

function valuesOf({ members }: (typeof packs)[number]): readonly string[] {
  return members.map(({ id }) => id);
}

function connect(url: string, options: Partial<SharedCacheOptions> = {}) {
  return connectSharedCache({ url, token: null, write: false, ...options });
}

async function all(cache: ReturnType<typeof connect>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { values } of cache.fetch(packs)) found.push(values);
  return found;
}

function storing(stored: Map<string, Buffer>): RequestListener {
  return (request, response) => {
    const { method, url = '' } = request;
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      if (method === 'PUT') stored.set(url, Buffer.concat(chunks));
      const found = stored.get(url);
      response.writeHead(found === undefined ? 404 : 200).end(method === 'GET' ? found : undefined);
    });
  };
}

async function serve(
  listener: RequestListener,
  settings: { keepAliveTimeout?: number } = {},
): Promise<string> {
  const server = createServer(settings, listener);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
