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
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { type PageKind, STYLESHEETS, type StylesheetName } from '../../templates/contract.ts';
import type { Bundle } from '../model/bundle.ts';
import { compareText } from '../model/diagnostic.ts';
import { writeCheckedJson } from './checked-json.ts';
import { contentHash } from './content-hash.ts';

/** What is known of a compiled bundle beside its files; `hashes` tells them by their paths in its folder. */
export type BundleDescription = Pick<Bundle, 'stylesheets' | 'script' | 'modulePreloads' | 'weights'> & {
  readonly hashes: Readonly<Record<string, string>>;
};

export const DESCRIPTION = 'bundle.json';

const SCRIPT = 'src/client/main.tsx';
const THEME = 'src/templates/theme';
const LIVE_PARTS = 'src/client/live/parts';

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
    const parts = build(liveParts(packageRoot, staging));
    const results = await Promise.allSettled([
      parts,
      parts.then(({ metafile }) => build(script(packageRoot, staging, metafile))),
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

function sharedOptions(packageRoot: string): BuildOptions {
  return {
    absWorkingDir: packageRoot,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/** What makes single elements of a page alive, fetched when they are near: compiled apart from the script, which shares nothing with it. */
function liveParts(packageRoot: string, staging: string) {
  const files = readdirSync(join(packageRoot, LIVE_PARTS)).sort(compareText);
  return {
    ...sharedOptions(packageRoot),
    entryPoints: files.map(file => `${LIVE_PARTS}/${file}`),
    outdir: join(staging, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    metafile: true as const,
  };
}

/** The script and its chunks, which name the live parts by their hashed files. */
function script(packageRoot: string, staging: string, parts: Metafile): BuildOptions {
  return {
    ...sharedOptions(packageRoot),
    entryPoints: { main: SCRIPT },
    outdir: join(staging, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [linkLiveParts(parts)],
  };
}

function linkLiveParts({ outputs }: Metafile): Plugin {
  const files = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[basename(entryPoint), basename(path)] as const],
    ),
  );
  return {
    name: 'live-parts',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/parts\/[\w-]+\.ts$/ }, ({ path }) => {
        const file = files.get(basename(path));
        return file === undefined ? undefined : { path: `./${file}`, external: true };
      }),
  };
}

function compilations(packageRoot: string, staging: string): BuildOptions[] {
  const shared = sharedOptions(packageRoot);
  return [
    {
      ...shared,
      entryPoints: ['src/templates/server.tsx'],
      outfile: join(staging, 'templates.mjs'),
      platform: 'node',
      keepNames: true,
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
    },
    {
      ...shared,
      entryPoints: STYLESHEETS.map(name => ({ in: `${THEME}/${name}.css`, out: name })),
      outdir: join(staging, 'assets'),
      entryNames: '[name]-[hash]',
    },
    { ...shared, entryPoints: { dev: 'src/client/dev.ts' }, outdir: staging },
  ];
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
    stylesheets: bySheet(sheet => sheet),
    modulePreloads: byKind(kind => [...chunksOf(kind)].filter(path => path !== main)),
    weights: { style: bySheet(sheet => weigh([sheet])), script: byKind(kind => weigh(chunksOf(kind))) },
    hashes: Object.fromEntries(paths.map(path => [path, contentHash(readFileSync(join(staging, path)))])),
  };

  function bySheet<Value>(measure: (path: string) => Value): Record<StylesheetName, Value> {
    const entries = STYLESHEETS.map(name => [name, measure(chunkOf(`${THEME}/${name}.css`) ?? '')] as const);
    // One entry for each sheet.
    return Object.fromEntries(entries) as Record<StylesheetName, Value>;
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
