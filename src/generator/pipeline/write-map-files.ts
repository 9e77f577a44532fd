import { contentHash } from '../host/content-hash.ts';
import { OutputError } from '../host/output/output-error.ts';
import type { SiteOutput } from '../host/output/site-output.ts';
import type { RenderRecord } from '../host/render-record.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { messageOf } from '../model/message-of.ts';
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

/** What a map's file holds. Its picture is drawn only when it is asked for its bytes; an `OutputError` says that it cannot be. */
export async function mapFileContent(
  { mapFilesOf }: Project,
  { slug, kind }: MapFilePlan,
): Promise<OutputContent> {
  const files = await mapFilesOf(slug);
  if (kind !== 'image') return { type: 'text', text: files[kind] };
  const { rasterize } = await import('../host/rasterize.ts');
  return {
    type: 'made',
    make: () => {
      try {
        return rasterize(socialPicture(files.svg));
      } catch (error) {
        throw new OutputError([notDrawn(slug, error)], error);
      }
    },
  };
}

function notDrawn(slug: string, error: unknown): Diagnostic {
  return {
    severity: 'error',
    code: 'map/picture-crashed',
    message: `The picture for links to the map “${slug}” cannot be drawn: ${messageOf(error)}`,
    hint: 'Look at the entry of the map in maps/catalogue/, and at the outlines that it names; leave it out until it can be drawn.',
  };
}
