import { basename } from 'node:path';
import type { CacheGuard } from '../host/cache-guard.ts';
import { CONFIG_FILE, loadConfigModule } from '../host/config-module.ts';
import { resolveConfig } from '../load/config/resolve-config.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PlaceInConfig } from '../model/place-in-config.ts';

export interface ConfigOptions {
  /** Absolute paths. */
  readonly root: string;
  readonly packageRoot: string;
  readonly cacheFolder: string;
  readonly cache: CacheGuard;
  /** Instead of the configured one. */
  readonly baseUrl: string | null;
}

export type LoadedConfig =
  | { readonly config: null; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly config: SiteConfig;
      readonly placeInConfig: PlaceInConfig;
      readonly diagnostics: readonly Diagnostic[];
    };

/** Runs and checks `site.config.ts`; a folder without one gets every default, and its own name. */
export async function loadConfig(options: ConfigOptions): Promise<LoadedConfig> {
  const module = await loadConfigModule(options);
  if (!module.isLoaded) return { config: null, diagnostics: module.diagnostics };
  const source = { file: CONFIG_FILE, text: module.text };
  const { config, placeOf, diagnostics } = resolveConfig(module.value, source, basename(options.root));
  if (config === null) return { config, diagnostics };
  return {
    config: { ...config, baseUrl: options.baseUrl ?? config.baseUrl },
    placeInConfig: placeOf,
    diagnostics,
  };
}
