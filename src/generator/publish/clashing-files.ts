import type { Diagnostic } from '../model/diagnostic.ts';
import { foldCase } from '../model/paths/fold-case.ts';
import type { SitePlan } from '../model/route.ts';

/**
 * Reports files that the program writes at the address of a page or of a static file, at the source of that page or file. `files` are all
 * files of the site that are no pages, static ones included.
 */
export function clashingFiles(
  files: readonly { readonly output: string }[],
  { routes, copiedFiles }: Pick<SitePlan, 'routes' | 'copiedFiles'>,
  outputOf: (path: string) => string,
): readonly Diagnostic[] {
  const pages = new Map(routes.map(route => [foldCase(route.output), route]));
  const written = new Set<string>();
  return files.flatMap(({ output }) => {
    const page = pages.get(foldCase(output)) ?? pages.get(foldCase(outputOf(`/${output}`)));
    if (page !== undefined) return [clash(output, page.source, 'Give the page another `slug`.')];
    const isTwice = written.has(foldCase(output));
    written.add(foldCase(output));
    if (!isTwice) return [];
    const copied = copiedFiles.find(file => foldCase(file.output) === foldCase(output));
    return [clash(output, copied?.file, 'Remove the file, or give it another name.')];
  });
}

function clash(output: string, file: string | undefined, hint: string): Diagnostic {
  return {
    severity: 'error',
    code: 'output/same-path',
    message: `The program writes /${output} itself`,
    ...(file !== undefined && { place: { file } }),
    hint,
  };
}
