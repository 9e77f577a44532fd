// Makes what others install, `npm run package`: the program compiled, the sources of what browsers load, and types for what sites
// import. The file lies in the root of the checkout; its name is printed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE_FOLDERS } from '../src/generator/host/program/bundle-folders.js';
import { compileProgram } from '../src/generator/host/program/compile-program.js';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const stage = join(checkout, '.cache', 'package');
const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
/** What sites import from TypeScript; style sheets are files as they are. */
const modules = Object.entries(manifest.exports).filter(([, file]) => file.endsWith('.ts'));

rmSync(stage, { recursive: true, force: true });
for (const file of ['bin/site.js', 'LICENSE']) copy(file);
copyFileSync(join(checkout, 'bin', 'README.md'), join(stage, 'README.md'));
for (const folder of BUNDLE_FOLDERS)
  cpSync(join(checkout, folder), join(stage, folder), {
    recursive: true,
    filter: path => !/\/(tsconfig\.json|README\.md)$/.test(path.replaceAll('\\', '/')),
  });
await writeProgram();
await writeBrowserModules();
writeTypes();
write('package.json', JSON.stringify(publishedManifest(), null, 2));
write(join('dist', 'seal'), hashFiles());
run('npm', ['pack', '--silent', '--pack-destination', checkout], stage);

async function writeProgram() {
  const { files, inputs } = await compileProgram(checkout, join(stage, 'dist', 'program'));
  for (const { path, contents } of files) write(join('dist', 'program', path), contents);
  write('dist/LICENCES.txt', licencesOf(inputs));
}

/** The licences of the packages that the compiled program holds. */
function licencesOf(inputs) {
  const folders = inputs.map(input => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]);
  const texts = [...new Set(folders.filter(folder => folder !== undefined))].sort().map(folder => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(checkout, folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(join(checkout, folder)).find(entry => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? license : readFileSync(join(checkout, folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** For tests of a site's own; a site's bundle is compiled from the sources. */
async function writeBrowserModules() {
  const files = modules.map(([, file]) => file).filter(file => file.startsWith('./src/client/'));
  await build({
    absWorkingDir: checkout,
    entryPoints: files,
    outdir: join(stage, 'dist', 'browser'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
}

/** Declarations of what sites import, and of all that these name. */
function writeTypes() {
  const config = join(checkout, '.cache', 'package-types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(checkout, 'src'),
    outDir: join(stage, 'dist', 'types'),
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
  };
  const files = modules.map(([, file]) => join(checkout, file));
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions, files }));
  run(process.execPath, [join(checkout, 'node_modules', 'typescript', 'bin', 'tsc'), '--project', config]);
  // A declaration lies beside no `.ts`.
  for (const file of filesBelow(join(stage, 'dist', 'types'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
  }
}

/** What is compiled in needs no installation. */
function publishedManifest() {
  const { name, version, description, license, type, engines, bin, dependencies } = manifest;
  const { peerDependencies, peerDependenciesMeta } = manifest;
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([path, file]) => [path, publishedFile(path, file)]),
  );
  return {
    ...{ name, version, description, license, type, engines, bin, exports },
    ...{ dependencies, peerDependencies, peerDependenciesMeta },
  };
}

function publishedFile(path, file) {
  if (!file.endsWith('.ts')) return file;
  const types = file.replace('./src/', './dist/types/').replace(/\.ts$/, '.d.ts');
  const name = path.slice('./'.length);
  return file.startsWith('./src/client/')
    ? { types, default: `./dist/browser/${name}.js` }
    : { types, default: `./dist/program/${name}.mjs` };
}

/** Names the state of the package: sites compile and remember under it. */
function hashFiles() {
  const hash = createHash('sha256');
  for (const file of filesBelow(stage))
    hash.update(`\0${file.slice(stage.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder) {
  const paths = readdirSync(folder, { recursive: true }).sort();
  return paths.map(path => join(folder, path)).filter(path => statSync(path).isFile());
}

function copy(path) {
  write(path, readFileSync(join(checkout, path)));
}

function write(path, contents) {
  const file = join(stage, path);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

function run(command, parameters, folder = checkout) {
  execFileSync(command, parameters, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}
