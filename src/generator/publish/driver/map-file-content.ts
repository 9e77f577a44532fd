import type { PictureDrawer } from '../../host/picture/picture-drawer.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputContent } from '../../model/output.ts';
import type { MapFilePlan } from '../../model/route.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { socialPicture } from '../social-picture.ts';

/** What a file holds, or why it cannot be made. */
export type MadeFile = { readonly content: OutputContent } | { readonly diagnostic: Diagnostic };

/** Makes a file of a map. Its picture takes longest: it is drawn here, not when the map is compiled. */
export async function mapFileContent(
  { config, mapFilesOf }: Project,
  { slug, kind }: MapFilePlan,
  pictures: PictureDrawer,
): Promise<MadeFile> {
  const files = await mapFilesOf(slug);
  if (kind !== 'image') return { content: { type: 'text', text: files[kind] } };
  const { timeout } = config.markdown;
  const drawn = await pictures.ask(socialPicture(files.svg), timeout);
  switch (drawn.outcome) {
    case 'done':
      return 'png' in drawn.answer
        ? { content: { type: 'bytes', bytes: drawn.answer.png } }
        : { diagnostic: libraryMissing(slug, drawn.answer.missing) };
    case 'time':
      return { diagnostic: tooSlow(slug, timeout) };
    case 'memory':
      return { diagnostic: crashed(slug, 'drawing it takes too much memory') };
    case 'crash':
      return { diagnostic: crashed(slug, drawn.reason) };
  }
}

function libraryMissing(slug: string, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'map/picture-library',
    message: `${pictureOf(slug)} cannot be drawn, because the library that draws it cannot be loaded: ${firstLineOf(reason)}`,
    hint: 'Run "npm ci" on this machine: @resvg/resvg-js has a package of its own for each system.',
  };
}

function tooSlow(slug: string, milliseconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'map/picture-timeout',
    message: `${pictureOf(slug)} takes longer than ${milliseconds} ms to draw`,
    hint: `${WHERE_TO_LOOK}, or raise markdown.timeout in site.config.ts.`,
  };
}

function crashed(slug: string, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'map/picture-crashed',
    message: `${pictureOf(slug)} cannot be drawn: ${reason}`,
    hint: `${WHERE_TO_LOOK}.`,
  };
}

function pictureOf(slug: string): string {
  return `The picture for links to the map “${slug}”`;
}

function firstLineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

const WHERE_TO_LOOK =
  "Look at the map's entry in maps/catalogue/ and at the outlines that it names; leave it out until it can be drawn";
