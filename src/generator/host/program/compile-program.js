// JavaScript, with its types in comments: it runs before anything is compiled.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { gatherShared } from './gather-shared.js';
import { runsInProgram } from './runs-in-program.js';

const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Packages that find files of their own at run time: a native binary, WebAssembly, grammars, declarations. */
export const NOT_COMPILED = [
  'beautiful-mermaid',
  'esbuild',
  'sharp',
  'shiki',
  'shiki/*',
  'typedoc',
  'typescript',
  'fsevents',
];

/** What is started by its file: the command line, and what works in threads and processes of its own. */
const STARTED = {
  cli: 'src/site.ts',
  'config-worker': 'src/generator/host/config/worker.ts',
  'highlight-worker': 'src/generator/host/highlight/worker.ts',
  'load-worker': 'src/load-worker.ts',
  'picture-worker': 'src/generator/host/picture/worker.ts',
  'raster-worker': 'src/generator/host/raster/worker.ts',
  'write-worker': 'src/generator/host/output/worker.ts',
  'trial-worker': 'src/generator/load/driver/trial-worker.ts',
};

/**
 * Compiles the program, with the packages that it uses, into files for `folder`; nothing is written.
 * @param {string} packageRoot
 * @param {string} folder
 */
export async function compileProgram(packageRoot, folder) {
  const plugins = [placeFeatures(packageRoot), findBinding];
  const { metafile } = await compile(packageRoot, folder, plugins);
  const { outputFiles } = await compile(packageRoot, folder, [
    gatherShared(packageRoot, metafile),
    ...plugins,
  ]);
  const files = outputFiles.map(({ path, contents }) => ({ path: relative(folder, path), contents }));
  return { files, inputs: Object.keys(metafile.inputs) };
}

/**
 * @param {string} packageRoot
 * @param {string} folder
 * @param {import('esbuild').Plugin[]} plugins
 */
function compile(packageRoot, folder, plugins) {
  return build({
    absWorkingDir: packageRoot,
    entryPoints: { ...STARTED, ...workersOfFeatures(packageRoot), ...modulesOfSites(packageRoot) },
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
    external: NOT_COMPILED,
    banner: { js: REQUIRE },
    plugins,
    logLevel: 'error',
  });
}

/**
 * What features start in processes of their own: `host/worker.ts` of the feature `maps` becomes `maps-worker.mjs`.
 * @param {string} packageRoot
 */
function workersOfFeatures(packageRoot) {
  const workerOf = (/** @type {string} */ name) => `src/features/${name}/host/worker.ts`;
  const names = readdirSync(join(packageRoot, 'src', 'features'));
  const starting = names.filter(name => existsSync(join(packageRoot, workerOf(name))));
  return Object.fromEntries(starting.map(name => [`${name}-worker`, workerOf(name)]));
}

/**
 * What sites import to configure and to extend the program, as the manifest lists it; what runs in browsers is compiled with the site.
 * @param {string} packageRoot
 */
function modulesOfSites(packageRoot) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const modules = Object.entries(exports).filter(([, file]) => runsInProgram(file));
  return Object.fromEntries(modules.map(([path, file]) => [path.slice('./'.length), file]));
}

/**
 * A feature names its source file (`import.meta.url`), beside which its sheets and components are. Compiled code is elsewhere, so this writes the path of the
 * source in its place.
 * @param {string} packageRoot
 * @returns {import('esbuild').Plugin}
 */
function placeFeatures(packageRoot) {
  return {
    name: 'place-features',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]features[\\/][\w-]+[\\/]index\.ts$/ }, ({ path }) => {
        const place = `package:${relative(packageRoot, path).replaceAll('\\', '/')}`;
        const text = readFileSync(path, 'utf8');
        return { contents: text.replaceAll('import.meta.url', JSON.stringify(place)), loader: 'ts' };
      });
    },
  };
}

/**
 * The parser is compiled in, because Node would open 33 files for it. Its native binding is not: it looks for its binary from its own place.
 * @type {import('esbuild').Plugin}
 */
const findBinding = {
  name: 'find-binding',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]satteri[\\/]dist[\\/]binding\.js$/ }, ({ path }) => {
      const names = /^export \{(.+)\} from "(\.\.\/index\.js)";/.exec(readFileSync(path, 'utf8'));
      if (names === null) throw new Error(`${path} exports its binding in another way now`);
      const [, exported, file] = names;
      const binding = `await import(new URL('${file}', import.meta.resolve('satteri')).href)`;
      return { contents: `export const {${exported}} = ${binding};` };
    });
  },
};
