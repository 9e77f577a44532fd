import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readLastUpdated } from '../../../../src/generator/host/git/last-updated.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-updated-'));
const { PATH } = process.env;
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  process.env.PATH = PATH;
  delete process.env.GIT_DIR;
});

const NO_MEMO = { get: () => undefined, set: () => {} };
const read = (root: string) => readLastUpdated(root, 'content', NO_MEMO);

function git(root: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(root: string, day: string): void {
  git(root, ['add', '--all']);
  git(root, ['commit', '-m', day], { GIT_COMMITTER_DATE: `${day}T12:00:00Z` });
}

/** A repository whose site lies in a folder of it, with a commit on each of two days. */
function repository(name: string): string {
  const root = join(folder, name, 'site');
  mkdirSync(root, { recursive: true });
  git(dirname(root), ['init']);
  write(root, 'content/old.md', '# Old\n');
  write(root, 'content/größe b.md', '# B\n');
  commit(root, '2020-01-01');
  write(root, 'content/größe b.md', '# B, again\n');
  commit(root, '2021-01-01');
  return root;
}

describe('readLastUpdated', () => {
  it('gives the day of the last commit of each file', () => {
    const { dates, diagnostics } = read(repository('plain'));
    expect(Object.fromEntries(dates)).toEqual({
      'content/old.md': '2020-01-01',
      'content/größe b.md': '2021-01-01',
    });
    expect(diagnostics).toEqual([]);
  });

  it('keeps the date of a file that was only renamed, whatever takes its old name later', () => {
    const root = repository('renamed');
    mkdirSync(join(root, 'content/deep'));
    renameSync(join(root, 'content/old.md'), join(root, 'content/deep/new.md'));
    commit(root, '2022-01-01');
    renameSync(join(root, 'content/deep/new.md'), join(root, 'content/deep/newest.md'));
    commit(root, '2023-01-01');
    write(root, 'content/old.md', '# Another\n');
    commit(root, '2024-01-01');
    expect(Object.fromEntries(read(root).dates)).toMatchObject({
      'content/deep/newest.md': '2020-01-01',
      'content/old.md': '2024-01-01',
    });
  });

  it('gives the dates of a first commit that the user’s settings hide', () => {
    const root = repository('hidden');
    git(root, ['config', 'log.showRoot', 'false']);
    expect(read(root).dates.get('content/old.md')).toBe('2020-01-01');
  });

  it('gives the same dates in a hook, which names the repository in the environment', () => {
    const root = repository('hook');
    process.env.GIT_DIR = join(root, '../.git');
    expect(read(root).dates.get('content/old.md')).toBe('2020-01-01');
  });

  it('takes a rename with a change for a change', () => {
    const root = repository('changed');
    renameSync(join(root, 'content/old.md'), join(root, 'content/new.md'));
    write(root, 'content/new.md', '# Old\n\nAnd more.\n');
    commit(root, '2022-01-01');
    expect(read(root).dates.get('content/new.md')).toBe('2022-01-01');
  });

  it('warns once of a shallow clone, and dates what its commits changed', () => {
    const clone = join(folder, 'shallow');
    git(folder, ['clone', '--depth', '1', `file://${dirname(repository('deep'))}`, clone]);
    write(join(clone, 'site'), 'content/new.md', '# New\n');
    commit(join(clone, 'site'), '2025-01-01');
    const { dates, diagnostics } = read(join(clone, 'site'));
    expect(Object.fromEntries(dates)).toEqual({ 'content/new.md': '2025-01-01' });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "git/shallow-clone",
          "hint": "Fetch the whole history (git fetch --unshallow; fetch-depth: 0 in CI), or turn off the dates in site.config.ts.",
          "message": "The clone is shallow: 2 files have no date of the last change",
          "severity": "warning",
        },
      ]
    `);
  });

  it('warns of a git that fails, and of one that is not there', () => {
    const root = repository('broken');
    writeFileSync(join(root, '../.git/HEAD'), 'nonsense');
    expect(read(root).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "git/fails",
          "hint": "Fix the problem with git, or turn off the dates in site.config.ts.",
          "message": "Git did not report when files were last changed: fatal: not a git repository (or any of the parent directories): .git",
          "severity": "warning",
        },
      ]
    `);
    process.env.PATH = folder;
    expect(read(root).diagnostics[0]?.message).toContain('ENOENT');
  });

  it('has nothing to say outside of a repository, and where nothing is committed', () => {
    const nothing = { dates: new Map(), diagnostics: [] };
    expect(read(folder)).toEqual(nothing);
    mkdirSync(join(folder, 'empty'));
    git(join(folder, 'empty'), ['init']);
    expect(read(join(folder, 'empty'))).toEqual(nothing);
  });
});
