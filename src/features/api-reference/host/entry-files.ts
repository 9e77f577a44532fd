import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compareText } from '@mapwright/site/system';
import type { EntryFile } from './extraction-request.ts';

const DECLARATIONS = /(?:\.d)?\.[cm]?tsx?$/;

/**
 * Lists the files of the entry points: a file is itself, a folder is all TypeScript below it. A module's path is its file's path below
 * that folder, or below the common folder of all named files; `index` becomes the name of its folder.
 */
export function listEntryFiles(
  root: string,
  entryPoints: readonly string[],
  filesBelow: (folder: string) => readonly string[],
): readonly EntryFile[] {
  const folders = entryPoints.filter(entry =>
    statSync(join(root, entry), { throwIfNoEntry: false })?.isDirectory(),
  );
  const files = entryPoints.filter(entry => !folders.includes(entry));
  const shared = sharedFolder(files);
  const entries = [
    ...folders.flatMap(folder => entriesBelow(folder, filesBelow(folder))),
    ...files.map(file => ({ file, modulePath: modulePathOf(posix.relative(shared, file)) })),
  ];
  const unique = new Map(entries.map(entry => [entry.file, entry]));
  return [...unique.values()].sort((a, b) => compareText(a.file, b.file));
}

function entriesBelow(folder: string, files: readonly string[]): readonly EntryFile[] {
  return files
    .filter(file => DECLARATIONS.test(file))
    .map(file => ({ file, modulePath: modulePathOf(posix.relative(folder, file)) }));
}

function modulePathOf(file: string): string {
  const path = file.replace(DECLARATIONS, '');
  return path.endsWith('/index') ? posix.dirname(path) : path;
}

function sharedFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map(file => posix.dirname(file));
  const parts = first.split('/');
  const length = parts.findIndex((part, index) => others.some(other => other.split('/')[index] !== part));
  return (length < 0 ? parts : parts.slice(0, length)).join('/');
}
