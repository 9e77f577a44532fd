import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { healOutput } from '../../../../src/generator/host/output/swap.ts';
import { compileProcess } from './compile-process.ts';
import { contentsOf } from './temporary-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-killed-'));
let program = '';

beforeAll(async () => {
  program = await compileProcess(join(import.meta.dirname, 'publishing-process.ts'), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build killed at 50 random moments leaves the old site or the new one, and the next start heals', {
  timeout: 300_000,
}, async () => {
  for (let run = 0; run < 50; run++) {
    const base = newBase(`random-${run}`);
    const child = spawn(process.execPath, [program, base, '200'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await isReady(child);
    const delay = Math.random() * 60;
    await setTimeout(delay);
    child.kill('SIGKILL');
    await new Promise(resolve => child.once('exit', resolve));
    expectWholeOrHealable(base, 200, `run ${run}, killed after ${delay} ms`);
  }
});

test.each([
  { changing: 'half', fewestSteps: 20 },
  { changing: 'one', fewestSteps: 8 },
])(
  'a build killed before any of its steps does so too, $changing of the files changing',
  {
    timeout: 300_000,
  },
  ({ changing, fewestSteps }) => {
    const versions = new Set<string>();
    let step = 1;
    for (; ; step++) {
      const base = newBase(`${changing}-${step}`);
      const { status, signal } = spawnSync(process.execPath, [program, base, '10', `${step}`, changing], {
        stdio: 'inherit',
      });
      if (status === 3) break;
      expect(signal, `step ${step}`).toBe('SIGKILL');
      versions.add(expectWholeOrHealable(base, 10, `step ${step}`));
    }
    expect(step).toBeGreaterThan(fewestSteps);
    expect([...versions].sort()).toEqual(['version 0', 'version 1']);
  },
);

function newBase(name: string): string {
  const base = join(folder, name);
  mkdirSync(base);
  return base;
}

async function isReady(child: ChildProcess): Promise<void> {
  await new Promise(resolve => child.stdout?.once('data', resolve));
}

/** Before healing the site is whole or, between two renames, not there; afterwards it is whole. Gives its version. */
function expectWholeOrHealable(base: string, files: number, context: string): string {
  const outDir = join(base, 'dist');
  expectNoRest(base, files, context);
  if (existsSync(outDir)) versionOf(outDir, files, context);
  healOutput(outDir);
  expect(readdirSync(base), context).toEqual(['dist']);
  expect(healOutput(outDir), context).toEqual({ state: 'clean' });
  return versionOf(outDir, files, context);
}

/** Whoever removes the site after the kill gets nothing or a whole one back, never what was being cleared away. */
function expectNoRest(base: string, files: number, context: string): void {
  const copy = `${base}-copy`;
  cpSync(base, copy, { recursive: true });
  const outDir = join(copy, 'dist');
  rmSync(outDir, { recursive: true, force: true });
  healOutput(outDir);
  if (existsSync(outDir)) versionOf(outDir, files, context);
  rmSync(copy, { recursive: true });
}

/** The one version that every changing file has. */
function versionOf(outDir: string, files: number, context: string): string {
  const contents = contentsOf(outDir);
  expect(Object.keys(contents), context).toHaveLength(files);
  const versions = new Set(Object.values(contents).filter(text => text !== 'same'));
  expect(versions.size, context).toBe(1);
  expect(existsSync(join(outDir, '.site-manifest.json')), context).toBe(true);
  return [...versions][0] ?? '';
}
