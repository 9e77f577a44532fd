import { join } from 'node:path';
import type { BundlePlaces } from '../host/bundle/bundle.ts';
import { BUNDLE_FOLDERS } from '../host/program/bundle-folders.js';
import { isInside } from '../host/sources/is-inside.ts';

/** Whether an absolute path is a source file of the templates, the browser's script or a feature. */
export function isOfBundle(path: string, places: Pick<BundlePlaces, 'packageRoot' | 'features'>): boolean {
  return bundleFoldersOf(places).some(folder => isInside(folder, path));
}

/** The folders of those files, as absolute paths. */
export function bundleFoldersOf({
  packageRoot,
  features,
}: Pick<BundlePlaces, 'packageRoot' | 'features'>): string[] {
  const own = BUNDLE_FOLDERS.map(folder => join(packageRoot, folder));
  return [...own, ...features.map(({ folder }) => folder)];
}
