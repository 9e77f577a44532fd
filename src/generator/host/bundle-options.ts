import { basename, join } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { LIVE_PARTS, STYLESHEETS } from '../../templates/contract/assets.ts';
import type { BrowserFeature } from '../model/browser-feature.ts';
import type { Wording } from '../model/wording.ts';
import { listMainScripts } from './main-scripts.ts';
import { addMainStyles } from './main-styles.ts';
import { PACKAGE_NAME } from './package-name.ts';
import { readReactAsModules } from './react-modules.ts';
import { shareReact } from './share-react.ts';
import { fillSlots } from './theme-modules.ts';
import { writeWords } from './words-module.ts';

/** The browser's first script, and the folder of the style sheets; relative to the package. */
export const SCRIPT = 'src/client/main.ts';
/** What the first script imports when the page is idle or touched: React and all that it handles. */
export const SHELL = 'src/client/start-shell.tsx';
/** The script of pages for frames of other sites. */
export const FRAME_SCRIPT = 'src/client/frame.ts';
const THEME = 'src/templates/theme';
/** The live parts of every site. */
const PARTS = 'src/client/parts';

/** What React looks for and no page of this site has: the branches that would use it are left out. */
const ABSENT = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
  'document.documentMode': 'undefined',
};

/** What to compile, and where to put it. Paths are absolute. */
export interface BundleTask {
  readonly packageRoot: string;
  /** The folder of the compiled files. */
  readonly folder: string;
  readonly features: readonly BrowserFeature[];
  readonly wording: Wording;
}

function sharedOptions({ packageRoot, features, wording }: BundleTask): BuildOptions {
  return {
    absWorkingDir: packageRoot,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // What features import by the name of this package.
    alias: {
      [`${PACKAGE_NAME}/contract`]: join(packageRoot, 'src/templates/contract.ts'),
      [`${PACKAGE_NAME}/slots`]: join(packageRoot, 'src/client/slots.ts'),
      // One module for each: a live part would load more than it needs from a shared one.
      [`${PACKAGE_NAME}/counter`]: join(packageRoot, 'src/templates/counter.ts'),
      [`${PACKAGE_NAME}/search`]: join(packageRoot, 'src/client/search-text.ts'),
      [`${PACKAGE_NAME}/words`]: join(packageRoot, 'src/templates/words.ts'),
      [`${PACKAGE_NAME}/live`]: join(packageRoot, 'src/client/live.ts'),
      [`${PACKAGE_NAME}/templates`]: join(packageRoot, 'src/templates/kit.ts'),
      [`${PACKAGE_NAME}/theme`]: join(packageRoot, THEME),
    },
    plugins: [writeWords(wording), fillSlots(features), shareReact(packageRoot, features)],
  };
}

/** The live parts, fetched when their elements are near. They are compiled apart from the script and share nothing with it. */
export function livePartsOptions(task: BundleTask) {
  const { folder } = task;
  return {
    ...sharedOptions(task),
    entryPoints: livePartSources(task).map(([name, file]) => ({ in: file, out: name })),
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    charset: 'utf8' as const,
    metafile: true as const,
    write: false as const,
  };
}

/** The live parts by their names: absolute paths of their sources. */
function livePartSources({ packageRoot, features }: Pick<BundleTask, 'packageRoot' | 'features'>) {
  const own = LIVE_PARTS.map(name => [name, join(packageRoot, PARTS, `${name}.ts`)] as const);
  return [...new Map([...own, ...features.flatMap(({ liveParts }) => Object.entries(liveParts))])];
}

/** The shell. Layouts have no files of their own: what they share with it would be one more, and each page would be larger. */
export function shellOptions(task: BundleTask) {
  const options = scriptOptions(task, { shell: SHELL }, [readReactAsModules(task.packageRoot)]);
  return {
    ...options,
    define: { ...options.define, ...ABSENT },
    // Licences of the libraries in a file beside the script, which names it.
    legalComments: 'linked' as const,
  };
}

/** The first script of a page, which names the files of the live parts and of the shell. */
export function firstScriptOptions(task: BundleTask, parts: Metafile, shell: Metafile) {
  return scriptOptions(task, { main: SCRIPT }, [
    listLiveParts(task, parts),
    listMainScripts(task.features),
    nameShell(shell),
  ]);
}

