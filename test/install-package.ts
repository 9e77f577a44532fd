import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a command to its end; `isDone` is false where it is missing or fails. */
export type RunCommand = (
  command: string,
  parameters: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => { readonly isDone: boolean; readonly output: string };

const LOCK = join(tmpdir(), 'site-tests-apt-get.lock');

/**
 * Installs the newest version of a Debian package, and says whether it could. Old lists lead to old browsers, which fail in their own ways; without
 * a network the lists must do. One waits for the other: apt-get refuses to run twice at a time.
 */
export function installPackage(run: RunCommand, debianPackage: string): boolean {
  const aptGet = (...parameters: readonly string[]) => run('flock', [LOCK, 'apt-get', ...parameters]).isDone;
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', debianPackage);
}
