import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { addMainStyles } from '../../../../src/generator/host/bundle/main-styles.ts';
import { EVERY_DIRECTIVE } from '../../../every-directive.ts';
import { projectRoot } from '../../../machine.ts';

/** What directives add to the main sheet. */
export const MAIN_STYLES = [
  ...new Set(EVERY_DIRECTIVE.flatMap(({ mainStylesheet }) => mainStylesheet ?? [])),
].map(file => join(projectRoot, 'src', 'features', 'prose', file));

/** The folder of the base theme. */
export const THEME = join(projectRoot, 'src', 'templates', 'theme');

/** The files that the named sheets of a folder import into a layer, and its other files; both sorted. */
export function sheetsIn(folder: string, names: readonly string[]) {
  const sheets = names.map(name => `${name}.css`);
  const files = readdirSync(folder).filter(file => file.endsWith('.css'));
  const imported = sheets.flatMap(sheet => [
    ...readFileSync(join(folder, sheet), 'utf8').matchAll(/^@import '\.\/(.+)' layer\(\w+\);$/gm),
  ]);
  return {
    imported: [...new Set(imported.map(([, file = '']) => file))].sort(),
    others: files.filter(file => !sheets.includes(file)).sort(),
  };
}

/** What style sheets weigh together, compressed, in bytes. */
export async function weightOf(files: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...files],
    outdir: 'nowhere',
    loader: { '.woff2': 'empty', '.image.svg': 'empty', '.svg': 'dataurl' },
    bundle: true,
    minify: true,
    write: false,
    plugins: [addMainStyles([{ mainStyles: MAIN_STYLES, otherMediaStyles: [] }])],
  });
  if (outputFiles.length !== files.length) throw new Error('Each style sheet is compiled into one');
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

/** What the sheets of a page weigh that shows something of a feature: the main one, and one of the feature. */
export function weightWithMain(sheet: string): Promise<number> {
  return weightOf([join(THEME, 'main.css'), sheet]);
}
