import { relative } from 'node:path';
import type { BrowserFeature } from '../../model/browser-feature.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { modulesWithoutDefault } from './modules-without-default.ts';

/** Reports components of a site's kinds of pages that have no default export: the compiler would name the file that imports them. */
export async function checkPageModules(
  features: readonly BrowserFeature[],
  root: string,
): Promise<readonly Diagnostic[]> {
  const own = features.filter(({ isOfProgram }) => !isOfProgram);
  const files = own.flatMap(({ pages }) => Object.values(pages));
  return (await modulesWithoutDefault(files)).map(file => ({
    severity: 'error',
    code: 'template/no-default-export',
    message: 'The component of this kind of page has no default export',
    place: { file: relative(root, file).replaceAll('\\', '/') },
    hint: 'Export it as default: export default function Job(…) { … }.',
  }));
}
