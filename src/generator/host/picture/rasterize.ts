import sharp from 'sharp';
import { encodePng } from './encode-png.ts';

// One picture at a time, and each only once.
sharp.concurrency(1);
sharp.cache(false);

/** Their letters would be drawn in fonts of the machine. */
const TEXTS = /<text\b(?:[^>]*\/>|.*?<\/text\s*>)/gs;

/**
 * The PNG of an SVG text in its own size. It shows what the text contains: texts in it are left out, and no file that it names is read, so that every
 * machine gives the same bytes.
 */
export async function rasterize(svg: string): Promise<Uint8Array> {
  const drawing = sharp(Buffer.from(svg.replaceAll(TEXTS, '')));
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return encodePng({ width, height, pixels: data }) ?? drawing.clone().png().toBuffer();
}
