import { foldCase } from '../../model/paths/fold-case.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { explainTwinNames } from '../../model/text/twin-names.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RouteTable } from '../route-table.ts';
import { outputOf, withoutEnding } from '../urls.ts';
import { checkPath } from './check-path.ts';

/**
 * Reports static files that cannot be published everywhere: they clash with a page's output or with another static file, or a system
 * refuses their name.
 */
export function checkStaticFiles(table: RouteTable, context: PlanContext): void {
  const seen = new Map<string, string>();
  const files = [...context.input.assets.keys()].filter(file => file.startsWith(STATIC_FOLDER)).sort();
  for (const file of files) {
    const output = file.slice(STATIC_FOLDER.length);
    const twin = seen.get(foldCase(output));
    seen.set(foldCase(output), file);
    reportBadName(file, output, context);
    if (twin !== undefined) reportTwins(file, twin, context);
    reportPage(file, output, table, context);
  }
  reportAssets(
    files.filter(file => isAmongAssets(file.slice(STATIC_FOLDER.length))),
    context,
  );
}

/** The names of the program's own files there contain a hash, so none is taken. */
function isAmongAssets(output: string): boolean {
  return /^assets\//i.test(output);
}

/** Sites of other programs have files in this folder whose addresses others have linked. */
function reportAssets([first, ...more]: readonly string[], { report }: PlanContext): void {
  if (first === undefined) return;
  report({
    severity: 'warning',
    code: 'route/kept-for-a-year',
    message:
      more.length === 0
        ? 'Browsers keep this file for a year, because it is in /assets'
        : `Browsers keep this file and ${more.length} more for a year, because they are in /assets`,
    place: { file: first },
    hint: 'Give a file a new name whenever it changes, or keep it in another folder.',
  });
}

function reportBadName(file: string, output: string, { report }: PlanContext): void {
  const problem = checkPath(isAmongAssets(output) ? output.slice('assets'.length) : `/${output}`, '');
  if (problem === undefined) return;
  report({
    severity: 'error',
    ...problem,
    place: { file },
    hint: 'Rename the file, or move it to another folder.',
  });
}

function reportTwins(file: string, twin: string, { report }: PlanContext): void {
  const difference = explainTwinNames(file, twin);
  report({
    severity: 'error',
    code: 'route/duplicate-file',
    message: `The names of two static files ${difference ? 'look the same' : 'differ only in case'}`,
    place: { file },
    hint: `${difference ? `${difference} ` : ''}Rename one of them: some systems cannot store both.`,
    related: [{ file: twin, message: 'the other file' }],
  });
}

function reportPage(file: string, output: string, table: RouteTable, { report }: PlanContext): void {
  const draft = table.atOutput(output) ?? table.atOutput(outputOf(withoutEnding(`/${output}`)));
  if (draft === undefined) return;
  const { path, place } = draft;
  const isOneFile = foldCase(draft.output) === foldCase(output);
  report({
    severity: 'error',
    code: 'route/page-and-file',
    message: `The page “${path}” and a static file ${isOneFile ? `are both published as ${output}` : 'have the same address'}`,
    place: { file },
    hint: 'Rename the static file, or give the page another `slug`.',
    ...(place && { related: [{ ...place, message: 'the page' }] }),
  });
}
