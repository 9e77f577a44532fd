import type { Diagnostic, FileTools, MadeFile } from '@mapwright/site/source';
import type { SocialFile } from './social-file.ts';
import { socialPicture } from './social-picture.ts';

/** Draws the picture of a map for social networks. It takes long, so it is drawn here rather than when the map is compiled. */
export async function makeSocialPicture(
  { slug, caption, logo }: SocialFile,
  svg: string,
  { drawPicture, readText, timeout }: FileTools,
): Promise<MadeFile> {
  const mark = logo === null ? undefined : readText(logo.file);
  const drawn = await drawPicture(socialPicture(svg, caption, mark));
  switch (drawn.outcome) {
    case 'done':
      return { content: { type: 'bytes', bytes: drawn.png } };
    case 'no-library':
      return { diagnostic: libraryMissing(slug, drawn.reason) };
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
    hint: 'Run "npm ci" on this machine: @resvg/resvg-js has a separate package for each system.',
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
  "Check the map's entry in maps/catalogue/ and the outlines that it uses. Leave the map out until it can be drawn";
