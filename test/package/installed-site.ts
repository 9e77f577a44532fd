import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { projectRoot, requireCommand } from '../machine.ts';
import { type CommandResult, finish } from '../sites/command-result.ts';
import { Site, type SiteFiles } from '../sites/harness.ts';

/** Folder that the package is installed in. */
export const installed = inject('installation').root;

/** The installed package. */
export const packageFolder = join(installed, 'node_modules', '@mapwright', 'site');

const USER = '65534';

/** Words before a command that make it an ordinary user's, so that permissions count. */
const asOrdinaryUser: readonly string[] =
  process.getuid?.() === 0
    ? [requireCommand('setpriv', 'util-linux'), `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups']
    : [];

/** How the commands of a site below the installation are run. */
export const asInstalled = {
  program: join(packageFolder, 'bin', 'site.js'),
  wrapper: asOrdinaryUser,
  environment: { HOME: installed },
};

/** A site in a folder below the installation, which finds its packages as Node does. */
export function siteBelow(folder: string, files: SiteFiles): Site {
  const site = new Site(join(installed, folder)).write(files);
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', `${USER}:${USER}`, site.root]);
  return site;
}

/** Runs a command of npm in a folder, as an ordinary user. */
export function npx(folder: string, ...words: readonly string[]): Promise<CommandResult> {
  return finish(start(folder, 'npx', '--no', ...words));
}

/** What TypeScript says of a site, by its own `tsconfig.json`. */
export function typeErrorsIn(folder: string): string {
  const tsc = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  return spawnSync(process.execPath, [tsc, '--project', folder], { cwd: folder, encoding: 'utf8' }).stdout;
}

/** A server of the program, once it has said where it listens. */
export async function serve(folder: string, ...words: readonly string[]) {
  const child = start(folder, process.execPath, asInstalled.program, ...words, '--port', '0');
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /http:\/\/[\w.:[\]-]+/.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      });
    child.on('close', code => reject(new Error(`${words[0]} ended (${code}):\n${output}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, stop };
}

function start(folder: string, ...words: readonly string[]) {
  const [file = '', ...parameters] = [...asOrdinaryUser, ...words];
  return spawn(file, parameters, {
    cwd: folder,
    env: { ...process.env, ...asInstalled.environment, CI: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
