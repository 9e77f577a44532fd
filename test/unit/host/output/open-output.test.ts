import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseFolder } from '../../../../src/generator/host/output/refuse-folder.ts';
import { healOutput } from '../../../../src/generator/host/output/swap.ts';
import { thisProcess } from '../../../../src/generator/host/process-identity.ts';
import { temporarySite, textFile } from './temporary-site.ts';

describe('a folder that is not for publishing is refused', () => {
  function refusalOf(outDir: string, root: string) {
    return refuseFolder({ outDir, root, contentDirs: ['content', 'maps'] });
  }

  test('with a diagnostic that says why and what to do', () => {
    const { root } = temporarySite();
    expect(refusalOf(join(root, 'content'), root)).toEqual({
      severity: 'error',
      code: 'output/unsafe-folder',
      message: `The site cannot be published to ${join(root, 'content')}: content contains sources`,
      hint: 'Choose a folder that contains nothing else with --out-dir, because a build replaces everything in it.',
    });
  });

  test.each([
    ['the root of the file system', () => '/'],
    ['the home folder', () => homedir()],
    ['a folder around the home folder', () => dirname(homedir())],
    ['the site itself', (root: string) => root],
    ['a folder around the site', (root: string) => dirname(root)],
    ['a content folder', (root: string) => join(root, 'content')],
    ['a folder inside a content folder', (root: string) => join(root, 'maps/dist')],
    ['the site by another spelling', (root: string) => join(root, 'content/..')],
  ])('%s', (_, outDirOf) => {
    const { root } = temporarySite();
    expect(refusalOf(outDirOf(root), root)?.code).toBe('output/unsafe-folder');
  });

  test('the sources behind a symbolic link', () => {
    const { root } = temporarySite();
    mkdirSync(join(root, 'content'));
    symlinkSync('content', join(root, 'dist'));
    expect(refusalOf(join(root, 'dist'), root)?.code).toBe('output/unsafe-folder');
  });

  test('a file, a path through a file, and a link in a circle, with exit code 2', async () => {
    const site = temporarySite();
    site.put('file', '');
    symlinkSync('circle', join(site.root, 'circle'));
    for (const name of ['file', 'file/dist', 'circle']) {
      expect(refusalOf(join(site.root, name), site.root)?.code, name).toBe('output/not-a-folder');
    }
    site.put('dist', '');
    expect(await site.refusal()).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: 'output/not-a-folder' }],
    });
  });

  test('but a folder whose name begins like the site is not', () => {
    const { root } = temporarySite();
    expect(refusalOf(`${root}-dist`, root)).toBeNull();
    expect(refusalOf(join(root, 'content-dist'), root)).toBeNull();
    expect(refusalOf(join(root, '..dist'), root)).toBeNull();
  });
});

describe('opening', () => {
  test('follows a link to the folder and publishes there', async () => {
    const site = temporarySite();
    mkdirSync(join(site.root, 'elsewhere'));
    symlinkSync('elsewhere/site', site.outDir);
    await site.publish({ 'index.html': 'new' });
    expect(existsSync(join(site.root, 'elsewhere/site/index.html'))).toBe(true);
    expect(site.contents()).toEqual({ 'index.html': 'new' });
  });

  test('distrusts a damaged manifest, and says so', async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': 'old' });
    writeFileSync(join(site.outDir, '.site-manifest.json'), '{"version":1,"files":[["index.html"');
    expect((await site.refusal()).diagnostics[0]?.message).toContain('.site-manifest.json, index.html');
    await site.publish({ 'index.html': 'new' }, true);
    expect(site.contents()).toEqual({ 'index.html': 'new' });
  });

  test.each(['../secret.txt', '/secret.txt', 'a/../../secret.txt', 'a\\b'])(
    'names a manifest that was made to lead to %s',
    async path => {
      const site = temporarySite();
      await site.publish({ 'index.html': 'old' });
      site.put('secret.txt', 'secret');
      const row = JSON.stringify([path, 'abc', 6]);
      writeFileSync(join(site.outDir, '.site-manifest.json'), `{"version":1,"files":[${row}]}`);
      expect((await site.refusal()).diagnostics).toMatchObject([{ code: 'output/damaged-manifest' }]);
      expect(readFileSync(join(site.root, 'secret.txt'), 'utf8')).toBe('secret');
    },
  );

  test('brings the old site back if a build died between the two renames', async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': 'old' });
    renameSync(site.outDir, join(site.root, '.dist.previous'));
    mkdirSync(join(site.root, '.dist.next'));
    site.put('.dist.journal', JSON.stringify({ ...thisProcess(), birth: 'of another process' }));
    expect(healOutput(site.outDir)).toEqual({ state: 'healed' });
    expect(site.contents()).toEqual({ 'index.html': 'old' });
    expect(site.siblings()).toEqual([]);
  });

  test('brings it back over an empty folder that somebody made meanwhile', async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': 'old' });
    renameSync(site.outDir, join(site.root, '.dist.previous'));
    mkdirSync(site.outDir);
    site.put('.dist.journal', '');
    healOutput(site.outDir);
    expect(site.contents()).toEqual({ 'index.html': 'old' });
  });

  test('never removes the old site for the files of another program in its place, and says where it is', async () => {
    const site = temporarySite();
    await site.publish({ 'index.html': 'old' });
    const previous = join(site.root, '.dist.previous');
    renameSync(site.outDir, previous);
    site.put('dist/notes.txt', 'mine');
    site.put('.dist.journal', '');
    for (const overwritesForeign of [false, true]) {
      expect(await site.refusal(overwritesForeign)).toEqual({
        exitCode: 1,
        diagnostics: [
          {
            severity: 'error',
            code: 'output/not-restored',
            message: `The published site is in ${previous}, because it could not be moved back to ${site.outDir}`,
            hint: `Move away what is in ${site.outDir} now, and build again: the program first puts the site back.`,
          },
        ],
      });
    }
    expect(site.contents()).toEqual({ 'notes.txt': 'mine' });
    renameSync(site.outDir, join(site.root, 'notes'));
    await site.open();
    expect(site.contents()).toEqual({ 'index.html': 'old' });
    expect(site.siblings()).toEqual(['notes']);
  });

  test('leaves a build that still runs alone', async () => {
    const site = temporarySite();
    const output = await site.open();
    output.write(textFile('index.html', 'new'));
    expect(healOutput(site.outDir)).toMatchObject({ state: 'busy', owner: { pid: process.pid } });
    const { diagnostics, exitCode } = await site.refusal();
    expect(exitCode).toBe(1);
    expect(diagnostics[0]).toMatchObject({ code: 'output/busy', hint: 'Wait until it is done.' });
    expect(diagnostics[0]?.message).toContain(`Process ${process.pid} on `);
    await output.commit();
    expect(site.contents()).toEqual({ 'index.html': 'new' });
  });
});
