import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findCode, keepCode } from '../../../../src/generator/host/cache/code-cache.js';

const place = mkdtempSync(join(tmpdir(), 'code-cache-'));
const root = join(place, '.cache');
afterAll(() => rmSync(place, { recursive: true, force: true }));

const FILES = [
  { path: 'main.mjs', contents: 'export const answer = 42;\n' },
  { path: 'parts/part.mjs', contents: 'export {};\n' },
];

/** A shelf with one piece of code, and the folder of that code. */
function shelfWith(name: string): { shelf: string; folder: string } {
  const shelf = join(root, name);
  const { folder, problem } = keepCode(shelf, 'code', FILES);
  expect(problem).toBeNull();
  return { shelf, folder };
}

describe('kept code', () => {
  it('is found again as long as nothing about it changes', () => {
    const { shelf, folder } = shelfWith('same');
    expect(findCode(shelf, 'code')).toBe(folder);
    expect(findCode(shelf, 'other')).toBeNull();
    expect(readFileSync(join(folder, 'main.mjs'), 'utf8')).toBe(FILES[0]?.contents);
  });

  it.each<[change: string, make: (folder: string) => void]>([
    ['has other bytes', folder => writeFileSync(join(folder, 'main.mjs'), 'export const answer = 43;\n')],
    ['has one file more', folder => writeFileSync(join(folder, 'more.mjs'), '')],
    ['has one file less', folder => rmSync(join(folder, 'parts/part.mjs'))],
    ['has lost its seal', folder => rmSync(join(folder, 'seal.txt'))],
    ['may be written by others', folder => chmodSync(folder, 0o777)],
    ['is a file', folder => replace(folder, () => writeFileSync(folder, ''))],
    ['has a folder for its seal', folder => replace(join(folder, 'seal.txt'), mkdirSync)],
    ['is a link to a copy', folder => replace(folder, copy => symlinkSync(copy, folder))],
    [
      'comes from an archive, times and all',
      folder => replace(folder, copy => cpSync(copy, folder, { recursive: true, preserveTimestamps: true })),
    ],
    ['had another name', folder => renameSync(folder, folder.replace(/code(-\d+)?$/, 'other$1'))],
  ])('that %s is not run, and makes room for new code', (_, change) => {
    const { shelf, folder } = shelfWith(`changed-${Math.random()}`);
    change(folder);
    expect(findCode(shelf, 'code')).toBeNull();
    expect(findCode(shelf, 'other')).toBeNull();
    expect(keepCode(shelf, 'code', FILES)).toEqual({ folder, problem: null });
    expect(findCode(shelf, 'code')).toBe(folder);
  });

  it.runIf(process.getuid?.() === 0)('that belongs to another user is not run', () => {
    const { shelf, folder } = shelfWith('foreign');
    chownSync(folder, 65_534, 65_534);
    expect(findCode(shelf, 'code')).toBeNull();
  });

  it('lies in a temporary folder, beside the packages, where the shelf cannot be', () => {
    const project = join(root, 'project');
    mkdirSync(join(project, 'node_modules/some-package'), { recursive: true });
    writeFileSync(join(project, '.cache'), 'a file');
    const { folder, problem } = keepCode(join(project, '.cache', 'program'), 'code', FILES);
    expect(problem).toBeInstanceOf(Error);
    expect(existsSync(join(folder, 'main.mjs'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules/some-package'))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it.each(['.cache', '.cache/program'])(
    'is not run if %s has packages, which it would import instead of the project’s',
    folder => {
      const project = mkdtempSync(join(tmpdir(), 'code-cache-'));
      const shelf = join(project, '.cache', 'program');
      keepCode(shelf, 'code', FILES);
      expect(findCode(shelf, 'code')).not.toBeNull();
      const planted = join(project, folder, 'node_modules');
      mkdirSync(planted);
      expect(findCode(shelf, 'code')).toBeNull();
      const { folder: temporary, problem } = keepCode(shelf, 'code', FILES);
      expect(problem?.message).toContain(planted);
      expect(temporary.startsWith(project)).toBe(false);
      expect(existsSync(join(temporary, 'node_modules'))).toBe(false);
      for (const path of [project, temporary]) rmSync(path, { recursive: true });
    },
  );

  it('makes room: what was used last stays, what a killed process left does not', () => {
    const { shelf, folder } = shelfWith('many');
    mkdirSync(join(shelf, 'staging-left'));
    for (const path of [folder, join(shelf, 'staging-left')]) utimesSync(path, 1, 1);
    findCode(shelf, 'code');
    for (let count = 0; count < 4; count++) keepCode(shelf, `code-${count}`, FILES);
    expect(readdirSync(shelf)).toHaveLength(5);
    expect(findCode(shelf, 'code')).toBe(folder);
    // What was used a moment ago stays, because another build may be running with it.
    for (const name of readdirSync(shelf)) utimesSync(join(shelf, name), 1, 1);
    for (let count = 4; count < 9; count++) keepCode(shelf, `code-${count}`, FILES);
    expect(readdirSync(shelf)).toHaveLength(5);
    expect(findCode(shelf, 'code')).toBeNull();
  });
});

/** Moves something away and calls `make` with the place where it is now, or with its old place if it is the seal. */
function replace(path: string, make: (moved: string) => void): void {
  const moved = join(root, `moved-${Math.random()}`);
  renameSync(path, moved);
  make(path.endsWith('seal.txt') ? path : moved);
}
