import { join } from 'node:path';
import type { BundlePlaces } from '../host/bundle/bundle.ts';
import { BUNDLE_FOLDERS } from '../host/program/bundle-folders.js';
import { isInside } from '../host/sources/is-inside.ts';
import type { BundleResult } from '../model/bundle.ts';

/** Where the sources of a bundle are, and what is known of it. */
export type BundleSources = Pick<BundlePlaces, 'root' | 'packageRoot' | 'features'> & {
  readonly bundled: BundleResult;
};

/** Whether an absolute path is a source file of the templates, the browser's script or a feature. */
export function isOfBundle(path: string, sources: BundleSources): boolean {
  return bundleSourcesOf(sources).some(source => path === source || isInside(source, path));
}

/**
 * The folders of those files, and the files that features import from elsewhere, as absolute paths. While something does not compile, a
 * file that a message names is one of them too.
 */
export function bundleSourcesOf({ root, packageRoot, features, bundled }: BundleSources): readonly string[] {
  const own = BUNDLE_FOLDERS.map(folder => join(packageRoot, folder));
  const named = bundled.diagnostics.flatMap(({ place }) => place?.file ?? []);
  const elsewhere = [...(bundled.bundle?.elsewhere ?? []), ...named].map(file => join(root, file));
  return [...new Set([...own, ...features.map(({ folder }) => folder), ...elsewhere])];
}
