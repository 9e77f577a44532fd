import { basename } from 'node:path';
import { CONFIG_FILE, loadConfigModule } from '../host/config-module.ts';
import { resolveConfig } from '../load/config/resolve-config.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

export interface ConfigOptions {
  /** Absolute paths. */
  readonly root: string;
  readonly packageRoot: string;
  readonly cacheFolder: string;
  /** Instead of the configured one. */
  readonly baseUrl: string | null;
}

export interface LoadedConfig {
  readonly config: SiteConfig | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs and checks `site.config.ts`; a folder without one gets every default, and its own name. */
export async function loadConfig(options: ConfigOptions): Promise<LoadedConfig> {
  const module = await loadConfigModule(options);
  if (!module.isLoaded) return { config: null, diagnostics: module.diagnostics };
  const source = { file: CONFIG_FILE, text: module.text };
  const { config, diagnostics } = resolveConfig(module.value, source, basename(options.root));
  return {
    config: config && { ...config, baseUrl: options.baseUrl ?? config.baseUrl },
    diagnostics,
  };
}
