import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findLibrary } from '../../../../src/features/api-reference/host/extract-library.ts';
import { createCacheGuard } from '../../../../src/generator/host/cache/cache-guard.ts';
import { type Memo, openMemo } from '../../../../src/generator/host/cache/memo.ts';
import { contentHash } from '../../../../src/generator/model/content-hash.ts';
import { projectRoot } from '../../../machine.ts';
import { filesBelow } from './files-below.ts';

/** Below the project, where TypeDoc and TypeScript are found. */
let programs = '';
let worker = '';
let root = '';
let memo: Memo;

const NO_GUARD = createCacheGuard(null, () => {});
const NO_WORKER = '/nowhere/worker.mjs';
const SOURCE =
  '/** Adds. @param a - One. @param b - Another. @returns The sum. */\nexport declare function add(a: number, b: number): number;\n';

const TSCONFIG = '{ "extends": "./base.json", "compilerOptions": { "types": [] } }';
const BASE = '{ "compilerOptions": { "strict": true } }';
const UNRESOLVED = "/** W. */\nexport type W = import('../later.ts').Later | import('later').Other;\n";

/** A file, and its text before and after; `null` = it is not there. */
const CHANGES: readonly (readonly [string, string | null, string | null])[] = [
  ['api/add.ts', SOURCE, `${SOURCE}export {};\n`],
  ['api/add.ts', SOURCE, null],
  ['api/more.ts', null, SOURCE],
  ['tsconfig.json', TSCONFIG, '{ "compilerOptions": {} }'],
  ['base.json', BASE, '{}'],
  ['later.ts', null, 'export type Later = string;\n'],
  ['node_modules/later/package.json', null, '{}'],
];

beforeAll(async () => {
  const cache = join(projectRoot, '.cache', 'test');
  mkdirSync(cache, { recursive: true });
  programs = mkdtempSync(join(cache, 'typedoc-'));
  worker = await compile('worker', "import 'HOST/worker.ts';");
});

afterAll(() => rmSync(programs, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'library-'));
  mkdirSync(join(root, 'api'));
  write('api/add.ts', SOURCE);
  memo = openMemo(join(root, '.cache'), true, NO_GUARD);
  return () => rmSync(root, { recursive: true, force: true });
});

describe('a library', () => {
  test('is extracted by a child process', async () => {
    const { modules, diagnostics } = await extract(worker);
    expect(diagnostics).toEqual([]);
    expect(modules).toMatchObject([
      { path: 'add', file: 'api/add.ts', symbols: [{ name: 'add', kind: 'function' }] },
    ]);
  });

  test('comes from the memo while nothing has changed, in this run and the next', async () => {
    const first = await extract(worker);
    expect(await extract(NO_WORKER)).toEqual(first);
    memo.save();
    memo = openMemo(join(root, '.cache'), true, NO_GUARD);
    expect(await extract(NO_WORKER)).toEqual(first);
  });

  test('is extracted anew when anything changes that it depends on', async () => {
    write('tsconfig.json', TSCONFIG);
    write('base.json', BASE);
    write('api/with.ts', UNRESOLVED);
    const tsconfig = 'tsconfig.json';
    await extract(worker, { tsconfig });
    const isKnown = async () =>
      codesOf(await extract(NO_WORKER, { tsconfig })).every(code => code === 'api/type-error');
    expect(await isKnown()).toBe(true);
    for (const [file, before, after] of CHANGES) {
      write(file, after);
      expect([file, await isKnown()]).toEqual([file, false]);
      write(file, before);
      expect([file, await isKnown()]).toEqual([file, true]);
    }
  });

  test('comes from a new extraction when the memo has lost its modules', async () => {
    const first = await extract(worker);
    memo.save();
    rmSync(join(root, '.cache', 'modules.json'));
    memo = openMemo(join(root, '.cache'), true, NO_GUARD);
    expect(await extract(worker)).toEqual(first);
    expect(await extract(NO_WORKER)).toEqual(first);
  });

  test('without a file is empty, and starts no child process', async () => {
    rmSync(join(root, 'api/add.ts'));
    expect(await extract(NO_WORKER)).toMatchObject({ modules: [], diagnostics: [] });
  });

  test('is extracted anew by another program and with other options', async () => {
    await extract(worker);
    expect(codesOf(await extract(NO_WORKER, { codeKey: 'other' }))).toEqual(['api/extraction-failed']);
    expect(codesOf(await extract(NO_WORKER, { requiresComments: false }))).toEqual(['api/extraction-failed']);
  });
});

describe('an extraction that fails is a diagnostic', () => {
  test.each<[string, string, object]>([
    ['when it takes too long', 'for (;;);', { time: 500, memory: 100 }],
    [
      'when it takes too much memory',
      'const all = []; for (;;) all.push({ all });',
      { time: 50_000, memory: 20 },
    ],
    ['when it crashes', "throw new TypeError('no such thing');", { time: 50_000, memory: 100 }],
    [
      'when it ends without a word',
      "process.on('message', () => process.exit(3));",
      { time: 50_000, memory: 100 },
    ],
  ])('%s', async (_when, program, limits) => {
    const file = join(programs, 'broken.mjs');
    writeFileSync(file, program);
    expect((await extract(file, { limits })).diagnostics).toMatchSnapshot();
  });

  test('and is tried again', async () => {
    expect(codesOf(await extract(NO_WORKER))).toEqual(['api/extraction-failed']);
    expect(codesOf(await extract(worker))).toEqual([]);
  });
});

test('the child ends when its parent is killed, even in the middle of its work', async () => {
  const busy = await compile(
    'busy',
    "import { startWatchdog } from '@mapwright/site/system'; await startWatchdog(); process.send(process.pid, () => { for (;;); });",
  );
  const parent = await compile(
    'parent',
    `import { fork } from 'node:child_process'; fork(${JSON.stringify(busy)}).on('message', pid => process.send(pid));`,
  );
  const child = fork(parent, { execArgv: [] });
  const pid = await pidFrom(child);
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

/** What it says, its modules included. */
async function extract(workerFile: string, changes: object = {}) {
  const { known, extract } = findLibrary({
    root,
    packageRoot: projectRoot,
    entryPoints: ['api'],
    tsconfig: null,
    requiresComments: true,
    codeKey: 'program',
    stage: memo.stage,
    filesBelow: filesBelow(root),
    hashOf: file => (existsSync(join(root, file)) ? contentHash(readFileSync(join(root, file))) : null),
    workerFile,
    ...changes,
  });
  const { modules, ...rest } = known ?? (await extract());
  return { ...rest, modules: await modules() };
}

function codesOf({ diagnostics }: Awaited<ReturnType<typeof extract>>): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

function write(file: string, text: string | null): void {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  if (text === null) rmSync(path);
  else writeFileSync(path, text);
}

/** Compiles a program as `bin/site.js` does; `HOST` is the folder of the extraction. */
async function compile(name: string, text: string): Promise<string> {
  const host = join(projectRoot, 'src/features/api-reference/host');
  const outfile = join(programs, `${name}.mjs`);
  await build({
    stdin: { contents: text.replaceAll('HOST', host), resolveDir: projectRoot },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['typedoc', 'typescript'],
  });
  return outfile;
}

function pidFrom(child: ChildProcess): Promise<number> {
  return new Promise(resolve => child.once('message', pid => resolve(Number(pid))));
}

/** A process that ended and whose parent has not asked for its exit code yet (a zombie) is not alive. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
