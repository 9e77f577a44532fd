import { mapsWords } from '@mapwright/site/words';
import { writeSvg } from './export-svg.ts';
import { setAttributes } from './svg-elements.ts';

/** The browser could not draw the picture, usually because it is too large for a canvas. */
export class PngExportError extends Error {
  override readonly name = 'PngExportError';
}

/** Draws a picture as a PNG that is `width` pixels wide. Changes the size of the picture; throws `PngExportError`. */
export async function exportPng(picture: SVGSVGElement, width: number): Promise<Blob> {
  const height = Math.round(width / ratioOf(picture.getAttribute('viewBox')));
  // Some browsers draw at this size before they scale.
  setAttributes(picture, { width, height });
  const image = await loadImage(writeSvg(picture));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return toBlob(canvas);
}

/** Width divided by height of a viewBox; 1 for none. */
export function ratioOf(viewBox: string | null): number {
  const [, , width, height] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width && height ? width / height : 1;
}

/** Uses a `data:` URL, because the site's policy allows it for images, unlike `blob:`. */
async function loadImage(svgText: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText)}`;
  try {
    await image.decode();
  } catch (cause) {
    throw new PngExportError(mapsWords.pictureNotDrawn, { cause });
  }
  return image;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => {
      if (blob) resolve(blob);
      else reject(new PngExportError(mapsWords.pictureTooLarge));
    }, 'image/png');
  });
}
