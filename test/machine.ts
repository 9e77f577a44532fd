import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserHost } from './browser/find-browser.ts';
import { installPackage } from './install-package.ts';

/** Root of the project. */
export const projectRoot = join(import.meta.dirname, '..');

/** Folder for programs that tests need and that are no dependencies of the project. */
export const toolsFolder = join(projectRoot, '.cache', 'tools');

/** Whether a file is there and may be run. */
function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a process runs; one that has ended and that its parent has not asked for yet does not. */
export function isRunning(id: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${id}/cmdline`, 'utf8') !== '';
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Runs a command to its end, with its standard output and error as one text. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): { readonly isDone: boolean; readonly output: string } {
  const result = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...environment },
    maxBuffer: 256 * 1024 * 1024,
  });
  return { isDone: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

/** Whether this process may install packages of the system. */
const isRoot = process.getuid?.() === 0;

/** The machine that the tests run on, as the search for a browser sees it. */
export const browserHost: BrowserHost = {
  environment: process.env,
  platform: process.platform,
  isRoot,
  packageFolder: join(toolsFolder, 'chromium'),
  isExecutable,
  run: runCommand,
};

/**
 * Makes sure that a command is there: as it is, or from a Debian package where this process is root.
 * Throws an error that says how to get it.
 */
export function requireCommand(command: string, debianPackage: string): string {
  if (isOnPath(command)) return command;
  const mayInstall = isRoot && process.platform === 'linux';
  if (mayInstall && installPackage(runCommand, debianPackage) && isOnPath(command)) return command;
  throw new Error(
    `This test needs the command "${command}". Install it (Debian: \`apt-get install ${debianPackage}\`).`,
  );
}

function isOnPath(command: string): boolean {
  return (process.env.PATH ?? '').split(':').some(folder => isExecutable(join(folder, command)));
}

/**
 * Words before a command that take away what root may do: then permissions count for it too. None for another user, for whom
 * they count anyway.
 */
export function asOrdinaryUser(): readonly string[] {
  if (!isRoot) return [];
  return [requireCommand('setpriv', 'util-linux'), '--inh-caps=-all', '--bounding-set=-all'];
}
