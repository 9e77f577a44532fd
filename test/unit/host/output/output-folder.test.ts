import {
  appendFileSync,
  type BigIntStats,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OutputError } from '../../../../src/generator/host/output/output-error.ts';
import { temporarySite, textFile } from './temporary-site.ts';

const MANIFEST = '.site-manifest.json';
const PAGES = { 'index.html': 'home', 'docs.html': 'docs', 'docs/a.html': 'a' };

describe('publishing', () => {
  test('writes every file, a page beside its folder too, and leaves nothing beside the output', async () => {
    const site = temporarySite();
    const { files, ...figures } = await site.publish(PAGES);
    expect([...files.keys()].sort()).toEqual(Object.keys(PAGES).sort());
    expect(figures).toEqual({
      written: 3,
      kept: 0,
      removed: 0,
      bytes: 9,
    });
    expect(site.contents()).toEqual(PAGES);
    expect(site.siblings()).toEqual([]);
  });

  test('takes text, bytes and files to copy', async () => {
    const site = temporarySite();
    site.put('content/logo.png', '\u0001');
    const output = await site.open();
    output.write(textFile('a.html', 'é'));
    output.write({ path: 'b.bin', content: { type: 'bytes', bytes: Uint8Array.of(65) } });
    output.write({ path: 'logo.png', content: { type: 'copy', from: join(site.root, 'content/logo.png') } });
    expect(await output.commit()).toMatchObject({ written: 3, bytes: 4 });
    expect(site.contents()).toEqual({ 'a.html': 'é', 'b.bin': 'A', 'logo.png': '\u0001' });
  });

  test('writes the manifest so late that every file is older, and none is read to see whether it was touched', async () => {
    for (let round = 0; round < 5; round++) {
      const site = temporarySite();
      await site.publish(PAGES);
      const timeOf = (path: string) => lstatSync(join(site.outDir, path)).mtimeMs;
      const newest = Math.max(...Object.keys(PAGES).map(timeOf));
      expect(newest).toBeLessThan(timeOf(MANIFEST));
    }
  });

  test('touches nothing if the new site equals the old one', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const stateOf = ({ ino, mtimeNs, ctimeNs }: BigIntStats) => ({ ino, mtimeNs, ctimeNs });
    const before = stateOf(lstatSync(site.outDir, { bigint: true }));
    const output = await site.open();
    output.keep('index.html');
    output.keep('docs.html');
    output.write(textFile('docs/a.html', 'a'));
    const { files, ...figures } = await output.commit();
    expect([...files.keys()].sort()).toEqual(Object.keys(PAGES).sort());
    expect(figures).toEqual({
      written: 0,
      kept: 3,
      removed: 0,
      bytes: 9,
    });
    expect(stateOf(lstatSync(site.outDir, { bigint: true }))).toEqual(before);
  });

  test('makes nothing on disk before the first file that differs', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await site.open();
    output.write(textFile('index.html', 'home'));
    expect(site.siblings()).toEqual([]);
    output.write(textFile('docs.html', 'new'));
    expect(site.siblings()).toEqual(['.dist.journal', '.dist.next']);
    output.abort();
  });

  test('keeps bytes and times of files that did not change, and removes those that are gone', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const old = new Date('2020-01-01T00:00:00Z');
    utimesSync(join(site.outDir, 'index.html'), old, old);
    expect(await site.publish({ 'index.html': 'home', 'docs.html': 'new' })).toMatchObject({
      written: 1,
      kept: 1,
      removed: 1,
    });
    expect(site.contents()).toEqual({ 'index.html': 'home', 'docs.html': 'new' });
    expect(lstatSync(join(site.outDir, 'index.html')).mtime).toEqual(old);
    expect(existsSync(join(site.outDir, 'docs'))).toBe(false);
  });

  test('gives the same bytes warm and clean, the manifest included', async () => {
    const [warm, clean] = [temporarySite(), temporarySite()];
    await warm.publish({ 'z.html': 'old', 'a.html': 'same' });
    await warm.publish({ 'b.html': 'new', 'a.html': 'same' });
    await clean.publish({ 'a.html': 'same', 'b.html': 'new' });
    expect(warm.contents()).toEqual(clean.contents());
    expect(readFileSync(join(warm.outDir, MANIFEST))).toEqual(readFileSync(join(clean.outDir, MANIFEST)));
  });

  test('says what is published', async () => {
    const site = temporarySite();
    expect((await site.open()).published.size).toBe(0);
    await site.publish(PAGES);
    const { published } = await site.open();
    expect([...published.keys()]).toEqual(['docs.html', 'docs/a.html', 'index.html']);
    expect(published.get('index.html')?.size).toBe(4);
  });

  test('can be given up with everything staged', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await site.open();
    output.write(textFile('index.html', 'new'));
    output.abort();
    expect(site.contents()).toEqual(PAGES);
    expect(site.siblings()).toEqual([]);
    expect(() => output.write(textFile('b.html', 'b'))).toThrow('closed');
  });

  test('keeps no page that is not intact', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    writeFileSync(join(site.outDir, 'index.html'), 'HOME');
    const output = await site.open();
    expect(() => output.keep('index.html')).toThrow('index.html is not published as it was written');
  });
});

