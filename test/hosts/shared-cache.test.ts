import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSharedCache } from '../../src/generator/host/shared-cache/shared-cache.ts';
import { packsOf } from '../../src/generator/model/pack.ts';
import { projectRoot } from '../machine.ts';
import { NGINX, nginxFile, type RealServer, startServer } from './real-server.ts';

const store = mkdtempSync(join(tmpdir(), 'hosts-cache-'));
let server: RealServer;
let url: string;

beforeAll(async () => {
  server = await startServer(
    { ...NGINX, configure: (_, where) => inNginx(manualExample(), where) },
    undefined,
  );
  url = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(store, { recursive: true, force: true });
});

const packs = packsOf(
  'numbers',
  Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, key: `${index}` })),
);
const values = packs.map(({ members }) => members.map(({ id }) => `The value of ${id}`));

test('the nginx of the manual stores what the token’s owner sends, and gives it to everybody', async () => {
  const writer = connectSharedCache({ url, token: 'change-me', write: true });
  for (const [index, pack] of packs.entries()) await writer.put(pack, values[index] ?? []);
  expect(await writer.close()).toEqual([]);
  const reader = connectSharedCache({ url, token: null, write: false });
  const found: unknown[] = [];
  for await (const { values } of reader.fetch(packs)) found.push(values);
  expect(found).toEqual(values);
  expect((await reader.find(packs)).size).toBe(packs.length);
  expect(await reader.close()).toEqual([]);
  expect(readdirSync(join(store, 'ac'))).toHaveLength(packs.length);
});

test.each([null, 'change-me-not', 'CHANGE-ME'])('it refuses to store for the token %s', async token => {
  const stranger = connectSharedCache({ url, token, write: true });
  const [other] = packsOf('letters', [{ id: 'a', key: 'a' }]);
  if (other !== undefined) await stranger.put(other, ['forged']);
  expect(await stranger.close()).toMatchObject([
    { code: 'cache/shared-not-written', message: expect.stringContaining('status 403') },
  ]);
  expect(readdirSync(join(store, 'ac'))).toHaveLength(packs.length);
});

test.each(['/index.html', '/ac/short', `/other/${'0'.repeat(64)}`, `/ac/${'0'.repeat(64)}/more`])(
  'it stores nothing at %s, whoever asks',
  async path => {
    const headers = { authorization: 'Bearer change-me' };
    const { status } = await fetch(`${url}${path}`, { method: 'PUT', headers, body: 'bytes' });
    expect(status).toBe(404);
  },
);

test('it deletes nothing', async () => {
  const headers = { authorization: 'Bearer change-me' };
  const { status } = await fetch(`${url}/ac/${packs[0]?.name}`, { method: 'DELETE', headers });
  expect(status).toBe(405);
});

/** The server of the manual, without TLS and in folders of this test. */
function manualExample(): string {
  const page = readFileSync(join(projectRoot, 'manual/content/docs/deploy/machines.md'), 'utf8');
  return /```nginx title="[^"]+"\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '';
}

function inNginx(
  example: string,
  { port, folder }: { readonly port: number; readonly folder: string },
): string {
  mkdirSync(join(store, 'tmp'), { recursive: true });
  const adapted = example
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/cache/site', store);
  return nginxFile(folder, adapted);
}
