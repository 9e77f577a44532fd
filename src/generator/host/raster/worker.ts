import { contentHash } from '../../model/content-hash.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { readRegularFile } from '../read-regular-file.js';
import { serveWork } from '../work/serve-work.ts';
import type { PictureEncoding, PictureRequest } from './picture-encoder.ts';

serveWork(async ({ file, hash, variants }: PictureRequest): Promise<PictureEncoding> => {
  const loaded = await loadEncoder();
  if ('missing' in loaded) return loaded;
  const bytes = readRegularFile(file);
  // Thrown, because damage is remembered.
  if (bytes === null || contentHash(bytes) !== hash) throw new Error('the file changed during the build');
  try {
    return { encoded: await loaded.encodePicture(bytes, variants) };
  } catch (error) {
    return { damaged: messageOf(error) };
  }
});

/** Loaded here and not at the top: a machine may lack the library's binary, and that is worth words of its own. */
async function loadEncoder() {
  try {
    return await import('./encode.ts');
  } catch (error) {
    return { missing: messageOf(error) };
  }
}
