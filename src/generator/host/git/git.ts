import { execFileSync } from 'node:child_process';
import { firstLineOf } from '../../model/text/first-line.ts';
import { gitEnvironment } from './git-environment.ts';

/** Runs git in a folder, and gives what it prints. Throws if git fails or is not there. */
export function git(folder: string, args: readonly string[], input = ''): string {
  return execFileSync('git', [...SETTINGS, ...args], {
    cwd: folder,
    env: gitEnvironment(),
    encoding: 'utf8',
    input,
    stdio: 'pipe',
    maxBuffer: 2 ** 30,
  });
}

/** Where the user's own settings would change what git prints. */
const SETTINGS = ['core.quotePath=false', 'log.showSignature=false', 'log.showRoot=true'].flatMap(setting => [
  '-c',
  setting,
]);

/** The first line that git printed, or why it did not start; empty if it only said no, as it does of a name that it does not know. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hasRun = 'status' in error && typeof error.status === 'number';
  const printed = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '';
  return firstLineOf(hasRun ? printed : error.message);
}
