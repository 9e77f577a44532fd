#!/usr/bin/env node
// The command: compiles the generator with esbuild, once for each state of its sources, then runs it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findCode, keepCode } from '../src/generator/host/code-cache.js';
import { hashSources } from '../src/generator/host/source-hash.js';
import { isSystemError } from '../src/generator/host/system-error.js';

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const shelf = join(packageRoot, '.cache', 'program');

/** Hash of every source that the compiled program is made of; names its folder in the cache. */
function hashProgram() {
  const sources = [
    'src/generator',
    'src/templates/contract.ts',
    'src/templates/shared',
    'package.json',
    'package-lock.json',
  ];
  const record = join(packageRoot, '.cache', 'program-sources.json');
  const hash = hashSources(sources, { root: packageRoot, record });
  return createHash('sha256').update(process.version).update(hash).digest('hex').slice(0, 16);
}

/** The compiled files, with their paths in the folder of the program. */
async function compile() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: packageRoot,
    entryPoints: {
      cli: 'src/generator/cli.ts',
      config: 'src/generator/config.ts',
      feature: 'src/generator/feature.ts',
      directive: 'src/generator/directive.ts',
      'config-worker': 'src/generator/host/config/worker.ts',
      'highlight-worker': 'src/generator/host/highlight/worker.ts',
      'picture-worker': 'src/generator/host/picture/worker.ts',
      'trial-worker': 'src/generator/load/driver/trial-worker.ts',
      'typedoc-worker': 'src/generator/host/typedoc/worker.ts',
    },
    outdir: shelf,
    write: false,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // These find files of their own at run time: a native binary, WebAssembly, grammars, declarations.
    external: [
      '@resvg/resvg-js',
      'esbuild',
      'satteri',
      'shiki',
      'shiki/*',
      'typedoc',
      'typescript',
      'fsevents',
    ],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outputFiles.map(({ path, contents }) => ({ path: relative(shelf, path), contents }));
}

/** The folder of the compiled program, and why it is only a temporary one; no folder where not even that can be written. */
async function loadProgram(programHash) {
  const known = findCode(shelf, programHash);
  if (known !== null) return { folder: known, problem: null };
  const files = await compile();
  try {
    return keepCode(shelf, programHash, files);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { folder: null, problem: error };
  }
}

const programHash = hashProgram();
const { folder, problem } = await loadProgram(programHash);
if (folder === null) {
  console.error(`The compiled program can be written nowhere: ${problem.message}`);
  process.exitCode = 1;
} else {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const { run } = await import(pathToFileURL(join(folder, 'cli.mjs')).href);
  await run({ argv: process.argv, packageRoot, programHash, version, cacheProblem: problem });
}
