import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';

/** Milliseconds between two tries, and how often a test tries. */
const PAUSE = 500;
const TRIES = 240;

/** Builds the project's own site for tests of its files, and gives the folder. Test files run side by side: the second waits for the first. */
export function buildOwnSite(): string {
  const folder = join(projectRoot, 'test', '.output', 'checked-site');
  const program = join(projectRoot, 'bin', 'site.js');
  const build = () =>
    spawnSync(process.execPath, [program, 'build', '--root', projectRoot, '--out-dir', folder], {
      encoding: 'utf8',
    });
  let result = build();
  for (let tries = 1; tries < TRIES && result.stderr.includes('output/locked'); tries++) {
    pause();
    result = build();
  }
  if (result.status !== 0)
    throw new Error(
      `The site does not build (exit code ${result.status}):\n${result.stdout}${result.stderr}`,
    );
  return folder;
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
}

/** Paths below a folder that end in one of the endings, sorted. */
export function filesBelow(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => endings.some(ending => file.endsWith(ending)))
    .sort();
}
