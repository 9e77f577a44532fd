import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acquireLock, type Lock } from '../../../src/generator/host/lock.ts';
import { thisProcess } from '../../../src/generator/host/process-identity.ts';
import { compileProcess } from './output/compile-process.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function held(result: ReturnType<typeof acquireLock>): Lock {
  if ('release' in result) return result;
  throw new Error(`Held by ${result.heldBy.pid}`);
}

test('a lock is held by one at a time, and names its process', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'below/site.lock');
  const lock = held(acquireLock(file));
  const { pid, startedAt, machine } = thisProcess();
  expect(acquireLock(file)).toMatchObject({ heldBy: { pid, hostname: hostname(), machine } });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid, hostname: hostname() });
  expect(Date.parse(startedAt)).not.toBeNaN();
  lock.release();
  expect(readdirSync(join(folder, 'below'))).toEqual([]);
  held(acquireLock(file)).release();
});

test('the draft of a process that was killed while it took the lock is removed, that of a living one is not', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.lock');
  const { pid: dead } = spawnSync('true');
  const draftOf = (pid: number) => JSON.stringify({ ...thisProcess(), pid, birth: null });
  writeFileSync(`${file}.dead.draft`, draftOf(dead));
  writeFileSync(`${file}.alive.draft`, draftOf(process.pid));
  writeFileSync(`${file}.empty.draft`, '');
  utimesSync(`${file}.empty.draft`, new Date(0), new Date(0));
  held(acquireLock(file)).release();
  expect(readdirSync(folder)).toEqual(['site.lock.alive.draft']);
});

test.skipIf(process.platform === 'win32')('a lock that cannot be written leaves nothing behind', async () => {
  const [folder, locks] = [temporaryFolder(), temporaryFolder()];
  const program = await compileProcess(join(import.meta.dirname, 'locking-process.ts'), folder);
  const command = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, program, join(locks, 'site.lock')];
  expect(spawnSync('sh', command, { encoding: 'utf8' }).stderr).toContain('EFBIG');
  expect(readdirSync(locks)).toEqual([]);
});

test('a lock can be given back twice without taking it from the next holder', () => {
  const file = join(temporaryFolder(), 'site.lock');
  const first = held(acquireLock(file));
  first.release();
  const second = held(acquireLock(file));
  first.release();
  expect(acquireLock(file)).toHaveProperty('heldBy');
  second.release();
});

test.each([
  ['of a dead process', () => ({ pid: spawnSync(process.execPath, ['--version']).pid })],
  ['of a process whose number another one has now', () => ({ birth: 'an earlier boot 17' })],
])('the lock %s is taken over', (_, change) => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.lock');
  writeFileSync(file, JSON.stringify({ ...thisProcess(), ...change(), secret: 'old' }));
  const lock = held(acquireLock(file));
  expect(acquireLock(file)).toMatchObject({ heldBy: { pid: process.pid } });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a successor that died too is taken over', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.lock');
  const dead = { ...thisProcess(), birth: 'an earlier boot 17' };
  writeFileSync(file, JSON.stringify({ ...dead, secret: 'first' }));
  writeFileSync(`${file}.first`, JSON.stringify({ ...dead, secret: 'second' }));
  held(acquireLock(file)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a damaged lock is taken over', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.lock');
  for (const text of ['', '{"pid":', '{"pid":-1}', 'null']) {
    writeFileSync(file, text);
    held(acquireLock(file)).release();
    expect(readdirSync(folder), text).toEqual([]);
  }
});

test('a link to nowhere and a named pipe in place of a lock are taken over', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.lock');
  for (const make of [() => symlinkSync('nowhere', file), () => execFileSync('mkfifo', [file])]) {
    make();
    held(acquireLock(file)).release();
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('the lock of another machine holds as long as it is touched', () => {
  const file = join(temporaryFolder(), 'site.lock');
  writeFileSync(
    file,
    JSON.stringify({ ...thisProcess(), machine: 'elsewhere', hostname: 'elsewhere', secret: 'far' }),
  );
  expect(acquireLock(file)).toMatchObject({ heldBy: { hostname: 'elsewhere' } });
  const longAgo = new Date(Date.now() - 61_000);
  utimesSync(file, longAgo, longAgo);
  held(acquireLock(file)).release();
});

test('a holder that was taken for dead does not take the lock from its successor', () => {
  const file = join(temporaryFolder(), 'site.lock');
  const sleeper = held(acquireLock(file));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"machine":"[^"]*"/, '"machine":"elsewhere"'));
  const longAgo = new Date(Date.now() - 61_000);
  utimesSync(file, longAgo, longAgo);
  const successor = held(acquireLock(file));
  sleeper.release();
  expect(acquireLock(file)).toHaveProperty('heldBy');
  successor.release();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['hard links', []],
  ['hard links, which the file system does not have', ['--import', withoutLinks()]],
])(
  'processes that take over and die at random never hold it together: %s',
  { timeout: 300_000 },
  async (_, flags) => {
    const folder = temporaryFolder();
    const program = await compileProcess(join(import.meta.dirname, 'locking-process.ts'), folder);
    const [lock, holder] = [join(folder, 'site.lock'), join(folder, 'holder')];
    const values = [...flags, program, lock, holder];
    const outputs = await Promise.all(Array.from({ length: 8 }, () => outputOf(values)));
    expect(outputs.join('')).toBe('');
    held(acquireLock(lock)).release();
    expect(existsSync(lock)).toBe(false);
  },
);

/** A module that lets a process find no hard links, as on exFAT. */
function withoutLinks(): string {
  return `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.linkSync = () => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'link' });
    };
    syncBuiltinESMExports();
  `)}`;
}

function outputOf(values: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...values], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk));
  return new Promise(resolve => child.once('close', () => resolve(text)));
}
