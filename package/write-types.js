import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.js';

/** Writes the declarations of some modules, and of all modules that they name, into a folder. Modules are relative to the checkout. */
export function writeTypes({ checkout, modules, folder }) {
  const config = join(checkout, '.cache', 'package-types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(checkout, 'src'),
    outDir: folder,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
  };
  const files = modules.map(file => join(checkout, file));
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions, files }));
  const compiler = join(checkout, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '--project', config], { stdio: 'inherit' });
  for (const path of filesBelow(folder)) nameCode(join(folder, path));
  keepNamed(folder, modules);
}

/** The compiler also declares what a function imports when it runs. Only what the declarations of the modules name is shipped. */
function keepNamed(folder, modules) {
  const named = new Set();
  const waiting = modules.map(file => join(folder, relative('src', file).replace(/\.tsx?$/, '.d.ts')));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (named.has(file)) continue;
    named.add(file);
    const paths = readFileSync(file, 'utf8').matchAll(
      /(?:from |import\(|import )['"](\.{1,2}\/[^'"]+)\.js['"]/g,
    );
    for (const [, path] of paths) waiting.push(join(dirname(file), `${path}.d.ts`));
  }
  for (const path of filesBelow(folder)) if (!named.has(join(folder, path))) rmSync(join(folder, path));
}

/** Declarations import code (`./place.js`), because the sources that they come from (`./place.ts`) are not in the package. */
function nameCode(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
}
