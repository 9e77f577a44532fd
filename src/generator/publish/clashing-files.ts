import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { foldCase } from '../model/paths/fold-case.ts';
import type { SitePlan } from '../model/route.ts';
import { OTHER_NAME, OTHER_SLUG, writtenByProgram } from '../model/written-by-program.ts';

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
    if (page !== undefined) return [writtenByProgram(output, placeOf(page.source), OTHER_SLUG)];
    const isTwice = written.has(foldCase(output));
    written.add(foldCase(output));
    if (!isTwice) return [];
    const copied = copiedFiles.find(file => foldCase(file.output) === foldCase(output));
    return [writtenByProgram(output, placeOf(copied?.file), OTHER_NAME)];
  });
}

function placeOf(file: string | undefined): Place | undefined {
  return file === undefined ? undefined : { file };
}
