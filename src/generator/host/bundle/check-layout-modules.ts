import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, type Diagnostic } from '../../model/diagnostic.ts';

const FOLDER = 'src/templates/layouts';

/** A layout is the default export of its module. Without one, the module would compile and then fail in the browser. */
export async function checkLayoutModules(packageRoot: string): Promise<readonly Diagnostic[]> {
  const { build } = await import('esbuild');
  const files = readdirSync(join(packageRoot, FOLDER)).filter(name => name.endsWith('.tsx'));
  const { metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: files.sort(compareText).map(name => `${FOLDER}/${name}`),
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
    entryPoint === undefined || exports.includes('default') ? [] : [withoutDefault(entryPoint, exports)],
  );
}

function withoutDefault(file: string, exports: readonly string[]): Diagnostic {
  const [first = 'Layout'] = exports;
  return {
    severity: 'error',
    code: 'template/no-default-export',
    message: 'The module of this layout has no default export',
    place: { file, line: 1, column: 1 },
    hint: `Export the layout as default: export { ${first} as default }.`,
  };
}
