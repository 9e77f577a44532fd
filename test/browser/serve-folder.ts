import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';

/** A site that is served: its origin with its base URL, without a final slash, and what serves it. */
export interface ServedFolder {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Where a site's sources lie, and where it is built. */
export interface SiteFolders {
  readonly root: string;
  readonly output: string;
}

const program = join(projectRoot, 'bin', 'site.js');

/** Builds a site. Rejects with all that the program said if it does not build. */
export function buildSite(folders: SiteFolders): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = start('build', folders);
    const output = gatherOutput(child);
    child.on('close', code =>
      code === 0
        ? resolve()
        : reject(new Error(`The site does not build (exit code ${code}):\n${output.text}`)),
    );
  });
}

/** Run by a server before its own program: ends it with the process that started it, however that ends. */
const END_WITH_PARENT = 'data:text/javascript,process.once("disconnect",()=>process.exit())';

/** Resolves when the server has printed its address. The server ends with this process at the latest. */
export function startPreview(folders: SiteFolders): Promise<ServedFolder> {
  return new Promise((resolve, reject) => {
    const child = start('preview', folders, ['--import', END_WITH_PARENT]);
    const output = gatherOutput(child);
    child.stdout?.on('data', () => {
      const url = /http:\/\/[\w.:[\]/-]+/.exec(output.text)?.[0];
      if (url !== undefined) resolve({ url: url.replace(/\/$/, ''), process: child });
    });
    child.on('close', code => reject(new Error(`preview ended (exit code ${code}):\n${output.text}`)));
  });
}

function start(
  command: 'build' | 'preview',
  { root, output }: SiteFolders,
  nodeOptions: readonly string[] = [],
): ChildProcess {
  const parameters = [...nodeOptions, program, command, '--root', root, '--out-dir', output];
  return spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

function gatherOutput(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', chunk => {
      output.text += chunk;
    });
  }
  return output;
}
