// JavaScript, with its types in comments: it runs before anything is compiled.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesOf } from './files-of.js';

/** A module is small if it has at most this many bytes, with all that it imports. */
const SMALL = 6_000;

/**
 * Puts the small modules that several entries share into one file. The compiler makes a file for each set of entries that share
 * something: 90 files for a build, and Node takes a third of a millisecond for each. So every entry imports all of the small modules.
 * @param {string} packageRoot
 * @param {import('esbuild').Metafile} metafile of the program, compiled without this
 * @returns {import('esbuild').Plugin}
 */
export function gatherShared(packageRoot, metafile) {
  const entries = entriesOf(metafile);
  const contents = smallShared(metafile, entries)
    .map(file => `import './${file}';`)
    .join('\n');
  return {
    name: 'gather-shared',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^gathered$/ }, () => ({ path: 'gathered', namespace: 'gathered' }));
      onLoad({ filter: /^/, namespace: 'gathered' }, () => ({ contents, resolveDir: packageRoot }));
      onLoad({ filter: /[\\/]src[\\/].+\.ts$/ }, ({ path }) => {
        if (!entries.has(relative(packageRoot, path).replaceAll('\\', '/'))) return null;
        return { contents: `import 'gathered';\n${readFileSync(path, 'utf8')}`, loader: 'ts' };
      });
    },
  };
}

/**
 * What is started by its file, and what `import()` loads; a package's own `import()` does not count.
 * @param {import('esbuild').Metafile} metafile
 */
function entriesOf({ outputs }) {
  const entries = Object.values(outputs).map(({ entryPoint }) => entryPoint ?? '');
  return new Set(entries.filter(file => file.startsWith('src/')));
}

/**
 * @param {import('esbuild').Metafile} metafile
 * @param {ReadonlySet<string>} entries
 */
function smallShared(metafile, entries) {
  const bytes = bytesOf(metafile);
  const sharing = new Map();
  for (const file of [...entries].flatMap(entry => [...filesOf(entry, metafile)])) {
    sharing.set(file, (sharing.get(file) ?? 0) + 1);
  }
  const isSmall = (/** @type {string} */ file) => {
    const files = [...filesOf(file, metafile)];
    const size = files.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
    return size <= SMALL && files.every(file => !file.includes('node_modules/'));
  };
  const shared = [...bytes.keys()].filter(file => sharing.get(file) > 1 && !entries.has(file));
  return shared.filter(isSmall).sort();
}

/**
 * The bytes of each file in the compiled program. Types have none.
 * @param {import('esbuild').Metafile} metafile
 */
function bytesOf({ outputs }) {
  const parts = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const compiled = parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return new Map(compiled.map(([file, { bytesInOutput }]) => [file, bytesInOutput]));
}
