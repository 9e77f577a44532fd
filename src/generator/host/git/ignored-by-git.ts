import { execFile } from 'node:child_process';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { firstLineOf } from '../../model/text/first-line.ts';
import { gitEnvironment } from './git-environment.ts';
import { repositoryOf } from './git-repository.ts';

/** What git ignores in the work tree around a root. */
export interface IgnoredFiles {
  /** Whether git ignores a file or folder, or a folder around it; POSIX, relative to the root. */
  readonly has: (path: string) => boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Asks git once for everything that it ignores below the root. Nothing is ignored if the root is in no work tree, or is itself ignored.
 * Git runs while other work goes on.
 */
export async function listIgnoredByGit(root: string): Promise<IgnoredFiles> {
  if (repositoryOf(root) === null) return { has: () => false, diagnostics: [] };
  const answer = await askGit(root);
  if ('problem' in answer) return { has: () => false, diagnostics: [unanswered(answer.problem)] };
  const paths = new Set(answer.output.split('\0').map(path => path.replace(/\/$/, '')));
  paths.delete('');
  // If git ignores everything in the root, it names the root; if it ignores the root itself, it names nothing else.
  paths.delete('.');
  return { has: path => paths.size > 0 && isBelowOneOf(paths, path), diagnostics: [] };
}

function isBelowOneOf(paths: ReadonlySet<string>, path: string): boolean {
  if (paths.has(path)) return true;
  const end = path.lastIndexOf('/');
  return end > 0 && isBelowOneOf(paths, path.slice(0, end));
}

const QUESTION = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];

function askGit(root: string): Promise<{ readonly output: string } | { readonly problem: string }> {
  return new Promise(resolve => {
    execFile(
      'git',
      QUESTION,
      { cwd: root, env: gitEnvironment(), maxBuffer: 2 ** 28 },
      (error, output, messages) => {
        if (error === null) resolve({ output });
        else resolve({ problem: firstLineOf(messages) || error.message });
      },
    );
  });
}

function unanswered(problem: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'source/git-unanswered',
    message: `Git did not list the files that it ignores (${problem}), so none are left out`,
    hint: 'Install git, and mark this folder as safe: git config --global --add safe.directory <folder>.',
  };
}
