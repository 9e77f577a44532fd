import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildResult } from 'esbuild';
import type { LayoutType } from '../../templates/contract.ts';
import type { Bundle } from '../model/bundle.ts';
import { compareText } from '../model/diagnostic.ts';
import {
  type BundleTask,
  compilations,
  FRAME_SCRIPT,
  frameScriptOptions,
  livePartsOptions,
  SCRIPT,
  scriptOptions,
  stylesheetSources,
} from './bundle-options.ts';
import type { CodeFile } from './code-cache.js';

/** What we know about a compiled bundle besides its files. */
export type BundleDescription = Pick<
  Bundle,
  'stylesheets' | 'textFont' | 'script' | 'frameScript' | 'modulePreloads' | 'weights'
> & {
  /** Paths of what is published. */
  readonly assets: readonly string[];
};

export const DESCRIPTION = 'bundle.json';

const LAYOUTS = 'src/templates/layouts';

export type CompiledBundle =
  | { readonly files: readonly CodeFile[] }
  | {
      /** What esbuild threw, for each compilation that failed. */
      readonly failures: readonly unknown[];
    };

/** Compiles templates, script, styles and the development companion with esbuild. Nothing is written. */
export async function compileBundle(task: BundleTask): Promise<CompiledBundle> {
  const { folder } = task;
  const { build } = await import('esbuild');
  const parts = build(livePartsOptions(task));
  const results = await Promise.allSettled([
    parts,
    parts.then(({ metafile }) => build(scriptOptions(task, metafile))),
    parts.then(({ metafile }) => build(frameScriptOptions(task, metafile))),
    ...compilations(task).map(options => build(options)),
  ]);
  const failures = results.flatMap(result =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length > 0) return { failures };
  const builds = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
  const files = builds.flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path, contents }) => ({ path: posixPath(relative(folder, path)), contents })),
  );
  const description = describeBundle(files, builds, task);
  return {
    files: [
      ...files,
      { path: 'package.json', contents: '{"type":"module"}' },
      { path: DESCRIPTION, contents: JSON.stringify(description) },
    ],
  };
}

function posixPath(path: string): string {
  return path.replaceAll('\\', '/');
}

function describeBundle(
  files: readonly CodeFile[],
  builds: readonly BuildResult[],
  { folder, packageRoot, features }: BundleTask,
): BundleDescription {
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
    [...stylesheetSources(packageRoot, features)].map(([name, file]) => [
      name,
      chunkOf(posixPath(relative(packageRoot, file))) ?? '',
    ]),
  );
  const frameScript = chunkOf(FRAME_SCRIPT) ?? '';
  const startUp = importsOf(main);
  // A layout without a separate chunk is part of the script.
  const chunksOf = (layout: string) =>
    layout === 'frame'
      ? importsOf(frameScript)
      : new Set([...startUp, ...importsOf(chunkOf(`${LAYOUTS}/${layout}.tsx`) ?? main)]);
  const weigh = (some: Iterable<string>) =>
    [...some].reduce((total, path) => total + gzipSync(contents.get(path) ?? '').length, 0);
  return {
    script: main,
    frameScript,
    stylesheets,
    textFont: paths.find(path => /\/instrument-sans-[^-/]+\.woff2$/.test(path)) ?? '',
    modulePreloads: byLayout(layout =>
      [...chunksOf(layout)].filter(path => path !== main && path !== frameScript),
    ),
    weights: {
      style: Object.fromEntries(Object.entries(stylesheets).map(([name, path]) => [name, weigh([path])])),
      script: byLayout(layout => weigh(chunksOf(layout))),
    },
    assets: paths.filter(path => path.startsWith('assets/')),
  };

  /** The chunk and all that it imports statically. */
  function importsOf(path: string, found = new Set<string>()): Set<string> {
    if (found.has(path)) return found;
    found.add(path);
    for (const imported of outputs.get(path)?.imports ?? []) {
      if (imported.kind === 'import-statement') importsOf(inFolder(imported.path), found);
    }
    return found;
  }

  /** `layouts/` has one file for each layout, so the record is complete. */
  function byLayout<Value>(measure: (layout: string) => Value): Record<LayoutType, Value> {
    const files = readdirSync(join(packageRoot, LAYOUTS)).sort(compareText);
    const layouts = files.map(name => basename(name, '.tsx'));
    return Object.fromEntries(layouts.map(layout => [layout, measure(layout)])) as Record<string, Value>;
  }
}
