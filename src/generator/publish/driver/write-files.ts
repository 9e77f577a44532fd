import type { SiteOutput } from '../../host/output/site-output.ts';
import type { RenderRecord } from '../../host/render-record.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { LazyFile } from './lazy-files.ts';

/** Files that cannot be made, until the others are left: each may take its whole time. */
const MOST_FAILURES = 5;

/** Writes files; those that are published as they would be made are kept. Gives what keeps the site from being published. */
export async function writeFiles(
  files: readonly LazyFile[],
  { output, record }: { readonly output: SiteOutput; readonly record: RenderRecord },
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    if (diagnostics.length === MOST_FAILURES) break;
    if (record.isCurrent(file.output, file.key, output)) {
      output.keep(file.output);
      continue;
    }
    const made = await file.make();
    if ('diagnostic' in made) diagnostics.push(made.diagnostic);
    else record.set(file.output, file.key, output.write({ path: file.output, content: made.content }));
  }
  return diagnostics;
}
