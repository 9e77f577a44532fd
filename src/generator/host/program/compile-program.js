// JavaScript, with its types in comments: it runs before anything is compiled.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** What is started by its file: the command line, and what works in threads and processes of its own. */
const STARTED = {
  cli: 'src/generator/cli.ts',
  'config-worker': 'src/generator/host/config/worker.ts',
  'highlight-worker': 'src/generator/host/highlight/worker.ts',
  'picture-worker': 'src/generator/host/picture/worker.ts',
  'trial-worker': 'src/generator/load/driver/trial-worker.ts',
  'typedoc-worker': 'src/generator/host/typedoc/worker.ts',
};

/**
 * Compiles the program, with the packages that it uses, into files for `folder`; nothing is written.
 * @param {string} packageRoot
 * @param {string} folder
 */
export async function compileProgram(packageRoot, folder) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: { ...STARTED, ...modulesOfSites(packageRoot) },
    outdir: folder,
    write: false,
    metafile: true,
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
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
  const files = outputFiles.map(({ path, contents }) => ({ path: relative(folder, path), contents }));
  return { files, inputs: Object.keys(metafile.inputs) };
}

/**
 * What sites import to configure and to extend the program, as the manifest lists it; what runs in browsers is compiled with the site.
 * @param {string} packageRoot
 */
function modulesOfSites(packageRoot) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const modules = Object.entries(exports).filter(
    ([, file]) => file.endsWith('.ts') && !file.startsWith('./src/client/'),
  );
  return Object.fromEntries(modules.map(([path, file]) => [path.slice('./'.length), file]));
}
