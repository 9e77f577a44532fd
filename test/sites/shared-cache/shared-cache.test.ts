import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import type { Site } from '../harness.ts';
import { type ProtocolServer, protocolServer, sent } from './protocol-server.ts';
import { clone, job, PAGES } from './shared-site.ts';

/** Pages that the program adds to those of the site: a list, the page for lost visitors. */
let pages: number;
let expected: Readonly<Record<string, string>>;
let server: ProtocolServer;
let first: Site;

beforeAll(async () => {
  server = await protocolServer();
  const plain = clone();
  expected = await plain.cleanTree();
  first = clone();
  const result = await first.build({ environment: job(server.url, 'write') });
  expect(result.code, explain(result)).toBe(0);
  expect(lines(result)).toEqual([]);
  pages = result.summary?.rendered ?? 0;
});

test('a build with an empty shared cache makes everything, sends it in packs, and publishes the same bytes', () => {
  expect(pages).toBeGreaterThanOrEqual(Object.keys(PAGES).length - 1);
  expect(first.tree()).toEqual(expected);
  const packs = sent(server, 'PUT /cache/ac/').length;
  expect(packs).toBeGreaterThan(3);
  expect(packs).toBeLessThan(30);
  expect(sent(server, 'PUT /cache/cas/')).toHaveLength(packs);
});

test('a clone in another folder renders nothing again, writes nothing without leave, and publishes the same bytes', async () => {
  server.requests.length = 0;
  const other = clone();
  const result = await other.build({ environment: job(server.url, 'read') });
  expect(result.code, explain(result)).toBe(0);
  expect(lines(result)).toEqual([]);
  expect(result.summary).toMatchObject({ rendered: 0, reused: pages });
  expect(other.tree()).toEqual(expected);
  expect(sent(server, 'PUT')).toEqual([]);
  server.requests.length = 0;
  const again = await other.build({ environment: job(server.url, 'read') });
  expect(again.summary).toMatchObject({ rendered: 0 });
  expect(server.requests).toEqual([]);
});

test('a changed page, an added one and a changed included file cost their packs alone', async () => {
  const other = clone();
  other.write({ 'content/docs/_part.md': 'Other text.\n', 'content/docs/page-7.md': '# Seven\n' });
  const result = await other.build({ environment: job(server.url, 'read') });
  expect(result.code, explain(result)).toBe(0);
  expect(result.summary?.rendered).toBeGreaterThan(0);
  expect(result.summary?.rendered).toBeLessThanOrEqual(pages);
  expect(other.tree()).toEqual(await other.cleanTree());
});

test('the token is sent to the server, and is in no message and no file', async () => {
  expect([...server.authorizations]).toEqual(['Bearer swordfish']);
  for (const [path, bytes] of server.stored)
    expect(`${path}${bytes.toString('latin1')}`).not.toContain('swordfish');
  for (const folder of ['dist', '.cache'])
    for (const file of filesBelow(first.path(folder)))
      expect(readFileSync(file, 'latin1'), file).not.toContain('swordfish');
});

describe('shards', () => {
  test('render the whole site between them, publish nothing, and leave nothing to render', async () => {
    const empty = await protocolServer();
    const environment = job(empty.url, 'write');
    let rendered = 0;
    for (const shard of ['1/2', '2/2']) {
      const machine = clone();
      const result = await machine.build({ environment, parameters: ['--shard', shard] });
      expect(result.code, explain(result)).toBe(0);
      expect(result.summary?.rendered).toBeGreaterThan(0);
      expect(existsSync(machine.path('dist'))).toBe(false);
      rendered += result.summary?.rendered ?? 0;
    }
    expect(rendered).toBe(pages);
    const publisher = clone();
    const result = await publisher.build({ environment: job(empty.url, 'read') });
    expect(result.summary).toMatchObject({ rendered: 0, reused: pages });
    expect(publisher.tree()).toEqual(expected);
  });

  test('find what they have rendered before', async () => {
    const machine = clone();
    const options = { environment: job(server.url, 'write'), parameters: ['--shard', '2/3'] };
    const result = await machine.build({ ...options, isPlain: true });
    expect(result.code, explain(result)).toBe(0);
    expect(result.stdout).toMatch(
      /^Shard 2\/3 has \d+ pages, in [\d.]+ s: 0 rendered, \d+ found in the shared cache\. Nothing was published\.\n$/,
    );
  });

  test('need a shared cache that they may write to', async () => {
    const machine = clone();
    for (const environment of [{}, job(server.url, 'read')]) {
      const result = await machine.build({ environment, parameters: ['--shard', '1/2'] });
      expect(result.code).toBe(2);
      expect(lines(result)).toEqual(['error usage/shard']);
    }
  });

  test.each(['0/2', '3/2', '1', 'a/b'])('%s is no shard', async shard => {
    const result = await clone().build({ parameters: ['--shard', shard] });
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('such as 2/5');
  });
});

