import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import type { EngineName } from './test/browser/engines/engine.ts';
import { ClosingLine } from './test/closing-line.ts';

/**
 * Twelve suites. The values-in, values-out ones (`architecture`, `unit`, then `reference`, `gallery`) run first, and `deletion`, which runs some of them in copies of the project; those that start the
 * program or real servers (`sites`, `cli`, `hosts`, `package`) after them; the browsers' last, one file at a time in each, against a site that is built once.
 */
export default defineConfig({
  resolve: {
    alias: ownModules(),
  },
  test: {
    reporters: ['default', new ClosingLine()],
    // For what hangs: nothing here is measured by the clock, and machines may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A machine of CI that stops for a moment must not hold back a change; the closing lines name each test that needed this.
    retry: process.env.CI ? 1 : 0,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['test/architecture/**/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'deletion',
          include: ['test/deletion/**/*.test.ts'],
          // One copy of the project at a time; each runs the compiler and other tests.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/{unit,features}/**/*.test.{ts,tsx}'],
          exclude: ['test/features/*/sites/**'],
          // No module holds state, so files may share their modules: that takes 60 % of the processor time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'reference',
          include: ['test/reference/**/*.test.ts'],
          // One worker for all files, so that the reference is extracted once.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'gallery',
          include: ['test/gallery/**/*.test.ts'],
          // One worker for all files, so that the maps are compiled once.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: ['test/sites/**/*.test.ts', 'test/features/*/sites/**/*.test.ts'],
          globalSetup: ['test/compile-program.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['test/hosts/**/*.test.ts'],
          globalSetup: ['test/hosts/install-servers.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'cli',
          include: ['test/cli/**/*.test.ts'],
          globalSetup: ['test/compile-program.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          // Makes the package and installs it once for all files.
          globalSetup: ['test/package/install.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
        },
      },
      inBrowser('browser', 'chromium'),
      inBrowser('firefox', 'firefox'),
      // WebKitGTK is for Linux; nothing drives the Safari of a Mac without a setting of its owner.
      ...(process.platform === 'linux' ? [inBrowser('webkit', 'webkit')] : []),
    ],
  },
});

/** What a site imports by the name of this package. */
function ownModules(): Record<string, string> {
  const modules = Object.entries(manifest.exports).filter(([path]) => !path.includes('*'));
  return Object.fromEntries(
    modules.map(([path, file]) => [
      `${manifest.name}${path.slice(1)}`,
      fileURLToPath(new URL(file, import.meta.url)),
    ]),
  );
}

/** The tests of behaviour in one engine. One file at a time: they share a browser, and the modules that drive it. */
function inBrowser(name: string, engine: EngineName): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: ['test/browser/**/*.test.ts'],
      provide: { engine },
      globalSetup: ['test/browser/serve-site.ts'],
      isolate: false,
      maxWorkers: 1,
      sequence: { groupOrder: 5 },
    },
  };
}
