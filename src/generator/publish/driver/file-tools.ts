import type { PictureDrawer } from '../../host/picture/picture-drawer.ts';
import type { DrawnPicture, FileTools } from '../../model/site-file.ts';

/** What the core does for the files of features; a picture may take `timeout` milliseconds. */
export function createFileTools(pictures: PictureDrawer, timeout: number): FileTools {
  return { timeout, drawPicture: async svg => toPicture(await pictures.ask(svg, timeout)) };
}

function toPicture(drawn: Awaited<ReturnType<PictureDrawer['ask']>>): DrawnPicture {
  if (drawn.outcome !== 'done') return drawn;
  const { answer } = drawn;
  return 'png' in answer
    ? { outcome: 'done', png: answer.png }
    : { outcome: 'no-library', reason: answer.missing };
}
