import { join } from 'node:path';
import type { PictureDrawer } from '../../host/picture/picture-drawer.ts';
import { readRegularFile } from '../../host/read-regular-file.js';
import type { DrawnPicture, FileTools } from '../../model/site-file.ts';

/** What the core does for the files of features; a picture may take `timeout` milliseconds. `root` is the site's folder. */
export function createFileTools(pictures: PictureDrawer, timeout: number, root: string): FileTools {
  return {
    timeout,
    drawPicture: async drawing => toPicture(await pictures.ask(drawing, timeout)),
    readText: file => new TextDecoder().decode(readRegularFile(join(root, file)) ?? new Uint8Array()),
  };
}

function toPicture(drawn: Awaited<ReturnType<PictureDrawer['ask']>>): DrawnPicture {
  if (drawn.outcome !== 'done') return drawn;
  const { answer } = drawn;
  return 'png' in answer
    ? { outcome: 'done', png: answer.png }
    : { outcome: 'no-library', reason: answer.missing };
}
