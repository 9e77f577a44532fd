import { dirname, join } from 'node:path';
import { repositoryOf } from '../git/git-repository.ts';

/** Where npm, pnpm, Yarn and Bun write which packages are installed. */
const NAMES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** The absolute paths where a site's lockfile may be, there or not. A workspace has it at the top. */
export function lockFilesOf(root: string): readonly string[] {
  const folders = foldersUpTo(repositoryOf(root) ?? root, root);
  return folders.flatMap(folder => NAMES.map(name => join(folder, name)));
}

function foldersUpTo(top: string, folder: string): readonly string[] {
  return folder === top ? [folder] : [folder, ...foldersUpTo(top, dirname(folder))];
}
