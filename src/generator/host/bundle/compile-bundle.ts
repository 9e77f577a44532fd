import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildResult, build } from 'esbuild';
import { posixPath } from '../../model/paths/posix-path.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { CodeFile } from '../cache/code-cache.js';
import { type BundleDescription, DESCRIPTION } from './bundle-description.ts';
import { type BundleTask, FRAME_SCRIPT, SCRIPT, SHELL, stylesheetSources } from './bundle-entries.ts';
import {
  compilations,
  firstScriptOptions,
  frameScriptOptions,
  livePartsOptions,
  shellOptions,
} from './bundle-options.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { gatherSharedParts } from './gather-shared-parts.ts';

export type CompiledBundle =
  | { readonly files: readonly CodeFile[]; readonly elsewhere: readonly string[] }
  | {
      /** What esbuild threw, for each compilation that failed. */
      readonly failures: readonly unknown[];
    };

/** Compiles templates, script, styles and the development companion with esbuild. Nothing is written. */
export async function compileBundle(task: BundleTask): Promise<CompiledBundle> {
  const { folder } = task;
  const parts = compileLiveParts(task);
  const shell = build(shellOptions(task));
  const results = await Promise.allSettled([
    parts,
    shell,
    Promise.all([parts, shell]).then(([parts, shell]) =>
      build(firstScriptOptions(task, parts.metafile, shell.metafile)),
    ),
    parts.then(({ metafile }) => build(frameScriptOptions(task, metafile))),
    ...compilations(task).map(options => build(options)),
  ]);
  // A build that others wait for fails for all of them.
  const failures = new Set(
    results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  );
  if (failures.size > 0) return { failures: [...failures] };
  const builds = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
  const files = builds.flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path, contents, text }) => ({
      path: posixPath(relative(folder, path)),
      contents: path.endsWith('.map') ? sourcesFromRoot(text, task) : contents,
    })),
  );
  const description = describeBundle(files, builds, task);
  return {
    elsewhere: description.elsewhere,
    files: [
      ...files,
      { path: 'package.json', contents: '{"type":"module"}' },
      { path: DESCRIPTION, contents: JSON.stringify(description) },
    ],
  };
}

/** A source map whose sources are named from the root of the site, not from the folder of the compiled files. */
function sourcesFromRoot(map: string, { root, folder }: BundleTask): string {
  const { sources, ...rest } = JSON.parse(map) as { readonly sources: readonly string[] };
  // The compiler names files by their real paths.
  const real = realpathSync(root);
  return JSON.stringify({
    ...rest,
    sources: sources.map(source => posixPath(relative(real, join(folder, source)))),
  });
}

/** Compiles the live parts twice: what they share is known only after the first time. */
async function compileLiveParts(task: BundleTask) {
  const { metafile } = await build(livePartsOptions(task));
  return build(livePartsOptions(task, [gatherSharedParts(task, metafile)]));
}

function describeBundle(
  files: readonly CodeFile[],
  builds: readonly BuildResult[],
  task: BundleTask,
): BundleDescription {
  const { folder, packageRoot } = task;
  const contents = new Map(files.map(file => [file.path, file.contents]));
  const inFolder = (path: string) => posixPath(relative(folder, join(packageRoot, path)));
  const outputs = new Map(
    builds.flatMap(({ metafile }) =>
      Object.entries(metafile?.outputs ?? {}).map(([path, output]) => [inFolder(path), output] as const),
    ),
  );
  const paths = [...outputs.keys()].sort(compareText);
  const chunkOf = (source: string) => paths.find(path => outputs.get(path)?.entryPoint === source);
  const main = chunkOf(SCRIPT) ?? '';
  const stylesheets = Object.fromEntries(
    [...stylesheetSources(task)].map(([name, file]) => [
      name,
      chunkOf(posixPath(relative(packageRoot, file))) ?? '',
    ]),
  );
  const frameScript = chunkOf(FRAME_SCRIPT) ?? '';
  const weigh = (some: readonly string[]) =>
    some.reduce((total, path) => total + gzipSync(contents.get(path) ?? '').length, 0);
  return {
    script: main,
    frameScript,
    stylesheets,
    textFont: paths.find(path => /\/instrument-sans-[^-/]+\.woff2$/.test(path)) ?? '',
    weights: {
      script: weigh([main, chunkOf(SHELL) ?? '']),
      frameScript: weigh([frameScript]),
    },
    elsewhere: findElsewhere(builds, task),
    assets: paths.filter(path => path.startsWith('assets/')),
  };
}