describe('a published file is intact', () => {
  async function published() {
    const site = temporarySite();
    await site.publish({ 'index.html': 'home', 'other.html': 'other' });
    return { ...site, page: join(site.outDir, 'index.html') };
  }

  test('if it was not touched', async () => {
    const { open } = await published();
    expect((await open()).isIntact('index.html')).toBe(true);
  });

  test('if it was touched but holds the same bytes', async () => {
    const { open, page } = await published();
    utimesSync(page, new Date(), new Date(Date.now() + 5_000));
    expect((await open()).isIntact('index.html')).toBe(true);
  });

  test('not if it was changed without changing its size', async () => {
    const { open, page } = await published();
    writeFileSync(page, 'HOME');
    expect((await open()).isIntact('index.html')).toBe(false);
  });

  test('not if it grew, even with an old time', async () => {
    const { open, page } = await published();
    appendFileSync(page, '!');
    utimesSync(page, 0, 0);
    expect((await open()).isIntact('index.html')).toBe(false);
  });

  test('not if a link is in its place', async () => {
    const { open, page, outDir } = await published();
    writeFileSync(join(outDir, 'other.html'), 'home');
    rmSync(page);
    symlinkSync('other.html', page);
    expect((await open()).isIntact('index.html')).toBe(false);
  });

  test('not if it is gone or was never there', async () => {
    const { open } = await published();
    expect((await open()).isIntact('nowhere.html')).toBe(false);
  });

  test('and a damaged one is written again', async () => {
    const { page, publish, contents } = await published();
    writeFileSync(page, 'HOME');
    expect(await publish({ 'index.html': 'home', 'other.html': 'other' })).toMatchObject({
      written: 1,
      kept: 1,
    });
    expect(contents()).toEqual({ 'index.html': 'home', 'other.html': 'other' });
  });
});

describe('hashed assets of the build before', () => {
  test('stay for one further build', async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': '1', 'assets/a-1.js': 'a1' });
    await site.publish({ 'index.html': '2', 'assets/a-2.js': 'a2' });
    expect(site.contents()).toEqual({ 'index.html': '2', 'assets/a-1.js': 'a1', 'assets/a-2.js': 'a2' });
    await site.publish({ 'index.html': '3', 'assets/a-3.js': 'a3' });
    expect(site.contents()).toEqual({ 'index.html': '3', 'assets/a-2.js': 'a2', 'assets/a-3.js': 'a3' });
  });

  test('stay while builds change nothing', async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': '1', 'assets/a-1.js': 'a1' });
    const pages = { 'index.html': '2', 'assets/a-2.js': 'a2' };
    await site.publish(pages);
    await site.publish(pages);
    expect(site.contents()).toHaveProperty(['assets/a-1.js'], 'a1');
  });

  test('are in a list of their own, so that the manifest is that of a clean build', async () => {
    const [warm, clean] = [temporarySite(), temporarySite()];
    await warm.publish({ 'index.html': '1', 'assets/a-1.js': 'a1' });
    await warm.publish({ 'index.html': '2' });
    await clean.publish({ 'index.html': '2' });
    expect(readFileSync(join(warm.outDir, MANIFEST))).toEqual(readFileSync(join(clean.outDir, MANIFEST)));
    expect(readFileSync(join(warm.outDir, '.site-retained.json'), 'utf8')).toContain('"assets/a-1.js"');
    expect(existsSync(join(clean.outDir, '.site-retained.json'))).toBe(false);
  });

  test("come back as the site's own if they are needed again", async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': '1', 'assets/a-1.js': 'a1' });
    await site.publish({ 'index.html': '2' });
    expect(await site.publish({ 'index.html': '3', 'assets/a-1.js': 'a1' })).toMatchObject({
      written: 1,
      kept: 1,
    });
    expect((await site.open()).published.has('assets/a-1.js')).toBe(true);
  });
});

