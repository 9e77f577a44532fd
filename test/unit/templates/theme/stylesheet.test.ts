import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { STYLESHEETS } from '../../../../src/templates/contract/assets.ts';
import { projectRoot } from '../../../machine.ts';
import { sheetsIn, THEME, weightOf } from './sheets.ts';

const FEATURES = join(projectRoot, 'src/features');

test('every style sheet of the theme is imported into a layer', () => {
  const { imported, others } = sheetsIn(THEME, STYLESHEETS);
  // What features have in common with each other or with the theme’s components.
  expect([...imported, 'cards.css', 'fields.css'].sort()).toEqual(others);
});

test('the style sheet of every page weighs at most so much, compressed', async () => {
  expect(await weightOf([join(THEME, 'main.css')])).toBeLessThanOrEqual(8_500);
});

test('every class has an origin in the templates, the client or the Markdown renderer', () => {
  const sources = readSources(join(projectRoot, 'src'));
  const orphans = classNames().filter(name => !sources.some(text => makesClass(text, name)));
  expect(orphans).toEqual([]);
});

test('every icon is shown somewhere', () => {
  const icons = [THEME, FEATURES].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      /\bicons.[\w-]+\.svg$/.test(file),
    ),
  );
  const rules = rulesOfAll();
  expect(icons).not.toEqual([]);
  expect(icons.filter(icon => !rules.includes(`/icons/${basename(icon)}')`))).toEqual([]);
});

function classNames(): readonly string[] {
  const rules = rulesOfAll().replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''))];
}

function rulesOfAll(): string {
  const sheets = readdirSync(THEME).filter(file => file.endsWith('.css'));
  const ofFeatures = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => readFileSync(join(FEATURES, file), 'utf8'));
  return [...sheets.map(file => readFileSync(join(THEME, file), 'utf8')), ...ofFeatures].join('\n');
}

/** A class is written whole, or its beginning is before a value (`level-${level}`, `${block}-icon-${icon}`). */
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
