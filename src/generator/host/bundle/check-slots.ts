import { relative } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { modulesWithoutDefault } from './modules-without-default.ts';

/** Reports components of a theme that have no default export. It leaves other mistakes to the bundle's compiler. */
export async function checkSlots(
  features: readonly BrowserFeature[],
  root: string,
): Promise<readonly Diagnostic[]> {
  const files = features.flatMap(({ slots }) => Object.values(slots));
  return (await modulesWithoutDefault(files)).map(file => noDefaultExport(relative(root, file)));
}

function noDefaultExport(place: string): Diagnostic {
  return {
    severity: 'error',
    code: 'theme/no-default-export',
    message: 'The module of this slot does not export a component',
    place: { file: place.replaceAll('\\', '/') },
    hint: 'Export the component of the slot as default: export default function Navbar(…) { … }.',
  };
}
