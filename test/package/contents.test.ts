import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { installed, packageFolder } from './installed-site.ts';

const files = readdirSync(packageFolder, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => lstatSync(join(packageFolder, file)).isFile());
const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

/** All that is in the package. */
const ALLOWED = [
  /^(package\.json|README\.md|LICENSE|bin\/site\.js)$/,
  /^dist\/(seal|LICENCES\.txt|browser\/(counter|live|search|slots|templates|words)\.js)$/,
  /^dist\/program\/[\w-]+\.mjs$/,
  /^dist\/types\/[\w/-]+\.d\.ts$/,
  /^src\/(templates|client)\/[\w/.-]+(\.(tsx?|css|svg|woff2)|\/LICENSE)$/,
  // The plan and the directives of a feature are part of the compiled program.
  /^src\/features\/([\w-]+\/(templates\/|client\/([\w-]+\/)*)?)?[\w-]+\.(tsx?|css)$/,
  /^src\/features\/[\w-]+\/icons\/([\w-]+\.svg|LICENSE)$/,
];

test('the package holds what it needs and nothing else', () => {
  expect(files.filter(file => !ALLOWED.some(pattern => pattern.test(file)))).toEqual([]);
  expect(files.filter(file => /\.test\.|tsconfig/.test(file))).toEqual([]);
  expect(files).toContain('dist/program/cli.mjs');
});

test('what TypeScript imports from the package are declarations', () => {
  const modules = Object.entries(manifest.exports).filter(([path]) => !path.includes('*'));
  for (const [path, file] of modules) {
    const { types, default: code } = file as { types: string; default: string };
    expect(files, path).toContain(types.slice('./'.length));
    expect(files, path).toContain(code.slice('./'.length));
  }
});

test('the packages that it imports are installed with it, and no others', () => {
  const imported = new Set(files.filter(isCode).flatMap(packagesIn));
  const brought = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const byChoice = Object.keys(manifest.peerDependencies);
  expect([...imported].filter(name => ![...brought, ...byChoice, manifest.name].includes(name))).toEqual([]);
  expect(brought.filter(name => !imported.has(name))).toEqual([]);
});

test('npm installs it without a word about what is missing', () => {
  expect(inject('installation').output).not.toMatch(/peer|ERESOLVE/i);
  const { status, stdout } = spawnSync('npm', ['ls', '--all'], { cwd: installed, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('the licence of each package that is compiled in is named', () => {
  const licences = readFileSync(join(packageFolder, 'dist', 'LICENCES.txt'), 'utf8');
  for (const name of ['commander', 'd3-geo', 'saxes', 'unified'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(licences, 'the outlines of letters').toContain('The Instrument Sans Project Authors');
});

function isCode(file: string): boolean {
  return /\.(mjs|tsx?|css)$/.test(file);
}

/** Names of the packages that a file imports. */
function packagesIn(file: string): readonly string[] {
  const text = readFileSync(join(packageFolder, file), 'utf8').replaceAll(/^\s*\*.*$/gm, '');
  const found = text.matchAll(
    /(?:\bfrom|\bimport|@import|\burl\(|\bimport\(|\brequire\(|\bimport\.meta\.resolve\()\s*["']([@\w][^"'\s]*)["']/g,
  );
  const names = [...found].flatMap(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? []);
  // The types of a package without any are in another one.
  return names
    .filter(name => !isBuiltin(name))
    .map(name => (/^(hast|mdast)$/.test(name) ? `@types/${name}` : name));
}
