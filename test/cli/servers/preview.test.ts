import { readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { StartFailure } from '../../../src/generator/host/http/start-failure.ts';
import { servePreview } from '../../../src/generator/preview.ts';
import { ask } from '../../unit/host/http/raw-client.ts';
import { useServers, withDefaults } from './fixture.ts';

const { places, startPreview } = useServers();

describe('preview alone', () => {
  test('follows the headers that the build wrote, but for those that would open the site', async () => {
    const lines: string[] = [];
    const { port } = await startPreview({ log: line => lines.push(line) });
    const intro = await ask(port, '/docs/intro');
    expect(intro.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-area': 'docs' });
    expect((await ask(port, '/about')).headers['x-area']).toBeUndefined();
    for (const path of ['/nowhere', '/docs/%zz', '/old', '/about.html']) {
      expect((await ask(port, path)).headers['x-frame-options'], path).toBe('DENY');
    }
    expect(lines).toEqual([
      '_redirects:5 is ignored, because it could not be parsed.',
      '_headers:4 is ignored, because it could not be parsed or is not allowed.',
    ]);
  });

  test('adds no header that the rules do not name, but what HTTP itself needs', async () => {
    const { port } = await startPreview();
    const protocol = [
      'accept-ranges',
      'connection',
      'content-length',
      'content-type',
      'date',
      'etag',
      'vary',
    ];
    const ruled = ['cache-control', 'x-content-type-options', 'x-frame-options'];
    for (const path of ['/', '/about', '/nowhere', '/%', '/picture.png', '/assets/main.1a2b3c.css']) {
      const names = Object.keys((await ask(port, path)).headers);
      expect(names.filter(name => !protocol.includes(name)).sort(), path).toEqual(ruled);
    }
  });

  test('reads the rules again when they change', async () => {
    const { port } = await startPreview();
    const before = await readFile(join(places.outDir, '_redirects'), 'utf8');
    expect((await ask(port, '/fresh')).status).toBe(404);
    await writeFile(join(places.outDir, '_redirects'), `${before}/fresh /about 308\n`);
    const answer = await ask(port, '/fresh');
    await writeFile(join(places.outDir, '_redirects'), before);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/about');
  });

  test('lets what the rules name stay in the cache, and nothing that is missing', async () => {
    const { port } = await startPreview();
    const caching = async (path: string) => (await ask(port, path)).headers['cache-control'];
    expect(await caching('/assets/main.1a2b3c.css')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/assets/gone.css')).toBe('public, max-age=0, must-revalidate');
    expect(await caching('/about')).toBe('public, max-age=0, must-revalidate');
    expect(await caching('/about.html')).toBe('public, max-age=0, must-revalidate');
  });

  test('sends the compressed copy beside a file, unless it is older or a link', async () => {
    const { port } = await startPreview();
    const [page, copy] = ['about.html', 'about.html.br'].map(name => join(places.outDir, name)) as [
      string,
      string,
    ];
    const elsewhere = join(places.folder, 'secret.txt');
    const get = async () => {
      const { headers, body } = await ask(port, '/about', { headers: { 'accept-encoding': 'br' } });
      return { encoding: headers['content-encoding'], text: brotliDecompressSync(body).toString() };
    };
    const whole = { encoding: 'br', text: await readFile(page, 'utf8') };
    expect(await get()).toEqual(whole);
    await writeFile(copy, brotliCompressSync('the copy'));
    expect(await get()).toEqual({ encoding: 'br', text: 'the copy' });
    await utimes(copy, 1, 1);
    expect(await get()).toEqual(whole);
    await rm(copy);
    await symlink(elsewhere, copy);
    expect(await get()).toEqual(whole);
    await rm(copy);
  });

  test('compresses text for those who understand it, each form with a tag of its own', async () => {
    const { port } = await startPreview();
    const get = (encoding: string, path = '/about') =>
      ask(port, path, { headers: { 'accept-encoding': encoding } });
    const [plain, gzip, brotli, none] = await Promise.all([
      get('identity'),
      get('gzip'),
      get('gzip, br'),
      get('br;q=0'),
    ]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect([gzip, brotli, none].map(answer => answer.headers['content-encoding'])).toEqual([
      'gzip',
      'br',
      undefined,
    ]);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10);
    expect(new Set([plain, gzip, brotli].map(answer => answer.headers.etag)).size).toBe(3);
    for (const answer of [plain, gzip, brotli]) expect(answer.headers.vary).toBe('accept-encoding');
    expect((await get('br', '/picture.png')).headers['content-encoding']).toBeUndefined();
  });

  test('shows a new build at once', async () => {
    const { port } = await startPreview();
    await writeFile(join(places.outDir, 'page.html'), 'before');
    expect((await ask(port, '/page')).body.toString()).toBe('before');
    await writeFile(join(places.outDir, 'page.html'), 'after it');
    expect((await ask(port, '/page')).body.toString()).toBe('after it');
    await rm(join(places.outDir, 'page.html'));
    expect((await ask(port, '/page')).status).toBe(404);
  });

  test('does not start where nothing was built', async () => {
    const failure = await servePreview({ outDir: join(places.folder, 'none'), ...withDefaults({}) }).catch(
      error => error,
    );
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.exitCode).toBe(1);
    expect(failure.diagnostic).toEqual({
      severity: 'error',
      code: 'serve/nothing-built',
      message: `There is no built site in ${join(places.folder, 'none')}`,
      hint: 'Run `site build` first.',
    });
  });
});
