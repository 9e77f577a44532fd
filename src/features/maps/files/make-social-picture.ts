import { drawSheet } from '@mapwright/site/picture';
import type { FileTools, MadeFile } from '@mapwright/site/source';
import type { SocialFile } from './social-file.ts';
import { socialPicture } from './social-picture.ts';

/** Draws the picture of a map for social networks. It takes long, so it is drawn here rather than when the map is compiled. */
export async function makeSocialPicture(
  { slug, caption, logo }: SocialFile,
  svg: string,
  tools: FileTools,
): Promise<MadeFile> {
  const mark = logo === null ? undefined : tools.readText(logo.file);
  const subject = {
    picture: `The picture for links to the map “${slug}”`,
    hint: WHERE_TO_LOOK,
    codes: {
      library: 'map/picture-library',
      timeout: 'map/picture-timeout',
      crashed: 'map/picture-crashed',
    },
  };
  return drawSheet({ svg: socialPicture(svg, caption, mark) }, subject, tools);
}

const WHERE_TO_LOOK =
  'Check the map’s entry in maps/catalogue/ and the outlines that it uses. Leave the map out until it can be drawn.';
