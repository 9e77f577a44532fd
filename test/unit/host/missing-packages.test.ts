import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingPackages } from '../../../src/generator/host/missing-packages.ts';

const packageRoot = mkdtempSync(join(tmpdir(), 'packages-'));
const place = { file: 'site.config.ts', line: 3, column: 5 };

function writeManifest(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

beforeAll(() => {
  writeManifest(packageRoot, {
    optionalDependencies: { painter: '1.2.3' },
    peerDependencies: { parser: '^3.1.0 || ^4.2.1' },
  });
  writeManifest(join(packageRoot, 'node_modules', 'open'), {});
  writeManifest(join(packageRoot, 'node_modules', 'closed'), { exports: { '.': './index.js' } });
});

afterAll(() => rmSync(packageRoot, { recursive: true, force: true }));

test('installed packages are found, also one that keeps its manifest to itself', () => {
  expect(missingPackages({ what: 'A list', packages: ['open', 'closed'], place, packageRoot })).toEqual([]);
});

test('missing packages are named together, each with the version that suits the program, if it has one', () => {
  const packages = ['painter', 'open', 'parser', 'stranger'];
  expect(missingPackages({ what: 'A list', packages, place, packageRoot })).toEqual([
    {
      severity: 'error',
      code: 'config/missing-package',
      message: 'A list needs packages that are not installed: painter, parser, stranger',
      place,
      hint: 'Run `npm install --save-dev painter@1.2.3 parser@4.2.1 stranger`.',
    },
  ]);
});
