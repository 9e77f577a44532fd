import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type TemporarySite, temporarySite, textFile } from './temporary-site.ts';

const LONG = 'A line that is written again and again.\n'.repeat(100);

/** Publishes files with their copies. */
async function publish(site: TemporarySite, files: Readonly<Record<string, string>>) {
  const output = await site.open(false, true);
  for (const [path, text] of Object.entries(files)) output.write(textFile(path, text));
  return output.commit();
}

const pathsIn = (site: TemporarySite) => Object.keys(site.contents());
const readIn = (site: TemporarySite, path: string) => readFileSync(join(site.outDir, path));
const stateIn = (site: TemporarySite, path: string) => {
  const { ino, mtimeNs } = statSync(join(site.outDir, path), { bigint: true });
  return { ino, mtimeNs };
};

test('long texts have copies that hold the same text in fewer bytes', async () => {
  const site = temporarySite();
  await publish(site, { 'index.html': LONG, 'assets/main.js': LONG });
  for (const path of ['index.html', 'assets/main.js']) {
    expect(brotliDecompressSync(readIn(site, `${path}.br`)).toString()).toBe(LONG);
    expect(gunzipSync(readIn(site, `${path}.gz`)).toString()).toBe(LONG);
    expect(readIn(site, `${path}.br`).length).toBeLessThan(LONG.length);
  }
});

test('short texts, pictures and files of hosts have none', async () => {
  const site = temporarySite();
  const files = { 'a.html': 'short', 'b.png': LONG, 'vercel.json': LONG, 'nginx.conf': LONG, _headers: LONG };
  await publish(site, files);
  expect(pathsIn(site)).toEqual(Object.keys(files).sort());
});

test('a text whose name has no room for an ending has none', async () => {
  const site = temporarySite();
  const name = `${'a'.repeat(248)}.html`;
  await publish(site, { [name]: LONG });
  expect(pathsIn(site)).toEqual([name]);
});

test('a text that does not become shorter has none', async () => {
  const site = temporarySite();
  const output = await site.open(false, true);
  output.write({ path: 'noise.txt', content: { type: 'bytes', bytes: randomBytes(2_000) } });
  await output.commit();
  expect(pathsIn(site)).toEqual(['noise.txt']);
});

test('without being asked for there are none, and those that were there go', async () => {
  const site = temporarySite();
  await publish(site, { 'index.html': LONG });
  expect(pathsIn(site)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  await site.publish({ 'index.html': LONG });
  expect(pathsIn(site)).toEqual(['index.html']);
});

test('copies of what has not changed are kept as they are, and others are made anew', async () => {
  const site = temporarySite();
  await publish(site, { 'a.html': LONG, 'b.html': LONG });
  const before = stateIn(site, 'a.html.br');
  const { written, kept } = await publish(site, { 'a.html': LONG, 'b.html': `${LONG}new` });
  expect({ written, kept }).toEqual({ written: 3, kept: 3 });
  expect(stateIn(site, 'a.html.br')).toEqual(before);
  expect(brotliDecompressSync(readIn(site, 'b.html.br')).toString()).toBe(`${LONG}new`);
});

test.each([
  ['is gone', (file: string) => rmSync(file)],
  ['was changed by hand', (file: string) => writeFileSync(file, 'no copy')],
])('a copy that %s is made again', async (_what, harm) => {
  const site = temporarySite();
  await publish(site, { 'a.html': LONG });
  harm(join(site.outDir, 'a.html.gz'));
  await publish(site, { 'a.html': LONG });
  expect(gunzipSync(readIn(site, 'a.html.gz')).toString()).toBe(LONG);
});

test('a page that has gone takes its copies along', async () => {
  const site = temporarySite();
  await publish(site, { 'a.html': LONG, 'b.html': LONG });
  await publish(site, { 'a.html': LONG });
  expect(pathsIn(site)).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
});

test('a file of the site with the name of a copy stays', async () => {
  const site = temporarySite();
  await publish(site, { 'data.csv': LONG, 'data.csv.gz': 'of their own' });
  expect(readIn(site, 'data.csv.gz').toString()).toBe('of their own');
  expect(brotliDecompressSync(readIn(site, 'data.csv.br')).toString()).toBe(LONG);
});

test('many texts have their copies', async () => {
  const site = temporarySite();
  const texts = Array.from({ length: 30 }, (_, index) => [`page-${index}.html`, `${index} ${LONG}`] as const);
  await publish(site, Object.fromEntries(texts));
  for (const [path, text] of texts)
    expect(brotliDecompressSync(readIn(site, `${path}.br`)).toString()).toBe(text);
});
