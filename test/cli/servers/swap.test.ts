import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../../../src/generator/host/http/site-server.ts';
import { servePreview } from '../../../src/generator/preview.ts';
import { ask } from '../../unit/host/http/raw-client.ts';
import { withDefaults } from './fixture.ts';

let folder: string;
let outDir: string;
let server: RunningServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swap-'));
  outDir = join(folder, 'dist');
  await writeSite(outDir, 'state-0');
  server = await servePreview({ outDir, ...withDefaults({}) });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/about', '/about.html', '/picture.png', '/old', '/nowhere'])(
  '%s is answered by the new site when it is asked for between the two renames',
  async path => {
    const before = await ask(server.port, path);
    await writeSite(join(folder, 'next'), 'state-1');
    await rename(outDir, join(folder, 'previous'));
    const asked = ask(server.port, path);
    await new Promise(resolve => setTimeout(resolve, 30));
    await rename(join(folder, 'next'), outDir);
    const { status, headers, body } = await asked;
    expect(status).toBe(before.status);
    expect(headers['x-state']).toBe('state-1');
    expect(body.toString()).toBe(before.body.toString().replace('state-0', 'state-1'));
  },
);

test('no answer is missing or of two sites while one follows another', async () => {
  const answers = Promise.all(Array.from({ length: 8 }, () => askWhileSwapping(200)));
  for (let state = 1; state <= 100; state++) {
    await writeSite(join(folder, 'next'), `state-${state}`);
    await rename(outDir, join(folder, 'previous'));
    await rename(join(folder, 'next'), outDir);
    await rm(join(folder, 'previous'), { recursive: true });
  }
  expect((await answers).flat()).toEqual([]);
});

test('a folder that stays away is said to be missing', async () => {
  await rename(outDir, join(folder, 'previous'));
  expect((await ask(server.port, '/')).status).toBe(404);
});

/** What was wrong with the answers. */
async function askWhileSwapping(count: number): Promise<string[]> {
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    const { status, headers, body } = await ask(server.port, '/about');
    if (status !== 200) faults.push(`${status}`);
    else if (body.toString() !== `about ${headers['x-state']}`) faults.push(`${headers['x-state']}: ${body}`);
  }
  return faults;
}

async function writeSite(site: string, state: string): Promise<void> {
  await mkdir(site);
  const files = {
    'index.html': `home ${state}`,
    'about.html': `about ${state}`,
    '404.html': `missing ${state}`,
    'picture.png': `picture ${state}`,
    _redirects: '/old /about 301\n',
    _headers: `/*\n  X-State: ${state}\n`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(site, file), text);
}
