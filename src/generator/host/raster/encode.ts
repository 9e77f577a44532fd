import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from '../../model/picture.ts';
import type { PictureRequest } from './picture-encoder.ts';
import { SETTINGS } from './settings.ts';

type Variant = PictureRequest['variants'][number];

// Equal bytes on machines with any number of processors; several pictures are made at once anyway.
sharp.concurrency(1);
sharp.cache(false);
// Whatever a file is called, only these formats are read: the library knows others, some of which run code or open further files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map(format => `VipsForeignLoad${format}Buffer`),
});

/**
 * An image in other formats and widths, turned as its camera was held, in sRGB, without its metadata. Throws an error if the image is damaged.
 */
export async function encodePicture(
  bytes: Uint8Array,
  variants: PictureRequest['variants'],
): Promise<readonly Uint8Array[]> {
  // Decoded once, and whole: a file must not depend on which others are made with it.
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encoded: Uint8Array[] = [];
  for (const variant of variants) {
    const decoded = sharp(data, { raw: { width, height, channels } });
    encoded.push(await inFormat(decoded.resize({ width: variant.width }), variant).toBuffer());
  }
  return encoded;
}

function inFormat(picture: Sharp, { format }: Variant): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif(SETTINGS.avif);
    case 'webp':
      return picture.webp(SETTINGS.webp);
  }
}
