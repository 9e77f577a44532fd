import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';
import type { SourceTree } from './import-graph.ts';

/** The TypeScript files of folders of the project. */
export function readTree(...folders: readonly string[]): SourceTree {
  const files = folders.flatMap(folder =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(file => /\.tsx?$/.test(file) && !file.startsWith('test/.')),
  );
  return new Map(files.map(file => [file, readFileSync(join(projectRoot, file), 'utf8')]));
}
