import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { BundleResult, CompiledBundle } from '../../model/bundle.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Wording } from '../../model/wording.ts';
import type { CacheGuard } from '../cache/cache-guard.ts';
import { readCheckedJson, writeCheckedJson } from '../cache/checked-json.ts';
import { findCode } from '../cache/code-cache.js';
import { hashSources } from '../cache/source-hash.js';
import { hashCode } from '../config/read-code.ts';
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
  const { root, cacheFolder, bundleCache, cache } = places;
  const record = join(cacheFolder, 'bundle-elsewhere.json');
  const sources = hashBundle(places);
  const shelf = join(bundleCache, 'bundle');
  const found = (folder: string, hash: string) => ({
    // A build without changes loads nothing.
    bundle: { hash, load: async () => (await import('./import-bundle.ts')).importBundle(folder, hash) },
    diagnostics: [],
  });
  // The checksum of the record proves that it was written here.
  const known = contentHash(
    sources,
    hashElsewhere(root, (readCheckedJson(record) ?? []) as readonly string[]),
  );
  const folder = findCode(shelf, known);
  if (folder !== null) return found(folder, known);

  const { makeBundle } = await import('./make-bundle.ts');
  const features = await places.withDirectives();
  const made = await makeBundle({ ...places, features, folder: shelf });
  if ('diagnostics' in made) return { bundle: null, diagnostics: made.diagnostics };
  cache.attempt(() => writeCheckedJson(record, made.elsewhere));
  const hash = contentHash(sources, made.isSettled ? hashElsewhere(root, made.elsewhere) : randomUUID());
  const kept = cache.keepCode(shelf, hash, made.files);
  return 'folder' in kept ? found(kept.folder, hash) : { bundle: null, diagnostics: [kept.diagnostic] };
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

/** The state of files that features import from outside their folders. */
function hashElsewhere(root: string, files: readonly string[]): string {
  return contentHash(JSON.stringify(files.map(file => [file, hashCode(join(root, file))])));
}

/** Independent of any place: a site is the same wherever it is built. */
function hashFeature(feature: BrowserFeature, cacheFolder: string): string {
  const { name, isOfProgram, folder, place: _, ...files } = feature;
  if (isOfProgram) return name;
  const record = join(cacheFolder, `${name}-sources.json`);
  const parts = JSON.stringify(files, (_, value) =>
    typeof value === 'string' ? relative(folder, value) : value,
  );
  return contentHash(hashSources(['.'], { root: folder, record }), name, parts);
}
