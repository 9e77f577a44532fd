import type { Drawing } from '../../model/site-file.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { serveWork } from '../work/serve-work.ts';
import type { PictureAnswer } from './picture-drawer.ts';

serveWork(async (drawing: Drawing): Promise<PictureAnswer> => {
  const loaded = await loadRasterizer();
  return 'missing' in loaded ? loaded : { png: await loaded.rasterize(drawing) };
});

/** Loaded here and not at the top: a machine may lack the library's binary, and that is worth words of its own. */
async function loadRasterizer() {
  try {
    return await import('./rasterize.ts');
  } catch (error) {
    return { missing: messageOf(error) };
  }
}
