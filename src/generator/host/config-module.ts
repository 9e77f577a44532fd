import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readCheckedJson, writeCheckedJson } from './checked-json.ts';
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

/** `hash` names the state of the inputs, `compiled` the bytes of the compiled file. */
interface Compiled {
  readonly hash: string;
  readonly inputs: readonly string[];
  readonly compiled: string;
}

export const CONFIG_FILE = 'site.config.ts';

/**
 * Compiles `site.config.ts`, if its bytes or those of a file that it imports are new, and runs it.
 */
export async function loadConfigModule(options: {
  root: string;
  packageRoot: string;
  cacheFolder: string;
}): Promise<ConfigModule> {
  const { root, cacheFolder } = options;
  const file = join(root, CONFIG_FILE);
  if (!existsSync(file)) return { isLoaded: true, value: {}, text: '' };
  const record = join(cacheFolder, 'config.json');
  const known = readInputs(record);
  const isCompiled =
    known !== null &&
    known.hash === hashInputs(root, known.inputs) &&
    hashOf(compiledFile(cacheFolder, known.hash)) === known.compiled;
  try {
    const compiled = isCompiled ? known : await compile(options);
    if (!isCompiled) writeCheckedJson(record, compiled);
    const { hash } = compiled;
    const module: { default?: unknown } = await import(pathToFileURL(compiledFile(cacheFolder, hash)).href);
    if (module.default === undefined) return { isLoaded: false, diagnostics: [noDefaultExport()] };
    return { isLoaded: true, value: module.default, text: readFileSync(file, 'utf8') };
  } catch (error) {
    return {
      isLoaded: false,
      diagnostics: diagnosticsOf(error, root),
    };
  }
}

async function compile({
  root,
  packageRoot,
  cacheFolder,
}: {
  root: string;
  packageRoot: string;
  cacheFolder: string;
}): Promise<Compiled> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [CONFIG_FILE],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    alias: { 'site/config': join(packageRoot, 'src/generator/model/define-config.ts') },
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs).sort();
  const hash = hashInputs(root, inputs);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(compiledFile(cacheFolder, hash), outputFiles[0]?.text ?? '');
  return { hash, inputs, compiled: hashOf(compiledFile(cacheFolder, hash)) };
}

function compiledFile(cacheFolder: string, hash: string): string {
  return join(cacheFolder, `config-${hash}.mjs`);
}

function hashOf(file: string): string {
  return existsSync(file) ? contentHash(readFileSync(file)) : '';
}

function hashInputs(root: string, inputs: readonly string[]): string {
  const parts = inputs.flatMap(input => [input, hashOf(join(root, input))]);
  return contentHash(JSON.stringify(parts));
}

function readInputs(record: string): Compiled | null {
  // Its checksum proves that it is what `loadConfigModule` wrote.
  return (readCheckedJson(record) as Compiled | undefined) ?? null;
}

function noDefaultExport(): Diagnostic {
  return {
    severity: 'error',
    code: 'config/no-default-export',
    message: 'The configuration has no default export',
    place: { file: CONFIG_FILE },
    hint: 'End it with `export default defineConfig({ … })`.',
  };
}

/** A mistake of the compiler's, or an error that the module threw as it ran. */
function diagnosticsOf(error: unknown, root: string): Diagnostic[] {
  if (error instanceof Error && 'errors' in error) return diagnosticsOfBuildFailure(error, root);
  const message = error instanceof Error ? error.message : String(error);
  return [
    {
      severity: 'error',
      code: 'config/throws',
      message: `The configuration throws as it runs: ${message}`,
      place: { file: CONFIG_FILE },
    },
  ];
}
