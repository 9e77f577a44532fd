import { contentHash } from '../host/content-hash.ts';
import type { SiteOutput } from '../host/output/site-output.ts';
import type { PictureDrawer } from '../host/picture/picture-drawer.ts';
import type { RenderRecord } from '../host/render-record.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { mapFileContent } from './map-file-content.ts';
import type { Project } from './plan-project.ts';

export interface MapFileTargets {
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly pictures: PictureDrawer;
  readonly programHash: string;
}

/** Files that cannot be made, until the others are left: each may take its whole time. */
const MOST_FAILURES = 5;

/** Writes the files of every map; those that are published as they would be written are kept. */
export async function writeMapFiles(
  project: Project,
  { output, record, pictures, programHash }: MapFileTargets,
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const file of project.plan.mapFiles) {
    if (diagnostics.length === MOST_FAILURES) break;
    const key = contentHash(programHash, file.hash);
    if (record.isCurrent(file.output, key, output)) {
      output.keep(file.output);
      continue;
    }
    const made = await mapFileContent(project, file, pictures);
    if ('diagnostic' in made) diagnostics.push(made.diagnostic);
    else record.set(file.output, key, output.write({ path: file.output, content: made.content }));
  }
  return diagnostics;
}
