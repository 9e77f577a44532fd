import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BuildResult } from 'esbuild';
import { posixPath } from '../../model/paths/posix-path.ts';
import { compareText } from '../../model/text/compare-text.ts';
import { isOfPackage } from '../config/is-of-package.ts';
import { isInside } from '../sources/is-inside.ts';
import type { BundleTask } from './bundle-entries.ts';

/** A module that a plugin makes: `words:…`. The letter of a drive is shorter. */
const MADE = /^[\w-]{2,}:/;

/**
 * What features import from outside their folders, packages and the program: POSIX paths, relative to the root. The compiler alone
 * knows it.
 */
export function findElsewhere(
  builds: readonly BuildResult[],
  { root, packageRoot, features }: BundleTask,
): readonly string[] {
  // `dev` compiles what it has while a feature's folder is gone.
  const own = features.map(({ folder }) => folder).filter(existsSync);
  const folders = [join(packageRoot, 'src'), ...own.map(folder => realpathSync(folder))];
  const inputs = builds.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
  const files = inputs
    .filter(input => !isOfPackage(input) && !MADE.test(input))
    .map(input => resolve(packageRoot, input))
    .filter(file => !folders.some(folder => isInside(folder, file)));
  const from = realpathSync(root);
  return [...new Set(files)].map(file => posixPath(relative(from, file))).sort(compareText);
}
