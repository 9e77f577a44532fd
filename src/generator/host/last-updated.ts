import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { MemoStage } from './memo.ts';

/**
 * File (POSIX, relative to `root`) → date of its last commit (`2025-05-05`, UTC). Empty outside of a repository or without git.
 * In a shallow clone the oldest commit there is seems to add every file; files that it touched last have no date.
 */
export function readLastUpdated(
  root: string,
  folder: string,
  memo: MemoStage<[string, string][]>,
): ReadonlyMap<string, string> {
  const repository = repositoryOf(root);
  if (repository === null) return new Map();
  try {
    const [head = '', shallowFile = ''] = git(root, ['rev-parse', 'HEAD', '--git-path', 'shallow']).split(
      '\n',
    );
    const shallow = readShallowCommits(resolve(root, shallowFile));
    const key = [head, ...shallow, relative(repository, root), folder].join('|');
    const known = memo.get(key);
    if (known !== undefined) return new Map(known);
    const log = git(root, [
      '-c',
      'core.quotePath=false',
      'log',
      '--no-renames',
      '--relative',
      '-z',
      '--format=%x01%H %ct',
      '--name-only',
      'HEAD',
      '--',
      folder,
    ]);
    const dates = parseLog(log, new Set(shallow));
    memo.set(key, [...dates]);
    return dates;
  } catch {
    return new Map();
  }
}

function repositoryOf(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : repositoryOf(parent);
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  });
}

/** Commits whose parents are not in the clone. */
function readShallowCommits(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Newest first: the first date of a file is its last. */
function parseLog(log: string, shallow: ReadonlySet<string>): Map<string, string> {
  const dates = new Map<string, string>();
  const unknown = new Set<string>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [header = '', ...files] = commit.split('\0');
    const [hash = '', seconds = ''] = header.trim().split(' ');
    const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const name of files) {
      const file = name.replace(/^\n/, '');
      if (file === '' || dates.has(file) || unknown.has(file)) continue;
      if (shallow.has(hash)) unknown.add(file);
      else dates.set(file, date);
    }
  }
  return dates;
}
