import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot, runCommand } from '../machine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly installation: Installation;
  }
}

/** The package, installed in a folder as a reader of its documents would do it. */
export interface Installation {
  /** Holds one Markdown file, and what npm has made. */
  readonly root: string;
  /** What npm said. */
  readonly output: string;
}

/** An ordinary user, for tests that run as root: permissions do not count for root. */
const ORDINARY_USER = 65_534;

/** Makes the package and installs it once for all tests, with a read-only `node_modules`. */
export function setup({ provide }: TestProject): () => void {
  const file = makePackage();
  const root = mkdtempSync(join(tmpdir(), 'site-package-'));
  mkdirSync(join(root, 'content', 'docs'), { recursive: true });
  writeFileSync(join(root, 'content', 'docs', 'index.md'), '# Hello\n');
  writeFileSync(join(root, 'package.json'), '{ "private": true }\n');
  const { status, stdout, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--save-dev', file], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const output = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`The package cannot be installed:\n${output}`);
  seal(root);
  provide('installation', { root, output });
  return () => {
    for (const folder of foldersBelow(root)) chmodSync(folder, 0o755);
    rmSync(root, { recursive: true });
  };
}

/** Absolute path of the file that others install. */
function makePackage(): string {
  const { isDone, output } = runCommand(process.execPath, [join(projectRoot, 'package', 'make.js')]);
  if (!isDone) throw new Error(`The package cannot be made:\n${output}`);
  return join(projectRoot, output.trim().split('\n').at(-1) ?? '');
}

/** Root gives the site away and keeps the packages; another user takes the right to write from itself. */
function seal(root: string): void {
  const packages = join(root, 'node_modules');
  if (process.getuid?.() === 0) {
    for (const path of [root, ...['content', 'content/docs', 'package.json'].map(name => join(root, name))])
      chownSync(path, ORDINARY_USER, ORDINARY_USER);
  }
  for (const folder of foldersBelow(packages)) chmodSync(folder, 0o555);
}

function foldersBelow(folder: string): readonly string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path));
  return [folder, ...below.filter(path => lstatSync(path).isDirectory())];
}