describe('files of others', () => {
  test('are never deleted: the build is refused and names them', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    site.put('dist/notes/todo.txt', 'mine');
    expect(await site.refusal()).toEqual({
      exitCode: 1,
      diagnostics: [
        {
          severity: 'error',
          code: 'output/foreign-files',
          message: `${site.outDir} contains files that no build has written: notes/todo.txt`,
          hint: 'Move them away, choose another folder with --out-dir, or keep them in the site with --force-output.',
        },
      ],
    });
    expect(site.contents()).toEqual({ ...PAGES, 'notes/todo.txt': 'mine' });
  });

  test('are all files of a folder without a manifest; only some are named', async () => {
    const site = temporarySite();
    for (let number = 1; number <= 7; number++) site.put(`dist/${number}.txt`, '');
    const { diagnostics } = await site.refusal();
    expect(diagnostics[0]?.message).toContain('1.txt, 2.txt, 3.txt, 4.txt, 5.txt and 2 more');
  });

  test('are carried over if that is wanted, with links, empty folders and times', async () => {
    const site = temporarySite();
    site.put('dist/CNAME', 'example.com');
    site.put('dist/.git/HEAD', 'ref');
    mkdirSync(join(site.outDir, '.git/refs/tags'), { recursive: true });
    symlinkSync('CNAME', join(site.outDir, 'link'));
    utimesSync(join(site.outDir, 'CNAME'), 0, 0);
    await site.publish(PAGES, true);
    expect(site.contents()).toEqual({
      ...PAGES,
      '.git/HEAD': 'ref',
      CNAME: 'example.com',
      link: 'example.com',
    });
    expect(lstatSync(join(site.outDir, 'link')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(site.outDir, 'CNAME')).mtimeMs).toBe(0);
    expect(existsSync(join(site.outDir, '.git/refs/tags'))).toBe(true);
  });

  test('give way to a page that takes their path', async () => {
    const site = temporarySite();
    site.put('dist/index.html', 'mine');
    await site.publish(PAGES, true);
    expect(site.contents()).toEqual(PAGES);
  });

  test('that appear during the build stop it', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await site.open();
    output.write(textFile('index.html', 'new'));
    site.put('dist/late.txt', 'mine');
    await expect(output.commit()).rejects.toThrow('late.txt');
    expect(site.contents()).toEqual({ ...PAGES, 'late.txt': 'mine' });
    expect(site.siblings()).toEqual([]);
  });

  test('are not what an operating system leaves behind', async () => {
    const site = temporarySite();
    site.put('dist/.DS_Store', 'litter');
    await site.publish(PAGES);
    expect(site.contents()).toEqual(PAGES);
  });

  test('beside the output are not overwritten by the staged site', async () => {
    const site = temporarySite();
    site.put('.dist.next/precious.txt', 'mine');
    await expect(site.publish(PAGES)).rejects.toThrow('.dist.next is in the way');
    expect(readFileSync(join(site.root, '.dist.next/precious.txt'), 'utf8')).toBe('mine');
    expect(existsSync(site.outDir)).toBe(false);
  });
});

