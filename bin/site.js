#!/usr/bin/env node
// The command's face: compiles the generator with esbuild, once for each state of its sources, then runs it.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const cacheRoot = join(packageRoot, '.cache', 'program');
/** Beside the compiled files: their hash, so that a damaged one is compiled anew. */
const SEAL = 'seal.txt';

/** Hash of every source that the compiled program is made of; names its folder in the cache. */
function hashProgram() {
  const sources = filesBelow(join(packageRoot, 'src', 'generator')).filter(file => file.endsWith('.ts'));
  return hashFiles([...sources, join(packageRoot, 'package-lock.json')]).slice(0, 16);
}

function hashFiles(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${relative(packageRoot, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

function isWhole(folder) {
  const seal = join(folder, SEAL);
  return existsSync(seal) && readFileSync(seal, 'utf8') === sealOf(folder);
}

function sealOf(folder) {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder).filter(file => file.endsWith('.mjs')))
    hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Compiles into a folder of its own and renames it into place, so that two commands at once do not meet. */
async function compile(target) {
  const { build } = await import('esbuild');
  mkdirSync(cacheRoot, { recursive: true });
  removeStale();
  const staging = mkdtempSync(join(cacheRoot, 'staging-'));
  try {
    await build({
      absWorkingDir: packageRoot,
      entryPoints: {
        cli: 'src/generator/cli.ts',
        'highlight-worker': 'src/generator/host/highlight/worker.ts',
        'typedoc-worker': 'src/generator/host/typedoc/worker.ts',
      },
      outdir: staging,
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
    writeFileSync(join(staging, SEAL), sealOf(staging));
    if (existsSync(target)) rmSync(target, { recursive: true, force: true });
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!isWhole(target)) throw error;
  }
}

/** Removes programs of over a day ago; a younger one may still be running. */
function removeStale() {
  const limit = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cacheRoot)) {
    const folder = join(cacheRoot, name);
    if (statSync(folder).mtimeMs < limit) rmSync(folder, { recursive: true, force: true });
  }
}

const programHash = hashProgram();
const target = join(cacheRoot, programHash);
if (!isWhole(target)) await compile(target);
const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
const { run } = await import(pathToFileURL(join(target, 'cli.mjs')).href);
await run({ argv: process.argv, packageRoot, programHash, version });
