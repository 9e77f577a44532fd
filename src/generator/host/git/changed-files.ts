import { type ChangedFiles, nameOf } from '../../model/changed-files.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { git, reasonOf } from './git.ts';
import { repositoryOf } from './git-repository.ts';

/**
 * Asks git what has changed below the root since a revision, what is not committed yet included. If a branch has left that revision's
 * history, the change begins where it left: what others have done there since is no part of it.
 */
export function readChangedFiles(
  root: string,
  revision: string,
): { readonly change: ChangedFiles } | { readonly diagnostic: Diagnostic } {
  if (repositoryOf(root) === null) return { diagnostic: noRepository(root) };
  try {
    git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  } catch (error) {
    const reason = reasonOf(error);
    return { diagnostic: reason === '' ? unknownRevision(revision) : gitFails(reason) };
  }
  const base = commonCommit(root, revision);
  const tracked = git(root, ['diff', '--name-status', '-M', '--relative', '-z', base, '--']);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  const { written, gone } = parseNameStatus(tracked);
  const old = [...gone, ...written.filter(({ isNew }) => !isNew).map(({ file }) => file)];
  return {
    change: {
      changed: new Set([...written.map(({ file }) => file), ...untracked.split('\0').filter(Boolean)]),
      gone: new Set(gone),
      oldNames: readOldNames(root, base, old),
    },
  };
}

function commonCommit(root: string, revision: string): string {
  try {
    return git(root, ['merge-base', '--end-of-options', revision, 'HEAD']).trim();
  } catch {
    // They have no history in common, or the clone does not hold it.
    return git(root, ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]).trim();
  }
}

interface NameStatus {
  readonly written: readonly { readonly file: string; readonly isNew: boolean }[];
  readonly gone: readonly string[];
}

/** Reads `git diff --name-status -z`: a letter and a path, or `R100` and two paths, each with a NUL behind it. */
function parseNameStatus(output: string): NameStatus {
  const fields = output.split('\0');
  const written: { file: string; isNew: boolean }[] = [];
  const gone: string[] = [];
  for (let index = 0; index + 1 < fields.length; ) {
    const [kind = ''] = fields[index] ?? '';
    const file = fields[index + 1] ?? '';
    const target = fields[index + 2] ?? '';
    if (kind === 'R') {
      gone.push(file);
      written.push({ file: target, isNew: true });
    } else if (kind === 'D') gone.push(file);
    else written.push({ file, isNew: kind === 'A' });
    index += kind === 'R' ? 3 : 2;
  }
  return { written, gone };
}

/** A page can have another address than its file says, and it may be what has changed. One process reads all texts. */
function readOldNames(root: string, base: string, files: readonly string[]): ReadonlySet<string> {
  const pages = files.filter(file => isMarkdownFile(file) && !file.includes('\n'));
  if (pages.length === 0) return new Set();
  const input = pages.map(file => `${base}:./${file}\n`).join('');
  const texts = git(root, ['cat-file', '--batch'], input);
  const fields = texts.matchAll(/^(?:slug|permalink|aliases)\s*[:=](.*(?:\n\s*-.*)*)/gm);
  const names = [...fields].flatMap(([, value = '']) => value.match(/[^\s,'"[\]]+/g) ?? []).map(nameOf);
  return new Set(names.filter(name => name !== '' && name !== '-'));
}

function noRepository(root: string): Diagnostic {
  return {
    severity: 'error',
    code: 'usage/no-repository',
    message: `${root} is not in a git repository, so there is no record of what has changed`,
    hint: 'Leave out --changed, or run the command in a clone of the repository.',
  };
}

function gitFails(reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'usage/no-repository',
    message: `Git fails here: ${reason}`,
    hint: 'Mend that, or leave out --changed.',
  };
}

function unknownRevision(revision: string): Diagnostic {
  return {
    severity: 'error',
    code: 'usage/unknown-revision',
    message: `Git knows no revision “${revision}”`,
    hint: 'Write a branch, a tag or a commit. In CI, fetch the whole history (fetch-depth: 0).',
  };
}