describe('a server that', () => {
  let copy: ProtocolServer;

  /** What a clean clone says whose server has a fault; its site is always whole. */
  async function faulty(fault: ProtocolServer['fault'], may: 'read' | 'write' = 'read') {
    copy = await protocolServer();
    for (const [path, bytes] of server.stored) copy.stored.set(path, bytes);
    copy.fault = fault;
    const machine = clone();
    const result = await machine.build({ environment: job(copy.url, may), parameters: ['--strict'] });
    expect(result.code, explain(result)).toBe(0);
    expect(machine.tree()).toEqual(expected);
    expect(`${result.stdout}${result.stderr}`).not.toContain('swordfish');
    return result;
  }

  test('gives other bytes than it should is found out', async () => {
    const result = await faulty((request, response) => {
      if (!request.url?.startsWith('/cache/cas/')) return false;
      const bytes = Buffer.from(copy.stored.get(request.url) ?? '');
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      response.writeHead(200).end(bytes);
      return true;
    });
    expect(lines(result)).toEqual(['warning cache/shared-damaged']);
    expect(result.summary).toMatchObject({ rendered: pages });
  });

  test('gives a good value under another key is found out', async () => {
    const result = await faulty((request, response) => {
      if (!request.url?.startsWith('/cache/ac/')) return false;
      const [, bytes] =
        [...copy.stored].find(([path]) => path.startsWith('/cache/ac/') && path !== request.url) ?? [];
      response.writeHead(200).end(bytes);
      return true;
    });
    expect(lines(result)).toEqual(['warning cache/shared-damaged']);
    expect(result.summary).toMatchObject({ rendered: pages });
  });

  test('responds with a page for people is found out', async () => {
    const result = await faulty((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
      return true;
    });
    expect(lines(result)).toEqual(['warning cache/shared-damaged']);
  });

  test.each([
    [401, 'Check the token in cache.token of site.config.ts.'],
    [
      500,
      'Check cache.url in site.config.ts, and whether this machine reaches the server. Nothing but time is lost.',
    ],
  ])('responds with status %i is given up', async (status, hint) => {
    const result = await faulty((_, response) => {
      response.writeHead(status).end();
      return true;
    });
    expect(lines(result)).toEqual(['warning cache/shared-not-read']);
    expect(result.diagnostics[0]).toMatchObject({
      message: `The shared cache at ${new URL(copy.url).origin} could not be read (it responded with status ${status}), so this build went on without it`,
      hint,
    });
    expect(copy.requests.length).toBeLessThan(40);
  });

  test('redirects to another host is not followed', async () => {
    const other = await protocolServer();
    const result = await faulty((request, response) => {
      response.writeHead(307, { location: `${new URL(other.url).origin}${request.url}` }).end();
      return true;
    });
    expect(lines(result)).toEqual(['warning cache/shared-not-read']);
    expect(other.requests).toEqual([]);
  });

  test('is full stores nothing and is still read', async () => {
    const result = await faulty((request, response) => {
      if (request.method !== 'PUT') return false;
      response.writeHead(507).end();
      return true;
    }, 'write');
    expect(lines(result)).toEqual([]);
    copy.stored.clear();
    const machine = clone();
    const written = await machine.build({ environment: job(copy.url, 'write') });
    expect(lines(written)).toEqual(['warning cache/shared-not-written']);
    expect(written.code).toBe(0);
    expect(machine.tree()).toEqual(expected);
  });

  test('hangs up in the middle of an answer is given up', async () => {
    const result = await faulty((request, response) => {
      if (!request.url?.startsWith('/cache/cas/')) return false;
      response.writeHead(200, { 'content-length': 1000 }).write('half');
      setImmediate(() => response.destroy());
      return true;
    });
    expect(lines(result)).toEqual(['warning cache/shared-not-read']);
  });

  test('is not there is a warning', async () => {
    const machine = clone();
    const result = await machine.build({ environment: job('http://127.0.0.1:9/cache', 'write') });
    expect(result.code, explain(result)).toBe(0);
    expect(lines(result)).toEqual(['warning cache/shared-not-read']);
    expect(machine.tree()).toEqual(expected);
  });
});

test('--no-cache asks no server', async () => {
  server.requests.length = 0;
  const machine = clone();
  await machine.build({ environment: job(server.url, 'write'), parameters: ['--no-cache'] });
  expect(server.requests).toEqual([]);
});

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => statSync(file).isFile());
}
