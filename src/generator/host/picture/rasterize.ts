import { sharpFor } from '../raster/sharp-for.ts';
import { encodePng } from './encode-png.ts';

const sharp = sharpFor(['Svg']);

/** Their letters would be drawn in fonts of the machine. */
const TEXTS = /<text\b(?:[^>]*\/>|.*?<\/text\s*>)/gs;

/** The PNG of an SVG text in its own size. Texts in it are left out, so that every machine gives the same bytes. */
export async function rasterize(svg: string): Promise<Uint8Array> {
  const drawing = sharp(Buffer.from(svg.replaceAll(TEXTS, '')));
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return encodePng({ width, height, pixels: data }) ?? drawing.clone().png().toBuffer();
}
