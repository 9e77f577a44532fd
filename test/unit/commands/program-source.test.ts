import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { programSource } from '../../../src/generator/commands/program-source.ts';
import { PACKAGE_NAME } from '../../../src/generator/host/package-name.ts';

const place = mkdtempSync(join(tmpdir(), 'site-source-'));

afterAll(() => rmSync(place, { recursive: true }));

it('is the checkout that runs', () => {
  expect(programSource({ packageRoot: '/work/program', version: '1.2.0' }, '/work/sites/mine')).toBe(
    'file:../../program',
  );
});

it.each([
  [
    'a file, seen from the new site',
    { devDependencies: { [PACKAGE_NAME]: 'file:../program.tgz' } },
    'file:../../program.tgz',
  ],
  ['a range', { dependencies: { [PACKAGE_NAME]: '^1.2.0' } }, '^1.2.0'],
  ['the version that runs, where nothing is said', {}, '1.2.0'],
])('is what the project around it says: %s', (_, manifest, expected) => {
  const project = join(place, 'project');
  const packageRoot = join(project, 'node_modules', PACKAGE_NAME);
  mkdirSync(packageRoot, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  expect(programSource({ packageRoot, version: '1.2.0' }, join(project, 'mine'))).toBe(expected);
});
