import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Templates } from '../../../templates/contract/document.ts';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { BundleResult, CompiledBundle } from '../../model/bundle.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';
import type { Wording } from '../../model/wording.ts';
import type { CacheGuard } from '../cache/cache-guard.ts';
import { findCode } from '../cache/code-cache.js';
import { hashSources } from '../cache/source-hash.js';
import { createPlaceOf, placeOfStack } from '../config/place-of-stack.ts';
import { BUNDLE_FOLDERS } from '../program/bundle-folders.js';
import { type BundleDescription, DESCRIPTION, TEMPLATES } from './bundle-description.ts';
import { checkLayoutModules, checkPageModules, checkSlots } from './check-default-exports.ts';
import { checkPartFiles } from './check-part-files.ts';
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
  const { root, packageRoot, bundleCache, cache, wording } = places;
  const hash = hashBundle(places);
  const shelf = join(bundleCache, 'bundle');
  const found = (folder: string) => ({
    bundle: { hash, load: () => importBundle(folder, hash) },
    diagnostics: [],
  });
  const known = findCode(shelf, hash);
  if (known !== null) return found(known);

  const whole = await places.withDirectives();
  const wrongFiles = [...checkPartFiles(whole), ...(await checkSlots(whole, root))];
  if (wrongFiles.length > 0) return { bundle: null, diagnostics: wrongFiles };
  const { compileBundle } = await import('./compile-bundle.ts');
  const compiled = await compileBundle({ root, packageRoot, folder: shelf, features: whole, wording });
  if ('failures' in compiled) {
    const wrongPages = await checkPageModules(whole, root);
    if (wrongPages.length > 0) return { bundle: null, diagnostics: wrongPages };
    const { diagnosticsOfBuildFailure } = await import('../esbuild-diagnostics.ts');
    const diagnostics = compiled.failures.flatMap(failure =>
      diagnosticsOfBuildFailure(failure, packageRoot, root),
    );
    return { bundle: null, diagnostics };
  }
  const wrongModules = await checkLayoutModules(packageRoot);
  if (wrongModules.length > 0) return { bundle: null, diagnostics: wrongModules };
  const kept = cache.keepCode(shelf, hash, compiled.files);
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

/** The bundle, unless a module of the site throws while it is loaded. */
async function importBundle(folder: string, hash: string): Promise<BundleResult> {
  // The seal of the folder proves that `compileBundle` made this file.
  const description = JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as BundleDescription;
  const { assets, ...rest } = description;
  const templates: Templates | Diagnostic = await import(pathToFileURL(join(folder, TEMPLATES)).href).catch(
    error => thrownWhileLoading(error, folder),
  );
  if ('code' in templates) return { bundle: null, diagnostics: [templates] };
  const bundle = {
    ...rest,
    hash,
    // The names of assets contain their hashes.
    buildId: contentHash(assets.join()),
    templates,
    placeOf: createPlaceOf(folder),
    devScript: join(folder, 'dev.js'),
    files: assets.map(path => ({ path, content: { type: 'copy' as const, from: join(folder, path) } })),
  };
  return { bundle, diagnostics: [] };
}

/** The error for what a module of the site, or of a package that it imports, throws. */
function thrownWhileLoading(error: unknown, folder: string): Diagnostic {
  const place = placeOfStack(error instanceof Error ? (error.stack ?? '') : '', folder);
  return {
    severity: 'error',
    code: 'template/crashed',
    message: `A module of the templates throws when it is loaded: ${messageOf(error)}`,
    ...(place && { place }),
    hint: place
      ? 'Fix it at this place. No page can be rendered without it.'
      : 'Check the packages that the components of the site import.',
  };
}
