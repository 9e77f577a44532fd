import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';

/** The PNG of an SVG text in its own size. Fonts of the machine are not looked at, so that every machine gives the same bytes. */
export function rasterize(svg: string): Uint8Array {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encodePng(picture) ?? picture.asPng();
}
