import { relative } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** Reports components of a theme that have no default export. It leaves other mistakes to the bundle's compiler. */
export async function checkSlots(
  features: readonly BrowserFeature[],
  root: string,
): Promise<readonly Diagnostic[]> {
  const files = features.flatMap(({ slots }) => Object.values(slots));
  if (files.length === 0) return [];
  const { build } = await import('esbuild');
  const checked = files.map(async file => {
    const result = await build({ ...OPTIONS, entryPoints: [file], outfile: `${file}.js` }).catch(() => null);
    const exported = Object.values(result?.metafile.outputs ?? {}).flatMap(output => output.exports);
    return result === null || exported.includes('default') ? [] : [noDefaultExport(relative(root, file))];
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

function noDefaultExport(place: string): Diagnostic {
  return {
    severity: 'error',
    code: 'theme/no-default-export',
    message: 'The module of this slot does not export a component',
    place: { file: place.replaceAll('\\', '/') },
    hint: 'Export the component of the slot as default: export default function Navbar(…) { … }.',
  };
}
