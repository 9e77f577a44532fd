import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import type { PageKind, StylesheetName } from '../../templates/contract.ts';
import { type Bundle, bySheet } from '../model/bundle.ts';
import { compareText } from '../model/diagnostic.ts';
import { compilations, livePartsOptions, SCRIPT, scriptOptions, THEME } from './bundle-options.ts';
import { writeCheckedJson } from './checked-json.ts';
import { contentHash } from './content-hash.ts';

/** What is known of a compiled bundle beside its files; `hashes` tells them by their paths in its folder. */
export type BundleDescription = Pick<
  Bundle,
  'stylesheets' | 'textFont' | 'script' | 'modulePreloads' | 'weights'
> & {
  readonly hashes: Readonly<Record<string, string>>;
};

export const DESCRIPTION = 'bundle.json';

/**
 * Compiles templates, script, styles and the development companion with esbuild into `folder`, which appears whole, in one rename.
 * Returns what failed to compile; then there is no folder.
 */
export async function compileBundle(packageRoot: string, folder: string): Promise<readonly unknown[]> {
  const parent = join(folder, '..');
  mkdirSync(parent, { recursive: true });
  const staging = mkdtempSync(join(parent, 'staging-'));
  try {
    const { build } = await import('esbuild');
    const parts = build(livePartsOptions(packageRoot, staging));
    const results = await Promise.allSettled([
      parts,
      parts.then(({ metafile }) => build(scriptOptions(packageRoot, staging, metafile))),
      ...compilations(packageRoot, staging).map(options => build(options)),
    ]);
    const failures = results.flatMap(result =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    if (failures.length > 0) return failures;
    const metafiles = results.flatMap(result =>
      result.status === 'fulfilled' && result.value.metafile ? [result.value.metafile] : [],
    );
    writeFileSync(join(staging, 'package.json'), '{"type":"module"}');
    writeCheckedJson(join(staging, DESCRIPTION), describeBundle(staging, packageRoot, metafiles));
    renameSync(staging, folder);
    return [];
  } catch (error) {
    // Another process may have been first; what it compiled is the same.
    if (!existsSync(join(folder, DESCRIPTION))) throw error;
    return [];
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function describeBundle(
  staging: string,
  packageRoot: string,
  metafiles: readonly Metafile[],
): BundleDescription {
  const inStaging = (path: string) => relative(staging, join(packageRoot, path));
  const outputs = new Map(
    metafiles.flatMap(({ outputs: some }) =>
      Object.entries(some).map(([path, output]) => [inStaging(path), output] as const),
    ),
  );
  const paths = [...outputs.keys()].sort(compareText);
  const chunkOf = (source: string) => paths.find(path => outputs.get(path)?.entryPoint === source);
  const main = chunkOf(SCRIPT) ?? '';
  const startUp = importsOf(main);
  // One without a chunk of its own is part of the script.
  const chunksOf = (kind: string) =>
    new Set([...startUp, ...importsOf(chunkOf(`src/templates/pages/${kind}.tsx`) ?? main)]);
  const weigh = (some: Iterable<string>) =>
    [...some].reduce((total, path) => total + gzipSync(readFileSync(join(staging, path))).length, 0);
  return {
    script: main,
    stylesheets: bySheet(sheetOf),
    textFont: paths.find(path => /\/instrument-sans-latin-wght-[^/]*\.woff2$/.test(path)) ?? '',
    modulePreloads: byKind(kind => [...chunksOf(kind)].filter(path => path !== main)),
    weights: {
      style: bySheet(name => weigh([sheetOf(name)])),
      script: byKind(kind => weigh(chunksOf(kind))),
    },
    hashes: Object.fromEntries(paths.map(path => [path, contentHash(readFileSync(join(staging, path)))])),
  };

  function sheetOf(name: StylesheetName): string {
    return chunkOf(`${THEME}/${name}.css`) ?? '';
  }

  /** The chunk and all that it imports statically. */
  function importsOf(path: string, found = new Set<string>()): Set<string> {
    if (found.has(path)) return found;
    found.add(path);
    for (const imported of outputs.get(path)?.imports ?? []) {
      if (imported.kind === 'import-statement') importsOf(inStaging(imported.path), found);
    }
    return found;
  }

  /** `pages/` holds one file for each kind of page, so the record is whole. */
  function byKind<Value>(measure: (kind: string) => Value): Record<PageKind, Value> {
    const files = readdirSync(join(packageRoot, 'src/templates/pages'))
      .filter(name => name.endsWith('.tsx'))
      .sort(compareText);
    const kinds = files.map(name => basename(name, '.tsx'));
    return Object.fromEntries(kinds.map(kind => [kind, measure(kind)])) as Record<string, Value> as Record<
      PageKind,
      Value
    >;
  }
}
