import { spawnSync } from 'node:child_process';
import fs, { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { OutputError } from '../../../../src/generator/host/output/output-error.ts';
import { compileProcess } from './compile-process.ts';
import { type TemporarySite, temporarySite, textFile } from './temporary-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-refused-'));
let program = '';
const OLD = { 'index.html': 'old', 'kept.html': 'k'.repeat(300_000) };

beforeAll(async () => {
  chmodSync(folder, 0o755);
  program = await compileProcess(join(import.meta.dirname, 'publishing-process.ts'), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a full disk leaves the old site and nothing else', () => {
  test('while pages are written', async context => {
    const site = await siteOnDisk(context, 'size=1m');
    const output = await site.open();
    output.write(textFile('index.html', 'new'));
    expect(codesOf(() => output.write(textFile('big.html', 'x'.repeat(900_000))))).toEqual([
      'output/disk-full',
    ]);
    expectOld(site);
  });

  test('while a file is copied', async context => {
    const site = await siteOnDisk(context, 'size=1m');
    const from = join(folder, 'asset.bin');
    writeFileSync(from, 'x'.repeat(900_000));
    const output = await site.open();
    const copy = () => output.write({ path: 'asset.bin', content: { type: 'copy', from } });
    expect(codesOf(copy)).toEqual(['output/disk-full']);
    expectOld(site);
  });

  test('while unchanged files are linked', async context => {
    const site = await siteOnDisk(context, 'size=1m,nr_inodes=10');
    const output = await site.open();
    output.write(textFile('index.html', 'new'));
    output.keep('kept.html');
    await expect(output.commit()).rejects.toMatchObject({ diagnostics: [{ code: 'output/disk-full' }] });
    expectOld(site);
  });

  test('a page says which, and what to do', async context => {
    const site = await siteOnDisk(context, 'size=1m');
    const output = await site.open();
    try {
      output.write(textFile('docs/big.html', 'x'.repeat(900_000)));
    } catch (error) {
      expect(error).toMatchObject({
        diagnostics: [
          {
            severity: 'error',
            code: 'output/disk-full',
            message: 'Cannot write docs/big.html: the disk is full',
            hint: 'Free some space and build again.',
          },
        ],
      });
    }
    expect.assertions(1);
  });

  /** A small disk of the test's own, in memory. */
  async function siteOnDisk(context: TestContext, options: string): Promise<TemporarySite> {
    const disk = mkdtempSync(join(folder, 'disk-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { encoding: 'utf8' });
    if (mounted.status !== 0)
      context.skip('Only root may mount a small disk; the limit on file sizes below is tested everywhere');
    onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
    const base = join(disk, 'site');
    mkdirSync(base);
    const site = temporarySite(base);
    await site.publish(OLD);
    return site;
  }

  function codesOf(step: () => void): string[] {
    try {
      step();
    } catch (error) {
      if (error instanceof OutputError) return error.diagnostics.map(({ code }) => code);
      throw error;
    }
    return [];
  }

  function expectOld(site: TemporarySite): void {
    expect(site.contents()).toEqual(OLD);
    expect(site.siblings()).toEqual([]);
  }
});

test('a file larger than the system allows leaves the old site and nothing else', async () => {
  const site = temporarySite();
  await site.publish({ 'index.html': 'old' });
  const run = `ulimit -f 1; exec "$0" "$@"`;
  const { stderr } = spawnSync('sh', ['-c', run, process.execPath, program, site.root, '40', '9999'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/Cannot write .*: the system reported EFBIG/);
  expect(site.contents()).toEqual({ 'index.html': 'old' });
  expect(site.siblings()).toEqual([]);
});

test.each([
  ['the folder around the output', ''],
  ['the output', 'dist'],
])('without permission to write to %s the build stops before it begins', async (_, name) => {
  const site = temporarySite();
  await site.publish({ 'index.html': 'old' });
  for (const path of ['', 'dist']) chmodSync(join(site.root, path), path === name ? 0o555 : 0o777);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { stderr } = spawnSync(process.execPath, [program, site.root, '10', '9999'], {
    encoding: 'utf8',
    ...nobody,
  });
  chmodSync(site.root, 0o755);
  chmodSync(site.outDir, 0o755);
  expect(stderr).toContain(
    `Cannot write ${join(site.root, name).replace(/\/$/, '')}: you do not have permission to write there`,
  );
  expect(site.contents()).toEqual({ 'index.html': 'old' });
  expect(site.siblings()).toEqual([]);
});

test('a mount point is refused before the build begins: it could not be swapped', async context => {
  const site = temporarySite();
  mkdirSync(site.outDir);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', site.outDir]);
  if (status !== 0) context.skip('Only root may mount a disk');
  onTestFinished(() => void spawnSync('umount', ['--lazy', site.outDir]));
  expect(await site.refusal()).toEqual({
    exitCode: 1,
    diagnostics: [
      {
        severity: 'error',
        code: 'output/mount-point',
        message: `Cannot publish to ${site.outDir}: it is a mount point, which cannot be renamed`,
        hint: 'Choose a folder inside it with --out-dir.',
      },
    ],
  });
});

test('a folder that another program makes between the two renames neither hides nor costs the old site', async () => {
  const site = temporarySite();
  await site.publish({ 'index.html': 'old', 'docs.html': 'old' });
  const output = await site.open();
  for (const path of ['index.html', 'docs.html']) output.write(textFile(path, 'new'));
  afterRename(site.outDir, () => site.put('dist/notes.txt', 'mine'));
  const previous = join(site.root, '.dist.previous');
  await expect(output.commit()).rejects.toMatchObject({
    diagnostics: [{ code: 'output/not-restored', message: expect.stringContaining(`is in ${previous}, `) }],
  });
  expect(site.contents()).toEqual({ 'notes.txt': 'mine' });
  expect(readFileSync(join(previous, 'index.html'), 'utf8')).toBe('old');
  expect(site.siblings()).toEqual(['.dist.journal', '.dist.previous']);
});

/** Acts as another program would, as soon as something was renamed from `path`. */
function afterRename(path: string, act: () => void): void {
  const { renameSync } = fs;
  const restore = () => {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (from === path) act();
  };
  syncBuiltinESMExports();
  onTestFinished(restore);
}
