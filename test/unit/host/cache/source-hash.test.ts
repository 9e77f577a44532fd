import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashSources } from '../../../../src/generator/host/cache/source-hash.js';

let root: string;
let record: string;
const hash = () => hashSources(['src', 'lock.json'], { root, record });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'));
  record = join(root, '.cache', 'sources.json');
  mkdirSync(join(root, 'src/parts'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'a');
  writeFileSync(join(root, 'src/parts/b.ts'), 'b');
  writeFileSync(join(root, 'lock.json'), '{}');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

/** What is asked later finds that the files have not been written again, and the clock of the disk has gone on. */
function later(): void {
  const probe = join(root, 'probe');
  const written = () => {
    writeFileSync(probe, '');
    return lstatSync(probe, { bigint: true }).ctimeNs;
  };
  const now = written();
  while (written() === now);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
}

describe('the hash of sources', () => {
  test.each<[change: string, make: () => void]>([
    ['other bytes', () => writeFileSync(join(root, 'src/parts/b.ts'), 'c')],
    ['a file more', () => writeFileSync(join(root, 'src/parts/c.ts'), '')],
    ['a file less', () => rmSync(join(root, 'src/parts/b.ts'))],
    ['another name', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
  ])('is another one after %s, and the same once that is undone, record or not', (_, change) => {
    later();
    const before = hash();
    cpSync(join(root, 'src'), join(root, 'kept'), { recursive: true });
    change();
    const changed = hash();
    expect(changed).not.toBe(before);
    expect(hash()).toBe(changed);
    rmSync(join(root, 'src'), { recursive: true });
    renameSync(join(root, 'kept'), join(root, 'src'));
    expect(hash()).toBe(before);
    rmSync(record);
    expect(hash()).toBe(before);
  });

  test.skipIf(process.platform === 'win32')('covers what links lead to, record or not', () => {
    mkdirSync(join(root, 'shared'));
    writeFileSync(join(root, 'shared/c.ts'), 'c');
    symlinkSync('../shared/c.ts', join(root, 'src/c.ts'));
    symlinkSync('../shared', join(root, 'src/shared'));
    later();
    const before = hash();
    writeFileSync(join(root, 'shared/c.ts'), 'd');
    const changed = hash();
    expect(changed).not.toBe(before);
    writeFileSync(join(root, 'shared/d.ts'), '');
    expect(hash()).not.toBe(changed);
  });

  test.skipIf(process.platform === 'win32')('waits for nothing and fails at nothing that is no file', () => {
    symlinkSync('someone@host.1234', join(root, 'src/.#a.ts'));
    symlinkSync('..', join(root, 'src/parts/above'));
    execFileSync('mkfifo', [join(root, 'src/pipe')]);
    later();
    const before = hash();
    expect(hash()).toBe(before);
    rmSync(join(root, 'src/pipe'));
    expect(hash()).not.toBe(before);
  });

  test('is remembered while nothing changes: no file is read', () => {
    later();
    const right = hash();
    const { state, paths } = JSON.parse(readFileSync(record, 'utf8'));
    writeFileSync(record, JSON.stringify({ hash: 'remembered', state, paths }));
    expect(hash()).toBe('remembered');
    writeFileSync(join(root, 'src/a.ts'), 'a');
    expect(hash()).toBe(right);
  });

  test('is not remembered of files that may be written again within the clock of the disk', () => {
    vi.useFakeTimers({ now: lstatSync(join(root, 'lock.json')).ctimeMs, toFake: ['Date'] });
    hash();
    expect(existsSync(record)).toBe(false);
  });

  test.each([
    ['no JSON', '{'],
    ['no record', '{"hash":1}'],
    [
      'the record of nothing',
      `{"hash":"forged","paths":[],"state":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}`,
    ],
  ])('is not taken from %s', (_, text) => {
    later();
    const right = hash();
    writeFileSync(record, text);
    expect(hash()).toBe(right);
  });

  test('does without a record where none can be written', () => {
    later();
    writeFileSync(join(root, '.cache'), 'a file');
    expect(hash()).toBe(hash());
  });
});
