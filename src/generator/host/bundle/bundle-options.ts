import { join } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { PACKAGE_NAME } from '../package-name.ts';
import { TEMPLATES } from './bundle-description.ts';
import {
  type BundleTask,
  FRAME_SCRIPT,
  livePartSources,
  SCRIPT,
  SHELL,
  stylesheetSources,
  THEME,
} from './bundle-entries.ts';
import { demandStart, listLiveParts, nameShell } from './compiled-imports.ts';
import { listFeatureTemplates } from './feature-templates.ts';
import { listMainScripts } from './main-scripts.ts';
import { addMainStyles } from './main-styles.ts';
import { browserReact, serverReact } from './react-source.ts';
import { fillSlots } from './theme-modules.ts';
import { writeWords } from './words-module.ts';

function sharedOptions({ packageRoot, features, wording }: BundleTask) {
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
    // Browsers would leave out rules without a word.
    logOverride: { 'css-syntax-error': 'error', 'js-comment-in-css': 'error' },
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
    plugins: [writeWords(wording), fillSlots(features)],
  } satisfies BuildOptions;
}

/** The live parts, fetched when their elements are near. They are compiled apart from the script and share nothing with it. */
export function livePartsOptions(task: BundleTask, plugins: readonly Plugin[] = []) {
  const entryPoints = livePartSources(task).map(([name, file]) => ({ in: file, out: name }));
  return {
    ...scriptOptions(task, entryPoints, [...plugins, demandStart(task), browserReact(task.packageRoot)]),
    chunkNames: '[name]-[hash]',
    splitting: true,
  };
}

/** The shell. Layouts have no files of their own: what they share with it would be one more, and each page would be larger. */
export function shellOptions(task: BundleTask) {
  return {
    ...scriptOptions(task, { shell: SHELL }, [browserReact(task.packageRoot)]),
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

/** Scripts for browsers. Without `splitting` each is one file: a chunk that it shared with another would cost each page a request. */
function scriptOptions(
  task: BundleTask,
  entryPoints: NonNullable<BuildOptions['entryPoints']>,
  plugins: readonly Plugin[],
) {
  const shared = sharedOptions(task);
  return {
    ...shared,
    entryPoints,
    outdir: join(task.folder, 'assets'),
    entryNames: '[name]-[hash]',
    // Browsers read modules as UTF-8, whatever the server says.
    charset: 'utf8' as const,
    plugins: [...plugins, ...shared.plugins],
  };
}

/** Everything else: the templates for the server, the style sheets, the development companion. */
export function compilations(task: BundleTask): BuildOptions[] {
  const { packageRoot, folder, features } = task;
  const shared = sharedOptions(task);
  return [
    {
      ...shared,
      entryPoints: ['src/templates/server.tsx'],
      plugins: [...shared.plugins, listFeatureTemplates(features), serverReact(packageRoot)],
      outfile: join(folder, TEMPLATES),
      platform: 'node',
      // Read only for the place of a mistake.
      sourcemap: 'external',
      sourcesContent: false,
      keepNames: true,
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
    },
    {
      ...shared,
      entryPoints: [...stylesheetSources(task)].map(([name, file]) => ({
        in: file,
        out: name,
      })),
      outdir: join(folder, 'assets'),
      entryNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      plugins: [...shared.plugins, addMainStyles(features)],
      // Icons are in the sheets; larger pictures (`.image.svg`) are files.
      loader: { '.woff2': 'file', '.image.svg': 'file', '.svg': 'dataurl' },
    },
    { ...shared, entryPoints: { dev: 'src/client/dev.ts' }, outdir: folder },
  ];
}
