import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../machine.ts';

const FOLDER = join(projectRoot, 'src/templates/theme');

test('main.css imports every style sheet of the theme into a layer', () => {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.css') && file !== 'main.css');
  const imports = [
    ...readFileSync(join(FOLDER, 'main.css'), 'utf8').matchAll(/^@import '\.\/(.+)' layer\(\w+\);$/gm),
  ];
  expect(imports.map(([, file]) => file).sort()).toEqual(files.sort());
});

test('the whole style sheet weighs at most 12 kB, compressed', async () => {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['src/templates/theme/main.css'],
    bundle: true,
    minify: true,
    write: false,
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  expect(contents.length).toBeGreaterThan(10_000);
  expect(gzipSync(contents).length).toBeLessThanOrEqual(12_000);
});

test('every class has an origin in the templates, the client or the Markdown renderer', () => {
  const sources = readSources(join(projectRoot, 'src'));
  const orphans = classNames().filter(name => !sources.some(text => makesClass(text, name)));
  expect(orphans).toEqual([]);
});

function classNames(): readonly string[] {
  const rules = readdirSync(FOLDER)
    .map(file => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''))];
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
