import { basename, join } from 'node:path';
import type { Feature } from '../../feature.ts';
import type { CacheGuard } from '../../host/cache/cache-guard.ts';
import type { Decode } from '../../host/config/compile-plugins.ts';
import { loadConfigModule, type PackageStates } from '../../host/config/config-module.ts';
import { missingPackages } from '../../host/missing-packages.ts';
import type { SharedCacheConfig, SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { CONFIG_FILE } from '../../model/paths/project-files.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import { fillProduct, resolveConfig } from '../config/resolve-config.ts';
import { foldCollections } from './fold-collections.ts';
import { type Features, foldFeatures } from './fold-features.ts';
import { readFeatures } from './read-features.ts';
import type { ReadTheme } from './read-theme.ts';

/** The features that come with the program. */
export interface ProgramFeatures {
  /** Features of every site, before those that it lists. */
  readonly baseFeatures: readonly Feature[];
  /** Features of a site that lists none. */
  readonly defaultFeatures: readonly Feature[];
  /** Features that a site may list. */
  readonly offeredFeatures: readonly Feature[];
}

export interface ConfigOptions extends ProgramFeatures {
  /** Absolute paths. */
  readonly root: string;
  readonly packageRoot: string;
  readonly cacheFolder: string;
  /** Where compiled bundles are kept. */
  readonly bundleCache: string;
  readonly cache: CacheGuard;
  /** Replaces the configured one. */
  readonly baseUrl: string | null;
}

export type LoadedConfig = LoadedOrigins &
  (
    | { readonly config: null; readonly diagnostics: readonly Diagnostic[] }
    | {
        readonly config: SiteConfig;
        readonly sharedCache: SharedCacheConfig | null;
        readonly features: Features;
        readonly placeInConfig: PlaceInConfig;
        readonly diagnostics: readonly Diagnostic[];
      }
  );

export interface LoadedOrigins {
  /** Absolute paths of what the configuration is made of besides its own file: the files that it imports and the folder of the theme, there or not. */
  readonly origins: readonly string[];
  readonly packages: PackageStates;
}

/** Runs and checks `site.config.ts`. Without one, a site gets every default, and its folder's name. */
export async function loadConfig(options: ConfigOptions): Promise<LoadedConfig> {
  const module = await loadConfigModule({ ...options, decode });
  const { files, packages } = module;
  if (!module.isLoaded) return { config: null, diagnostics: module.diagnostics, origins: files, packages };
  const source = { file: CONFIG_FILE, text: module.text };
  const resolved = await resolveConfig(module.value, source, {
    folderName: basename(options.root),
    offered: options.offeredFeatures.map(({ definition }) => definition.name),
  });
  const { config, sharedCache, features: list = options.defaultFeatures, placeOf, diagnostics } = resolved;
  const read = await readFeatures({
    root: options.root,
    base: options.baseFeatures,
    list,
    placeOf,
    fill: value => (config === null ? value : fillProduct(value, config.product)),
  });
  const themeFolder = config?.theme ?? null;
  const theme = await readThemeAt(themeFolder, options.root, placeOf);
  const origins = [...files, ...(themeFolder === null ? [] : [join(options.root, themeFolder)])];
  const made = { origins, packages };
  const missing = missingHighlighter(config, placeOf, options.packageRoot);
  const wrong = [...read.diagnostics, ...theme.diagnostics, ...missing];
  const found = [...diagnostics, ...wrong];
  if (config === null || wrong.some(({ severity }) => severity === 'error'))
    return { config: null, diagnostics: found, ...made };
  const { collections, diagnostics: equal } = foldCollections(read.features, config.words);
  if (equal.length > 0) return { config: null, diagnostics: [...found, ...equal], ...made };
  return {
    config: { ...config, baseUrl: options.baseUrl ?? config.baseUrl },
    sharedCache,
    features: withTheme(
      foldFeatures(read.features, {
        codeKey: module.codeKey,
        root: options.root,
        packageRoot: options.packageRoot,
        collections,
        offered: options.offeredFeatures,
      }),
      theme,
    ),
    placeInConfig: placeOf,
    diagnostics: found,
    ...made,
  };
}

/** Only a site with a theme loads what reads it. */
async function readThemeAt(path: string | null, root: string, placeOf: PlaceInConfig): Promise<ReadTheme> {
  if (path === null) return { browser: [], diagnostics: [] };
  const { readTheme } = await import('./read-theme.ts');
  return readTheme(path, root, placeOf(['theme']));
}

const decode: Decode = async (file, bytes) => {
  const { decodeSource } = await import('../source/decode-source.ts');
  return decodeSource(file, bytes, Number.POSITIVE_INFINITY);
};

/** Only one of the highlighters comes with the program. */
function missingHighlighter(
  config: SiteConfig | null,
  placeOf: PlaceInConfig,
  packageRoot: string,
): readonly Diagnostic[] {
  if (config?.markdown.highlighter !== 'shiki') return [];
  const place = placeOf(['markdown', 'highlighter']);
  return missingPackages({ what: 'The highlighter shiki', packages: ['shiki'], place, packageRoot });
}

/** Adds the theme's sheets after those of the features. */
function withTheme(features: Features, { browser }: ReadTheme): Features {
  return {
    ...features,
    browser: [...features.browser, ...browser],
    browserWithDirectives: async () => [...(await features.browserWithDirectives()), ...browser],
  };
}
