// `npm run package`: makes the package that other sites install. It holds the compiled program, the sources of what browsers load, and
// types for what sites import. The file is written to the root of the checkout; its name is printed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE_FOLDERS } from '../src/generator/host/program/bundle-folders.js';
import { compileProgram } from '../src/generator/host/program/compile-program.js';
import { runsInProgram } from '../src/generator/host/program/runs-in-program.js';
import { filesBelow } from './files-below.js';
import { licencesOf } from './licences.js';
import { publishedManifest } from './published-manifest.js';
import { writeTypes } from './write-types.js';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const stage = join(checkout, '.cache', 'package');
const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
/** The TypeScript sources of the modules that sites import; style sheets are copied unchanged. */
const modules = Object.values(manifest.exports).filter(file => file.endsWith('.ts'));

rmSync(stage, { recursive: true, force: true });
for (const path of ['bin', 'LICENSE', ...BUNDLE_FOLDERS]) copy(path);
cpSync(join(checkout, 'package', 'README.md'), join(stage, 'README.md'));
const { files, inputs } = await compileProgram(checkout, join(stage, 'dist', 'program'));
for (const { path, contents } of files) write(join('dist', 'program', path), contents);
write(join('dist', 'LICENCES.txt'), licencesOf(checkout, inputs));
await compileForBrowsers(
  Object.entries(manifest.exports).filter(([, file]) => file.endsWith('.ts') && !runsInProgram(file)),
);
writeTypes({ checkout, modules, folder: join(stage, 'dist', 'types') });
write('package.json', JSON.stringify(publishedManifest(manifest), null, 2));
write(join('dist', 'seal'), hashFiles());
execFileSync('npm', ['pack', '--silent', '--pack-destination', checkout], {
  cwd: stage,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

/** Leaves out what only the checkout needs. The compiled program contains features, except for the parts that are compiled with a site. */
function copy(path) {
  const isShipped = source =>
    !/[\\/](tsconfig[.\w]*\.json|README\.md|[\w-]+\.d\.ts)$|[\\/]features[\\/][\w-]+[\\/](plan|load|read|make|markdown|host|files)$/.test(
      source,
    );
  cpSync(join(checkout, path), join(stage, path), { recursive: true, filter: isShipped });
}

function write(path, contents) {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  writeFileSync(join(stage, path), contents);
}

/** For the tests of other sites: a bundle is compiled from the sources. */
async function compileForBrowsers(exported) {
  await build({
    absWorkingDir: checkout,
    entryPoints: Object.fromEntries(exported.map(([path, file]) => [path.slice('./'.length), file])),
    outdir: join(stage, 'dist', 'browser'),
    bundle: true,
    external: ['react', 'react/*'],
    jsx: 'automatic',
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
}

/** Names the state of the package: sites use it in the keys of their caches. */
function hashFiles() {
  const hash = createHash('sha256');
  for (const file of filesBelow(stage)) hash.update(`\0${file}\0`).update(readFileSync(join(stage, file)));
  return hash.digest('hex');
}
