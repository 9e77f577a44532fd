import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { gatherSharedParts } from '../../../../src/generator/host/bundle/gather-shared-parts.ts';

const part = (...imports: readonly string[]) =>
  `${imports.map((path, index) => `import { text as text${index} } from '${path}';`).join('\n')}
   export const start = () => console.log(import.meta.url${imports.map((_, index) => `, text${index}`).join('')});`;
const text = (text: string) => `export const text = String('${text}');`;

/** Three parts of the feature `maps` share `stage` and, through it, `program`. Two share `places`. */
const FILES = {
  'program.ts': text('of the program'),
  'maps/stage.ts': `import { text as program } from '../program.ts'; export const text = String('stage') + program;`,
  'maps/view.ts': text('view'),
  'maps/places.ts': text('places'),
  'maps/figure.ts': part('./stage.ts', './view.ts', './places.ts'),
  'maps/page.ts': part('./stage.ts', './view.ts'),
  'maps/locator.ts': part('./view.ts', './places.ts'),
  'maps/frame.ts': `export const start = () => import('./later.ts');`,
  'maps/later.ts': part('./stage.ts'),
  'search/box.ts': part('../program.ts'),
};
const PARTS = ['maps/figure.ts', 'maps/page.ts', 'maps/locator.ts', 'maps/frame.ts', 'search/box.ts'];

/** For each file that a page loads by itself: what it imports at the start. */
async function compile() {
  const folder = mkdtempSync(join(tmpdir(), 'gather-shared-parts-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = {
    absWorkingDir: folder,
    entryPoints: PARTS,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
  } as const;
  const features = ['maps', 'search'].map(name => ({ name, folder: join(folder, name) }));
  const first = await build(options);
  const plugins = [gatherSharedParts({ packageRoot: folder, features }, first.metafile)];
  const { metafile, outputFiles } = await build({ ...options, plugins });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const entries = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint !== undefined);
  return Object.fromEntries(
    entries.map(({ entryPoint = '', imports }) => {
      const files = imports.filter(({ kind }) => kind === 'import-statement');
      const said = files.map(({ path }) => [
        ...(texts.get(basename(path)) ?? '').matchAll(/String\("(.+?)"\)/g),
      ]);
      return [
        entryPoint,
        said
          .map(found =>
            found
              .map(([, text]) => text)
              .sort()
              .join(' + '),
          )
          .sort(),
      ];
    }),
  );
}

test('what many parts of a feature share is one file, which those load that share any of it', async () => {
  expect(await compile()).toEqual({
    'maps/figure.ts': ['of the program', 'places', 'stage + view'],
    'maps/page.ts': ['of the program', 'stage + view'],
    'maps/locator.ts': ['of the program', 'places', 'stage + view'],
    'maps/frame.ts': [],
    'maps/later.ts': ['of the program', 'stage + view'],
    'search/box.ts': ['of the program'],
  });
});
