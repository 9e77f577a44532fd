import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { MemoStage } from '../../model/memo-stage.ts';
import { groupDigits } from '../../model/text/group-digits.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { git, reasonOf } from './git.ts';
import { repositoryOf } from './git-repository.ts';
import { type CommitDates, parseCommitDates } from './parse-commit-dates.ts';

/** What git knows about the dates of files. */
export interface LastUpdated {
  /** File (POSIX, relative to the root) → date of the last commit that changed its text (`2025-05-05`, UTC). */
  readonly dates: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Asks git for the dates of files below `folder`. Outside a repository there are none. If git fails, or the clone is shallow and its
 * oldest commit seems to add every file, this returns a warning.
 */
export function readLastUpdated(root: string, folder: string, memo: MemoStage<CommitDates>): LastUpdated {
  const repository = repositoryOf(root);
  if (repository === null) return { dates: new Map(), diagnostics: [] };
  try {
    const { dates, undated } = readDates(root, { repository, folder, memo });
    return { dates: new Map(dates), diagnostics: undated === 0 ? [] : [shallowClone(undated)] };
  } catch (error) {
    return { dates: new Map(), diagnostics: [gitFails(error)] };
  }
}

const NO_DATES: CommitDates = { dates: [], undated: 0 };

function readDates(
  root: string,
  {
    repository,
    folder,
    memo,
  }: { readonly repository: string; readonly folder: string; readonly memo: MemoStage<CommitDates> },
): CommitDates {
  const [shallowFile = '', head = ''] = git(root, [
    'rev-parse',
    '--git-path',
    'shallow',
    '--revs-only',
    'HEAD',
  ]).split('\n');
  // Nothing is committed yet.
  if (head === '') return NO_DATES;
  const shallow = readShallowCommits(resolve(root, shallowFile));
  const key = [head, ...shallow, relative(repository, root), folder].join('|');
  const known = memo.get(key);
  if (known !== undefined) return known;
  const found = parseCommitDates(git(root, [...LOG, 'HEAD', '--', folder]), new Set(shallow));
  memo.set(key, found);
  return found;
}

const LOG = ['log', '-M100%', '--relative', '-z', '--format=%x01%H %ct', '--name-status'];

/** Commits whose parents are not in the clone. */
function readShallowCommits(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function shallowClone(undated: number): Diagnostic {
  return {
    severity: 'warning',
    code: 'git/shallow-clone',
    message: `The clone is shallow: ${groupDigits(undated)} ${undated === 1 ? 'file has' : 'files have'} no date of the last change`,
    hint: 'Fetch the whole history (git fetch --unshallow; fetch-depth: 0 in CI), or turn off the dates in site.config.ts.',
  };
}

function gitFails(error: unknown): Diagnostic {
  return {
    severity: 'warning',
    code: 'git/fails',
    message: `Git did not report when files were last changed: ${reasonOf(error) || messageOf(error)}`,
    hint: 'Fix the problem with git, or turn off the dates in site.config.ts.',
  };
}
