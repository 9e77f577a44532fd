import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Milliseconds until a build is tried again that waits for another. */
const PAUSE = 500;

/** Builds a site, after any other build of it. Rejects with all that the program said if it does not build. */
export async function buildSite(folders: SiteFolders): Promise<void> {
  let result = await tryToBuild(folders);
  while (result.said.includes('output/locked')) {
    await sleep(PAUSE);
    result = await tryToBuild(folders);
  }
  if (result.code !== 0)
    throw new Error(`The site does not build (exit code ${result.code}):\n${result.said}`);
}

function tryToBuild(folders: SiteFolders): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = start('build', folders);
  const output = gatherOutput(child);
  return new Promise(resolve => child.on('close', code => resolve({ code, said: output.text })));
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
