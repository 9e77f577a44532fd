import sharp from 'sharp';
import type { Drawing } from '../../model/site-file.ts';
import { encodePng, type Pixels } from './encode-png.ts';
import { layOver } from './lay-over.ts';

// One picture at a time, and each only once.
sharp.concurrency(1);
sharp.cache(false);

/** Their letters would be drawn in fonts of the machine. */
const TEXTS = /<text\b(?:[^>]*\/>|.*?<\/text\s*>)/gs;

/**
 * The PNG of a drawing in its own size. It shows what the text contains: texts in it are left out, and no file that it names is read, so
 * that every machine gives the same bytes.
 */
export async function rasterize({ svg, ground }: Drawing): Promise<Uint8Array> {
  const drawn = await draw(svg);
  const all = ground === undefined ? drawn : layOver(await drawGround(ground), drawn);
  return encodePng(all) ?? encodeAny(all);
}

async function draw(svg: string): Promise<Pixels> {
  const drawing = sharp(Buffer.from(svg.replaceAll(TEXTS, ''))).ensureAlpha();
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The last ground, which the next picture may have too. */
let lastGround: { readonly svg: string; readonly pixels: Promise<Pixels> } | undefined;

function drawGround(svg: string): Promise<Pixels> {
  if (lastGround?.svg !== svg) lastGround = { svg, pixels: draw(svg) };
  return lastGround.pixels;
}

function encodeAny({ width, height, pixels }: Pixels): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
