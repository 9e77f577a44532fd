import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CacheGuard } from './cache-guard.ts';
import { readCheckedJson, writeCheckedJson } from './checked-json.ts';
import { findCode } from './code-cache.js';
import { configFailure } from './config/config-failure.ts';
import { placeOfStack } from './config/place-of-stack.ts';
import { runConfig } from './config/run-config.ts';
import { contentHash } from './content-hash.ts';
import { diagnosticsOfBuildFailure } from './esbuild-diagnostics.ts';

/** What a configuration module exports, before any check; `value` is empty where there is no such file. */
export type ConfigModule =
  | {
      readonly isLoaded: true;
      readonly value: unknown;
      readonly text: string;
    }
  | {
      readonly isLoaded: false;
      readonly diagnostics: readonly Diagnostic[];
    };

/** What the configuration was compiled from: `hash` names the state of the inputs, and the compiled code. */
interface Compiled {
  readonly hash: string;
  readonly inputs: readonly string[];
}

const COMPILED_FILE = 'config.mjs';

export const CONFIG_FILE = 'site.config.ts';

export interface ConfigModuleOptions {
  /** Absolute paths. */
  readonly root: string;
  readonly packageRoot: string;
  readonly cacheFolder: string;
  readonly cache: CacheGuard;
}

/**
 * Compiles `site.config.ts`, if its bytes or those of a file that it imports are new, and runs it.
 */
export async function loadConfigModule(options: ConfigModuleOptions): Promise<ConfigModule> {
  const { root } = options;
  const file = join(root, CONFIG_FILE);
  if (!existsSync(file)) return { isLoaded: true, value: {}, text: '' };
  try {
    const known = findCompiled(options);
    const compiled = known === null ? await compile(options) : { folder: known };
    if ('diagnostic' in compiled) return { isLoaded: false, diagnostics: [compiled.diagnostic] };
    const module = join(compiled.folder, COMPILED_FILE);
    const run = await runConfig(module);
    if ('failure' in run) {
      const stack = 'stack' in run.failure ? run.failure.stack : undefined;
      const place = placeOfStack(stack ?? '', module) ?? { file: CONFIG_FILE };
      return { isLoaded: false, diagnostics: [configFailure(run.failure, place)] };
    }
    if (run.exported === undefined) return { isLoaded: false, diagnostics: [noDefaultExport()] };
    return { isLoaded: true, value: run.exported, text: readFileSync(file, 'utf8') };
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error;
    return { isLoaded: false, diagnostics: diagnosticsOfBuildFailure(error, root) };
  }
}

function findCompiled({ root, cacheFolder }: ConfigModuleOptions): string | null {
  const known = readInputs(recordFile(cacheFolder));
  if (known === null || known.hash !== hashInputs(root, known.inputs)) return null;
  return findCode(shelfIn(cacheFolder), known.hash);
}

async function compile({ root, packageRoot, cacheFolder, cache }: ConfigModuleOptions) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [CONFIG_FILE],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'external',
    outfile: COMPILED_FILE,
    alias: { 'site/config': join(packageRoot, 'src/generator/model/define-config.ts') },
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs).sort();
  const hash = hashInputs(root, inputs);
  const files = outputFiles.map(({ path, contents }) => ({ path: basename(path), contents }));
  const kept = cache.keepCode(shelfIn(cacheFolder), hash, files);
  cache.attempt(() => writeCheckedJson(recordFile(cacheFolder), { hash, inputs } satisfies Compiled));
  return kept;
}

function shelfIn(cacheFolder: string): string {
  return join(cacheFolder, 'config');
}

function recordFile(cacheFolder: string): string {
  return join(cacheFolder, 'config.json');
}

function hashOf(file: string): string {
  return existsSync(file) ? contentHash(readFileSync(file)) : '';
}

function hashInputs(root: string, inputs: readonly string[]): string {
  const parts = inputs.flatMap(input => [input, hashOf(join(root, input))]);
  return contentHash(JSON.stringify(parts));
}

function readInputs(record: string): Compiled | null {
  // Its checksum proves that it is what `compile` wrote.
  return (readCheckedJson(record) as Compiled | undefined) ?? null;
}

function noDefaultExport(): Diagnostic {
  return {
    severity: 'error',
    code: 'config/no-default-export',
    message: 'The configuration has no default export',
    place: { file: CONFIG_FILE, line: 1, column: 1 },
    hint: 'End it with `export default defineConfig({ … })`.',
  };
}
