import { basename, join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { CONFIG_FILE } from '../../model/paths/project-files.ts';
import type { CacheGuard } from '../cache/cache-guard.ts';
import { readCheckedJson, writeCheckedJson } from '../cache/checked-json.ts';
import { findCode } from '../cache/code-cache.js';
import type { Decode } from './compile-plugins.ts';
import { configFailure } from './config-failure.ts';
import { isOfPackage } from './is-of-package.ts';
import { codeShelfIn, inNamesOfModules, placeOfStack } from './place-of-stack.ts';
import { hashCode } from './read-code.ts';
import { readConfigFile } from './read-config-file.ts';
import { runConfig } from './run-config.ts';

/** The export of a configuration module, not yet checked; `value` is empty if there is no such file. */
export type ConfigModule =
  | {
      readonly isLoaded: true;
      readonly value: unknown;
      readonly text: string;
      /** Names the state of the other files that it imports: the code of the site's features. */
      readonly codeKey: string;
    }
  | {
      readonly isLoaded: false;
      readonly diagnostics: readonly Diagnostic[];
    };

/**
 * The files that the configuration was compiled from, and the manifests of the packages that it imports. `hash` names the state of these
 * inputs and of the compiled code.
 */
interface Compiled {
  readonly hash: string;
  /** Relative to the root. */
  readonly inputs: readonly string[];
}

/** The hash of the manifest of each package that a configuration imports, by its path from the root. */
export type PackageStates = ReadonlyMap<string, string>;

/** Each source with the hash of its bytes. */
type HashedInputs = readonly (readonly [input: string, hash: string])[];

/** The folder of this program, which holds its compiled modules that sites import. */
const PROGRAM = new URL('./', import.meta.url);

const COMPILED_FILE = 'config.mjs';

export interface ConfigModuleOptions {
  /** Absolute paths. */
  readonly root: string;
  readonly cacheFolder: string;
  readonly cache: CacheGuard;
  /** Called for what is compiled. */
  readonly decode: Decode;
}

/**
 * Runs `site.config.ts`. Compiles it first if its bytes, or those of a file that it imports, have changed. `files` are the absolute paths
 * of the site's own files that it is made of, those that it imports in vain included; `packages` are those that it runs with.
 */
export async function loadConfigModule(
  options: ConfigModuleOptions,
): Promise<ConfigModule & { readonly files: readonly string[]; readonly packages: PackageStates }> {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const module = await loadModule(options, { files, packages });
  return { ...module, files: [...files].sort(), packages };
}

interface Found {
  readonly files: Set<string>;
  readonly packages: Map<string, string>;
}

async function loadModule(options: ConfigModuleOptions, found: Found): Promise<ConfigModule> {
  const { files, packages } = found;
  const { root } = options;
  const source = await readConfigFile(root);
  if (source === undefined) return { isLoaded: true, value: {}, text: '', codeKey: '' };
  if ('diagnostic' in source) return { isLoaded: false, diagnostics: [source.diagnostic] };
  try {
    const compiled = findCompiled(options) ?? (await compile(options, files));
    // They are all there, and may be imported without their ending.
    files.clear();
    for (const [input, hash] of compiled.inputs)
      if (isOfPackage(input)) packages.set(input, hash);
      else files.add(join(root, input));
    if ('diagnostic' in compiled) return { isLoaded: false, diagnostics: [compiled.diagnostic] };
    const module = join(compiled.folder, COMPILED_FILE);
    const run = await runConfig(module);
    if ('failure' in run) {
      const stack = 'stack' in run.failure ? run.failure.stack : undefined;
      const place = placeOfStack(stack ?? '', compiled.folder) ?? { file: CONFIG_FILE };
      const failure = configFailure(run.failure, place);
      const message = inNamesOfModules(failure.message);
      return { isLoaded: false, diagnostics: [{ ...failure, message }] };
    }
    if (run.exported === undefined) return { isLoaded: false, diagnostics: [noDefaultExport()] };
    const code = [...compiled.inputs].filter(([input]) => input !== CONFIG_FILE);
    return {
      isLoaded: true,
      value: run.exported,
      text: new TextDecoder().decode(source.bytes),
      codeKey: hashInputs(code),
    };
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error;
    const { diagnosticsOfBuildFailure } = await import('../esbuild-diagnostics.ts');
    return { isLoaded: false, diagnostics: diagnosticsOfBuildFailure(error, root) };
  }
}

function findCompiled({ root, cacheFolder }: ConfigModuleOptions) {
  const known = readInputs(recordFile(cacheFolder));
  if (known === null) return null;
  const inputs = known.inputs.map(input => [input, hashCode(join(root, input))] as const);
  if (known.hash !== hashCompiled(root, inputs)) return null;
  const folder = findCode(codeShelfIn(cacheFolder), known.hash);
  return folder === null ? null : { folder, inputs };
}

/** Each `import()` of a feature becomes a separate file, loaded when it is needed. */
async function compile({ root, cacheFolder, cache, decode }: ConfigModuleOptions, imported: Set<string>) {
  const { build } = await import('esbuild');
  const { linkProgram, noteImports, readSources } = await import('./compile-plugins.ts');
  const read = new Map<string, string>();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [CONFIG_FILE],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'external',
    splitting: true,
    outdir: '.',
    entryNames: 'config',
    outExtension: { '.js': '.mjs' },
    plugins: [linkProgram(PROGRAM), noteImports(imported), readSources(root, read, decode)],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  // The bundled packages belong to the program, and its path contains its hash.
  const { manifestsOfImports } = await import('./imported-packages.ts');
  const own = Object.keys(metafile.inputs).filter(input => !isOfPackage(input));
  const inputs = [
    ...own.sort().map(input => [input, read.get(join(root, input)) ?? ''] as const),
    ...manifestsOfImports(metafile, root).map(file => [file, hashCode(join(root, file))] as const),
  ];
  const hash = hashCompiled(root, inputs);
  const files = outputFiles.map(({ path, contents }) => ({ path: basename(path), contents }));
  const kept = cache.keepCode(codeShelfIn(cacheFolder), hash, files);
  const record: Compiled = { hash, inputs: inputs.map(([input]) => input) };
  cache.attempt(() => writeCheckedJson(recordFile(cacheFolder), record));
  return { ...kept, inputs };
}

function recordFile(cacheFolder: string): string {
  return join(cacheFolder, 'config.json');
}

/** Covers the root and the program too, because compiled code contains their paths. */
function hashCompiled(root: string, inputs: HashedInputs): string {
  return contentHash(root, PROGRAM.href, hashInputs(inputs));
}

function hashInputs(inputs: HashedInputs): string {
  return contentHash(JSON.stringify(inputs));
}

function readInputs(record: string): Compiled | null {
  // Its checksum proves that `compile` wrote it.
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
