import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
}

/** Declarations import code (`./place.js`), because the sources that they come from (`./place.ts`) are not in the package. */
function nameCode(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
}
