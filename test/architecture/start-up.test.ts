import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { compileProgram, NOT_COMPILED } from '../../src/generator/host/program/compile-program.js';
import { PROGRAM_SOURCES } from '../../src/generator/host/program/find-program.js';
import { projectRoot } from '../machine.ts';

/** What a build imports before it knows whether anything has changed. */
const FIRST = ['src/site.ts', 'src/generator/commands/run-build.ts'];

/** Bytes of sources. A build without changes spends most of its time on importing them. */
const MOST_BYTES = 930_000;

/** What only loading, planning, rendering and publishing take. */
const LATER = [
  /node_modules\/(?:yaml|unified|remark-|mdast-|micromark|d3-geo|topojson-|saxes|image-size|sitemap)/,
  /src\/generator\/(?:load\/(?:markdown|directives)|plan|render)\//,
  // A feature says at once which data files it plans with; what reads them comes later.
  /src\/generator\/kit\/(?!(?:authors|tags)\.ts$)/,
  /src\/features\/[\w-]+\/(?:load|plan|markdown|files|read|make|templates|client)\//,
];

test('a build that finds nothing changed imports no stage and nothing of a feature but what it is', async () => {
  const modules = await staticImports(FIRST);
  const names = [...modules.keys()];
  expect(names).toContain('src/generator/publish/driver/prepare-site.ts');
  expect(names.filter(name => LATER.some(later => later.test(name)))).toEqual([]);
  expect([...modules.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
});

/** The modules that importing some files imports at once, with their sizes; those behind an `import()` are not among them. */
async function staticImports(files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...files],
    outdir: 'unused',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    external: NOT_COMPILED,
  });
  const { inputs } = metafile;
  const found = new Map<string, number>();
  const waiting = [...files];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const input = inputs[name];
    if (input === undefined || found.has(name)) continue;
    found.set(name, input.bytes);
    waiting.push(...input.imports.filter(({ kind }) => kind !== 'dynamic-import').map(({ path }) => path));
  }
  return found;
}

const compiled = compileProgram(projectRoot, 'unused');

test('what the parts of the program share is compiled into few files, because Node takes time for each', async () => {
  const { files } = await compiled;
  const shared = files.filter(({ path }) => path.startsWith('chunk-'));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.length).toBeLessThan(55);
});

test('the hash of the program covers every source that is compiled into it', async () => {
  const { inputs } = await compiled;
  const isCovered = (file: string) =>
    PROGRAM_SOURCES.some(source => file === source || file.startsWith(`${source}/`));
  expect(inputs).toContain('src/site.ts');
  expect(inputs.filter(file => !file.includes('node_modules/') && !isCovered(file))).toEqual([]);
});