/** The script of pages in frames, which only starts live parts. */
export function frameScriptOptions(task: BundleTask, parts: Metafile) {
  return scriptOptions(task, { frame: FRAME_SCRIPT }, [listLiveParts(task, parts)]);
}

/** A script that is one file: each chunk that it shared with another would cost each page a request. */
function scriptOptions(task: BundleTask, entryPoints: Record<string, string>, plugins: readonly Plugin[]) {
  const shared = sharedOptions(task);
  return {
    ...shared,
    entryPoints,
    outdir: join(task.folder, 'assets'),
    entryNames: '[name]-[hash]',
    // Browsers read modules as UTF-8, whatever the server says.
    charset: 'utf8' as const,
    metafile: true as const,
    plugins: [...plugins, ...(shared.plugins ?? [])],
  };
}

/** Names the file of the shell where the first script imports it. */
function nameShell({ outputs }: Metafile): Plugin {
  const file = Object.keys(outputs).find(path => outputs[path]?.entryPoint === SHELL) ?? '';
  return {
    name: 'shell',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/start-shell\.tsx$/ }, () => ({
        path: `./${basename(file)}`,
        external: true,
      }));
    },
  };
}

/** Writes the list of the live parts, each with its compiled file. */
function listLiveParts(task: BundleTask, { outputs }: Metafile): Plugin {
  const files = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(task.packageRoot, entryPoint), basename(path)] as const],
    ),
  );
  const lines = livePartSources(task).map(
    ([name, source]) => `${JSON.stringify(name)}: () => import('./${files.get(source)}'),`,
  );
  return {
    name: 'live-parts',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /[\\/]client[\\/]live[\\/]live-parts\.ts$/ }, () => ({
        contents: `export const LIVE_PARTS = {\n${lines.join('\n')}\n};\n`,
      }));
      onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path, importer }) =>
        importer.endsWith('live-parts.ts') ? { path, external: true } : undefined,
      );
    },
  };
}

/** Writes what features add to rendering on the server: components of their kinds of pages, inline scripts. */
function listFeatureTemplates(features: readonly BrowserFeature[]): Plugin {
  const pages = features.flatMap(feature => Object.entries(feature.pages));
  const scripts = features.flatMap(feature => Object.entries(feature.inlineScripts));
  const imports = [...pages, ...scripts].map(
    ([, file], index) => `import module${index} from ${JSON.stringify(file)};`,
  );
  const record = (modules: typeof pages, start: number) =>
    `{ ${modules.map(([name], index) => `${JSON.stringify(name)}: module${start + index}`).join(', ')} }`;
  const templates = `{ pages: ${record(pages, 0)}, inlineScripts: ${record(scripts, pages.length)} }`;
  return {
    name: 'feature-templates',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/]templates[\\/]feature-templates\.ts$/ }, () => ({
        contents: [...imports, `export const FEATURE_TEMPLATES = ${templates};`].join('\n'),
        resolveDir: '/',
      }));
    },
  };
}

/** The style sheets by their names, in the order in which pages name them: absolute paths of their sources. */
export function stylesheetSources(packageRoot: string, features: readonly BrowserFeature[]) {
  const own = STYLESHEETS.map(name => [name, join(packageRoot, THEME, `${name}.css`)] as const);
  return new Map([...own, ...features.flatMap(({ stylesheets }) => Object.entries(stylesheets))]);
}

/** Everything else: the templates for the server, the style sheets, the development companion. */
export function compilations(task: BundleTask): BuildOptions[] {
  const { packageRoot, folder, features } = task;
  const shared = sharedOptions(task);
  return [
    {
      ...shared,
      entryPoints: ['src/templates/server.tsx'],
      plugins: [...(shared.plugins ?? []), listFeatureTemplates(features)],
      outfile: join(folder, 'templates.mjs'),
      platform: 'node',
      keepNames: true,
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
    },
    {
      ...shared,
      entryPoints: [...stylesheetSources(packageRoot, features)].map(([name, file]) => ({
        in: file,
        out: name,
      })),
      outdir: join(folder, 'assets'),
      entryNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      plugins: [...(shared.plugins ?? []), addMainStyles(features)],
      // Icons are in the sheets; larger pictures (`.image.svg`) are files.
      loader: { '.woff2': 'file', '.image.svg': 'file', '.svg': 'dataurl' },
    },
    { ...shared, entryPoints: { dev: 'src/client/dev.ts' }, outdir: folder },
  ];
}
