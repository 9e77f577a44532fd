import { foldCase } from '../../model/paths/fold-case.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { REPLACEABLE_FILES } from '../../model/replaceable-files.ts';
import { OTHER_NAME, OTHER_SLUG, writtenByProgram } from '../../model/written-by-program.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RouteTable } from '../route-table.ts';
import { outputOf } from '../urls.ts';

/** Reports pages and static files at the paths of files that the program writes, such as feeds. The publish stage knows the few that are not planned. */
export function checkGeneratedFiles(
  generated: ReadonlySet<string>,
  table: RouteTable,
  { input, report }: PlanContext,
): void {
  const staticFiles = new Map(
    [...input.assets.keys()]
      .filter(file => file.startsWith(STATIC_FOLDER))
      .map(file => [foldCase(file.slice(STATIC_FOLDER.length)), file]),
  );
  for (const path of generated) {
    const output = path.slice(1);
    const page = table.atOutput(output) ?? table.atOutput(outputOf(path));
    if (page !== undefined) report(writtenByProgram(output, page.place, OTHER_SLUG));
    const file = staticFiles.get(foldCase(output));
    const replaces = file === STATIC_FOLDER + output && REPLACEABLE_FILES.has(output);
    if (file !== undefined && !replaces) report(writtenByProgram(output, { file }, OTHER_NAME));
  }
}
