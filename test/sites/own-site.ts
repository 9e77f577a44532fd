import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';

/** Builds the project's own site for tests of its files, and gives the folder. */
export function buildOwnSite(): string {
  const folder = join(projectRoot, 'test', '.output', 'checked-site');
  const program = join(projectRoot, 'bin', 'site.js');
  const result = spawnSync(process.execPath, [program, 'build', '--root', projectRoot, '--out-dir', folder], {
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new Error(
      `The site does not build (exit code ${result.status}):\n${result.stdout}${result.stderr}`,
    );
  return folder;
}

/** Paths below a folder that end in one of the endings, sorted. */
export function filesBelow(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => endings.some(ending => file.endsWith(ending)))
    .sort();
}
