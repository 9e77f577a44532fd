import { drawSheet } from '@mapwright/site/picture';
import type { FileTools, MadeFile } from '@mapwright/site/source';
import { type PagePicture, pagePicture } from './page-picture.ts';

/** Draws the picture of a page. */
export async function makePagePicture(picture: PagePicture, tools: FileTools): Promise<MadeFile> {
  const { path, logo, outline } = picture;
  const textOf = (file: PagePicture['logo']) => (file === null ? undefined : tools.readText(file.file));
  const sheet = pagePicture(picture, { logo: textOf(logo), outline: textOf(outline) });
  const subject = {
    picture: `The picture for links to the page ${path}`,
    hint: outline === null ? 'Check the logo of the navbar' : `Check ${outline.file}`,
    codes: {
      library: 'social/picture-library',
      timeout: 'social/picture-timeout',
      crashed: 'social/picture-crashed',
    },
  };
  return drawSheet(sheet, subject, tools);
}
