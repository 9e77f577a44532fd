#!/usr/bin/env node
// The command. A checkout compiles the program once for each state of its sources; a package contains it compiled.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = readManifest(packageRoot);

/**
 * The folder of the compiled program and the hash of its state. A checkout also returns its cache folder, and why it could not write
 * there.
 */
async function findCompiled() {
  if (!existsSync(join(packageRoot, 'src', 'generator'))) {
    const folder = join(packageRoot, 'dist', 'program');
    return { folder, programHash: hashPackage(), programCache: null, problem: null };
  }
  const { findProgram } = await import('../src/generator/host/program/find-program.js');
  return findProgram(packageRoot);
}

/** The hash that sites depend on: it covers the package, Node, and the versions of the packages that it may use. */
function hashPackage() {
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const versions = names.map(name => installedVersion(name, packageRoot));
  const seal = readFileSync(join(packageRoot, 'dist', 'seal'), 'utf8');
  const state = JSON.stringify([process.version, seal, versions]);
  return createHash('sha256').update(state).digest('hex').slice(0, 16);
}

/** The version of a package that Node resolves from a folder. */
function installedVersion(name, folder) {
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return readManifest(place).version;
  return dirname(folder) === folder ? null : installedVersion(name, dirname(folder));
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

const { folder, programHash, programCache, problem } = await findCompiled();
if (folder === null) {
  console.error(`The compiled program can be written nowhere: ${problem.message}`);
  process.exitCode = 1;
} else {
  const { run } = await import(pathToFileURL(join(folder, 'cli.mjs')).href);
  const { version } = manifest;
  await run({ argv: process.argv, packageRoot, programHash, version, programCache, cacheProblem: problem });
}
