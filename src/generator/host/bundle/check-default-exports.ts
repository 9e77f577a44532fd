import { readdirSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { compareText } from '../../model/text/compare-text.ts';

/** Reports layouts that are not the default export of their module. Such a module would compile and then fail in the browser. */
export async function checkLayoutModules(packageRoot: string): Promise<readonly Diagnostic[]> {
  const folder = join(packageRoot, 'src/templates/layouts');
  const names = readdirSync(folder).filter(name => name.endsWith('.tsx'));
  const files = names.sort(compareText).map(name => join(folder, name));
  return (await modulesWithoutDefault(files)).map(({ file, exports: [first = 'Layout'] }) => ({
    severity: 'error',
    code: 'template/no-default-export',
    message: 'The module of this layout has no default export',
    place: { file: posixPath(relative(packageRoot, file)), line: 1, column: 1 },
    hint: `Export the layout as default: export { ${first} as default }.`,
  }));
}

/** Reports components of a site's kinds of pages that have no default export: the compiler would name the file that imports them. */
export async function checkPageModules(
  features: readonly BrowserFeature[],
  root: string,
): Promise<readonly Diagnostic[]> {
  const own = features.filter(({ isOfProgram }) => !isOfProgram);
  const files = own.flatMap(({ pages }) => Object.values(pages));
  return (await modulesWithoutDefault(files)).map(({ file }) => ({
    severity: 'error',
    code: 'template/no-default-export',
    message: 'The component of this kind of page has no default export',
    place: { file: posixPath(relative(root, file)) },
    hint: `Export it as default: export default function ${componentNameOf(file)}(…) { … }.`,
  }));
}

/** Reports components of a theme that have no default export. It leaves other mistakes to the bundle's compiler. */
export async function checkSlots(
  features: readonly BrowserFeature[],
  root: string,
): Promise<readonly Diagnostic[]> {
  const files = features.flatMap(({ slots }) => Object.values(slots));
  return (await modulesWithoutDefault(files)).map(({ file }) => ({
    severity: 'error',
    code: 'theme/no-default-export',
    message: 'The module of this slot does not export a component',
    place: { file: posixPath(relative(root, file)) },
    hint: `Export the component of the slot as default: export default function ${componentNameOf(file)}(…) { … }.`,
  }));
}

/** The usual name of a file's component: `PageHead` in `page-head.tsx`. */
function componentNameOf(file: string): string {
  const words = parse(file).name.split(/[^\p{L}\p{N}]+/u);
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Those of the modules that compile and have no default export, with what they export. The bundle's compiler reports the others. */
async function modulesWithoutDefault(files: readonly string[]) {
  if (files.length === 0) return [];
  const { build } = await import('esbuild');
  const checked = files.map(async file => {
    const result = await build({ ...OPTIONS, entryPoints: [file], outfile: `${file}.js` }).catch(() => null);
    const exports = Object.values(result?.metafile.outputs ?? {}).flatMap(output => output.exports);
    return result === null || exports.includes('default') ? [] : [{ file, exports }];
  });
  return (await Promise.all(checked)).flat();
}

const OPTIONS = {
  format: 'esm',
  jsx: 'automatic',
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const;
