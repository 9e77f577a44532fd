import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../browser/serve-folder.ts';
import { projectRoot } from '../machine.ts';

/** Builds the project's own site for tests of its files, where the browsers' tests have it too, and gives the folder. */
export async function buildOwnSite(): Promise<string> {
  const output = join(projectRoot, 'test', '.output', 'site');
  await buildSite({ root: projectRoot, output });
  return output;
}

/** Paths below a folder that end in one of the endings, sorted. */
export function filesBelow(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => endings.some(ending => file.endsWith(ending)))
    .sort();
}