describe('a bad set of files leaves the published site as it was', () => {
  test.each([
    ['output/unsafe-path', ['../escaped.html']],
    ['output/unsafe-path', ['/etc/passwd']],
    ['output/unsafe-path', ['a\0.html']],
    ['output/unsafe-path', ['a\\..\\b.html']],
    ['output/name-too-long', [`${'ä'.repeat(126)}.html`]],
    ['output/same-path', ['a.html', 'a.html']],
    ['output/same-path', ['About.html', 'about.html']],
    ['output/same-path', ['caf\u00e9.html', 'cafe\u0301.html']],
    ['output/same-path', ['Docs/a.html', 'docs/b.html']],
    ['output/file-and-folder', ['a', 'a/b.html']],
    ['output/reserved-path', ['.site-manifest.json']],
  ])('%s: %j', async (code, paths) => {
    const site = temporarySite();
    await site.publish(PAGES);
    const error = await publishTexts(site, paths);
    expect(error.diagnostics.map(diagnostic => diagnostic.code)).toEqual([code]);
    // Like all hints, these are sentences.
    for (const { hint = '.' } of error.diagnostics) expect(hint).toMatch(/\.$/);
    expect(site.contents()).toEqual(PAGES);
    expect(site.siblings()).toEqual([]);
  });

  test('a long name is shortened between two characters', async () => {
    const error = await publishTexts(temporarySite(), [`a${'🗺'.repeat(64)}`]);
    expect(error.diagnostics[0]?.message).toBe(
      `a${'🗺'.repeat(29)}… has 257 bytes; a file name may have at most 255`,
    );
  });

  test('and every problem is named, not the first alone', async () => {
    const error = await publishTexts(temporarySite(), ['../a', 'B.html', 'b.html']);
    expect(error.diagnostics.map(({ code }) => code)).toEqual(['output/unsafe-path', 'output/same-path']);
  });

  test('and so does a file to copy that vanished', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await site.open();
    output.write(textFile('index.html', 'new'));
    const from = join(site.root, 'content/gone.png');
    expect(() => output.write({ path: 'gone.png', content: { type: 'copy', from } })).toThrow(
      /^content\/gone\.png disappeared during the build$/,
    );
    expect(site.contents()).toEqual(PAGES);
    expect(site.siblings()).toEqual([]);
  });

  async function publishTexts(
    site: ReturnType<typeof temporarySite>,
    paths: readonly string[],
  ): Promise<OutputError> {
    try {
      const output = await site.open();
      for (const path of paths) output.write(textFile(path, 'text'));
      await output.commit();
    } catch (error) {
      if (error instanceof OutputError) return error;
      throw error;
    }
    throw new Error('It was published');
  }
});

describe('a site that differs in one file', () => {
  type TemporarySite = ReturnType<typeof temporarySite>;

  const folderOf = (site: TemporarySite) => lstatSync(site.outDir).ino;

  async function outputWithChange(site: TemporarySite) {
    const output = await site.open();
    output.keep('index.html');
    output.keep('docs.html');
    output.write(textFile('docs/a.html', 'b'));
    return output;
  }

  test('is published by one rename, in the folder that is there', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const before = folderOf(site);
    await site.publish({ ...PAGES, 'docs/a.html': 'b' });
    expect(folderOf(site)).toBe(before);
    expect(site.contents()).toEqual({ ...PAGES, 'docs/a.html': 'b' });
    expect(site.siblings()).toEqual([]);
    expect(await site.publish({ ...PAGES, 'docs/a.html': 'b' })).toMatchObject({ written: 0, kept: 3 });
  });

  test('is swapped if a second one differs, is new or is gone', async () => {
    const site = temporarySite();
    const pages = { ...PAGES, 'index.html': 'new home', 'docs.html': 'new docs' };
    for (const next of [PAGES, pages, { ...pages, 'b.html': 'b' }, PAGES]) {
      const before = existsSync(site.outDir) ? folderOf(site) : 0;
      await site.publish(next);
      expect(folderOf(site)).not.toBe(before);
      expect(site.contents()).toEqual(next);
    }
  });

  test('is swapped if the system refuses to replace the file', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await outputWithChange(site);
    rmSync(join(site.outDir, 'docs/a.html'));
    mkdirSync(join(site.outDir, 'docs/a.html'));
    await output.commit();
    expect(site.contents()).toEqual({ ...PAGES, 'docs/a.html': 'b' });
  });

  test('is never written through a link', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await outputWithChange(site);
    site.put('elsewhere/a.html', 'of somebody else');
    rmSync(join(site.outDir, 'docs'), { recursive: true });
    symlinkSync(join(site.root, 'elsewhere'), join(site.outDir, 'docs'));
    await expect(output.commit()).rejects.toThrow(OutputError);
    expect(readFileSync(join(site.root, 'elsewhere/a.html'), 'utf8')).toBe('of somebody else');
  });

  test('stays as it was if its manifest cannot be replaced', async () => {
    const site = temporarySite();
    await site.publish(PAGES);
    const output = await outputWithChange(site);
    rmSync(join(site.outDir, MANIFEST));
    mkdirSync(join(site.outDir, MANIFEST));
    await expect(output.commit()).rejects.toThrow(OutputError);
    expect(readFileSync(join(site.outDir, 'docs/a.html'), 'utf8')).toBe('a');
  });
});
