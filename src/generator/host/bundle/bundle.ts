import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { BundleResult, CompiledBundle } from '../../model/bundle.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Wording } from '../../model/wording.ts';
import type { CacheGuard } from '../cache/cache-guard.ts';
import { findCode } from '../cache/code-cache.js';
import { hashSources } from '../cache/source-hash.js';
import { BUNDLE_FOLDERS } from '../program/bundle-folders.js';
import { lockFilesOf } from './lock-files.ts';

export interface BundlePlaces {
  /** Absolute paths. */
  readonly root: string;
  readonly packageRoot: string;
  readonly cacheFolder: string;
  /** Where compiled bundles are kept. */
  readonly bundleCache: string;
  readonly programHash: string;
  readonly cache: CacheGuard;
  readonly features: readonly BrowserFeature[];
  /** The same with what their directives need: asked only where something is compiled. */
  readonly withDirectives: () => Promise<readonly BrowserFeature[]>;
  readonly wording: Wording;
}

/**
 * The templates and the browser's assets, compiled once for each state of their sources into
 * `<bundleCache>/bundle/<hash>`. A mistake in them comes back as diagnostics with the compiler's own places.
 */
export async function findBundle(places: BundlePlaces): Promise<BundleResult<CompiledBundle>> {
  const { bundleCache, cache } = places;
  const hash = hashBundle(places);
  const shelf = join(bundleCache, 'bundle');
  const found = (folder: string) => ({
    // A build without changes loads nothing.
    bundle: { hash, load: async () => (await import('./import-bundle.ts')).importBundle(folder, hash) },
    diagnostics: [],
  });
  const known = findCode(shelf, hash);
  if (known !== null) return found(known);
  const { makeBundle } = await import('./make-bundle.ts');
  const features = await places.withDirectives();
  const made = await makeBundle({ ...places, features, folder: shelf });
  if ('diagnostics' in made) return { bundle: null, diagnostics: made.diagnostics };
  const kept = cache.keepCode(shelf, hash, made.files);
  return 'folder' in kept ? found(kept.folder) : { bundle: null, diagnostics: [kept.diagnostic] };
}

/** The same, loaded. */
export async function loadBundle(places: BundlePlaces): Promise<BundleResult> {
  const { bundle, diagnostics } = await findBundle(places);
  return bundle === null ? { bundle, diagnostics } : bundle.load();
}

function hashBundle(places: BundlePlaces): string {
  const { root, packageRoot, cacheFolder, bundleCache, programHash, features, wording } = places;
  const record = join(bundleCache, 'bundle-state.json');
  const own = hashSources(BUNDLE_FOLDERS, { root: packageRoot, record });
  const spoken = JSON.stringify(wording);
  const packages = features.every(({ isOfProgram }) => isOfProgram) ? '' : hashLockFiles(root);
  return contentHash(
    programHash,
    own,
    spoken,
    packages,
    ...features.map(feature => hashFeature(feature, cacheFolder)),
  );
}

/** The versions of the packages that a site has installed: its own components may import them. */
function hashLockFiles(root: string): string {
  const texts = lockFilesOf(root)
    .filter(existsSync)
    .map(file => readFileSync(file, 'utf8'));
  return contentHash(JSON.stringify(texts));
}

/** Independent of any place: a site is the same wherever it is built. */
function hashFeature(feature: BrowserFeature, cacheFolder: string): string {
  const { name, isOfProgram, folder, pages, stylesheets, liveParts, slots } = feature;
  if (isOfProgram) return name;
  const record = join(cacheFolder, `${name}-sources.json`);
  const parts = [pages, stylesheets, liveParts, slots].map(files =>
    Object.entries(files).map(([part, file]) => [part, relative(folder, file)]),
  );
  return contentHash(hashSources(['.'], { root: folder, record }), JSON.stringify([name, ...parts]));
}
