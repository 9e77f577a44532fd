import { contentHash } from '../host/content-hash.ts';
import type { SiteOutput } from '../host/output/site-output.ts';
import type { RenderRecord } from '../host/render-record.ts';
import type { OutputContent } from '../model/output.ts';
import type { MapFilePlan } from '../model/route.ts';
import { socialPicture } from '../publish/social-picture.ts';
import type { Project } from './plan-project.ts';

export interface MapFileTargets {
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly programHash: string;
}

/** Writes the files of every map; those that are published as they would be written are kept. */
export async function writeMapFiles(
  project: Project,
  { output, record, programHash }: MapFileTargets,
): Promise<void> {
  for (const file of project.plan.mapFiles) {
    const key = contentHash(programHash, file.hash);
    if (record.isCurrent(file.output, key, output)) output.keep(file.output);
    else {
      const content = await mapFileContent(project, file);
      record.set(file.output, key, output.write({ path: file.output, content }));
    }
  }
}

/** What a map's file holds. Its picture is drawn only when it is asked for its bytes. */
export async function mapFileContent(
  { mapFilesOf }: Project,
  { slug, kind }: MapFilePlan,
): Promise<OutputContent> {
  const files = await mapFilesOf(slug);
  if (kind !== 'image') return { type: 'text', text: files[kind] };
  const { rasterize } = await import('../host/rasterize.ts');
  return { type: 'made', make: () => rasterize(socialPicture(files.svg)) };
}
