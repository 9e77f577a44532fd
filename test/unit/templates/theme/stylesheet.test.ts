import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { STYLESHEETS } from '../../../../src/templates/contract.ts';
import { projectRoot } from '../../../machine.ts';

const FOLDER = join(projectRoot, 'src/templates/theme');

const FEATURES = join(projectRoot, 'src/features');

const SHEETS = STYLESHEETS.map(name => `${name}.css`);

test('every style sheet of the theme is imported into a layer', () => {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.css') && !SHEETS.includes(file));
  const imports = SHEETS.flatMap(sheet => [
    ...readFileSync(join(FOLDER, sheet), 'utf8').matchAll(/^@import '\.\/(.+)' layer\(\w+\);$/gm),
  ]);
  // What several features have in common.
  const shared = ['fields.css'];
  expect([...new Set([...imports.map(([, file]) => file), ...shared])].sort()).toEqual(files.sort());
});

test.each([
  ['changelog', ['changelog.css']],
  ['maps', ['maps.css', 'figures.css']],
  ['api-reference', ['reference.css']],
])('every style sheet of the feature %s is imported into a layer', (name, named) => {
  const folder = join(FEATURES, name);
  const files = readdirSync(folder).filter(file => file.endsWith('.css') && !named.includes(file));
  const imports = named.flatMap(sheet => [
    ...readFileSync(join(folder, sheet), 'utf8').matchAll(/^@import '\.\/(.+)' layer\(\w+\);$/gm),
  ]);
  expect([...new Set(imports.map(([, file]) => file))].sort()).toEqual(files.sort());
});

test.each([
  ['of every page', ['main.css'], 8_500],
  ['of a landing page', ['main.css', 'panels.css'], 11_500],
  ['of the gallery', ['main.css', '../../features/maps/maps.css'], 13_000],
  ['of a page with a map in its text', ['main.css', '../../features/maps/figures.css'], 12_000],
  ['of the API reference', ['main.css', '../../features/api-reference/reference.css'], 12_000],
  ['of the changelog', ['main.css', '../../features/changelog/changelog.css'], 12_000],
])('the style sheets %s weigh at most so much, compressed', async (_, sheets, limit) => {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: sheets.map(sheet => join(FOLDER, sheet)),
    outdir: 'nowhere',
    loader: { '.woff2': 'empty', '.image.svg': 'empty', '.svg': 'dataurl' },
    bundle: true,
    minify: true,
    write: false,
  });
  const weights = outputFiles.map(({ contents }) => gzipSync(contents).length);
  expect(weights).toHaveLength(sheets.length);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(limit);
});

test('every class has an origin in the templates, the client or the Markdown renderer', () => {
  const sources = readSources(join(projectRoot, 'src'));
  const orphans = classNames().filter(name => !sources.some(text => makesClass(text, name)));
  expect(orphans).toEqual([]);
});

test('every icon is shown somewhere', () => {
  const icons = readdirSync(join(FOLDER, 'icons')).filter(file => file.endsWith('.svg'));
  const rules = rulesOfAll();
  expect(icons.filter(icon => !rules.includes(`/icons/${icon}')`))).toEqual([]);
});

function classNames(): readonly string[] {
  const rules = rulesOfAll().replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''))];
}

function rulesOfAll(): string {
  const sheets = readdirSync(FOLDER).filter(file => file.endsWith('.css'));
  const ofFeatures = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => readFileSync(join(FEATURES, file), 'utf8'));
  return [...sheets.map(file => readFileSync(join(FOLDER, file), 'utf8')), ...ofFeatures].join('\n');
}

/** A class is written whole, or its beginning stands before a value (`level-${level}`, `${block}-icon-${icon}`). */
function makesClass(text: string, name: string): boolean {
  const stem = name.replace(/^(card|feature)-icon-/, '}-icon-');
  const prefixes = [...stem.matchAll(/-/g)].map(({ index }) => `${stem.slice(0, index + 1)}\${`);
  return (
    new RegExp(`['"\`\\s.]${name}(?![\\w-])`).test(text) || prefixes.some(prefix => text.includes(prefix))
  );
}

function readSources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return readSources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
